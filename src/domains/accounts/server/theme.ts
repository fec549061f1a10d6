import type { Kernel } from '#platform/server/kernel.ts'
import { DEFAULT_THEME, type Theme } from '#platform/shared/theme.ts'
import { theme } from '../contract/views.ts'
import { storedTheme } from './profiles.sql.ts'

/** The theme a member keeps; null: they never chose one. */
export async function themeOf(kernel: Kernel, userId: string): Promise<Theme | null> {
  return readTheme(kernel, userId, (await storedTheme(kernel.db, userId))?.theme ?? null)
}

/** What is stored as the contract knows it. What cannot be read is logged, and the default shown (spec §8). */
export function readTheme({ log }: Pick<Kernel, 'log'>, userId: string, stored: unknown): Theme | null {
  if (stored === null) return null
  const { success, data } = theme.safeParse(stored)
  if (success) return data
  log.warn({ userId }, 'a stored theme cannot be read: the default is shown')
  return DEFAULT_THEME
}
