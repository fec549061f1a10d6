import { fileUrl } from '#platform/server/files/file-key.ts'
import type { Kernel } from '#platform/server/kernel.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { MeView, Preferences } from '../contract.ts'
import { readTheme } from './theme.ts'
import { meOf } from './users.sql.ts'

/** The address of the smallest rendition that is sharp enough for a list; null shows the generated picture. */
export function avatarUrlOf(avatar: Picture | null): string | null {
  const source = avatar?.sources.find(({ width }) => width >= 160) ?? avatar?.sources.at(-1)
  return source ? fileUrl(source.key) : null
}

/** A flag that is absent counts as on (spec §4). */
export function notificationFlags(switched: Partial<Preferences['notifications']>): Preferences['notifications'] {
  return { newFollowers: true, postLikes: true, postComments: true, newMessages: true, ...switched }
}

/** The signed-in user for themselves; null when the account is gone meanwhile. */
export async function meView(kernel: Kernel, userId: string, proven: Date | null): Promise<MeView | null> {
  const me = await meOf(kernel.db, userId)
  if (!me) return null
  const { id, username, email, role, emailProof, createdAt, avatar, language, digits, theme, notifications } = me
  return {
    ...{ id, username, email, role, emailProof },
    avatarUrl: avatarUrlOf(avatar),
    emailVerified: emailProof !== 'none',
    createdAt: createdAt.toISOString(),
    reauthenticatedUntil: proven?.toISOString() ?? null,
    preferences: { language, digits, theme: readTheme(kernel, userId, theme), notifications: notificationFlags(notifications) },
  }
}
