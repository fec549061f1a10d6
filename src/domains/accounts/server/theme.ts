import type { Services } from '#platform/server/services.ts'
import { DEFAULT_THEME, type Theme } from '#platform/shared/theme.ts'
import { theme } from '../contract/views.ts'
import { findStoredTheme } from './profiles.sql.ts'

/** The theme of a member; null when they never chose one. */
export async function loadTheme(services: Services, userId: string): Promise<Theme | null> {
  return parseTheme(services, userId, (await findStoredTheme(services.db, userId))?.theme ?? null)
}

/** Validates a stored theme. An invalid one is logged and replaced by the default (spec §8). */
export function parseTheme({ log }: Pick<Services, 'log'>, userId: string, stored: unknown): Theme | null {
  if (stored === null) return null
  const { success, data } = theme.safeParse(stored)
  if (success) return data
  log.warn({ userId }, 'a stored theme is invalid, showing the default')
  return DEFAULT_THEME
}
