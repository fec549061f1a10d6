import { fileUrl } from '#platform/server/files/file-key.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { Services } from '#platform/server/services.ts'
import type { MeView, Preferences } from '../contract.ts'
import { hasSecondFactor } from './second-factors.sql.ts'
import { parseTheme } from './theme.ts'
import { type Account, findMe } from './users.sql.ts'

/** URL of the smallest avatar variant that is sharp in lists; null shows the generated avatar. */
export function avatarUrlFor(avatar: Picture | null): string | null {
  const source = avatar?.sources.find(({ width }) => width >= 160) ?? avatar?.sources.at(-1)
  return source ? fileUrl(source.key) : null
}

/** Missing flags count as on (spec §4). */
export function notificationFlags(switched: Partial<Preferences['notifications']>): Preferences['notifications'] {
  return { newFollowers: true, postLikes: true, postComments: true, newMessages: true, ...switched }
}

async function findSecondFactorDue({ db, demo }: Services, { id, role, createdAt, secondFactorDue }: Account): Promise<Date | null> {
  if (demo || role !== 'admin' || (await hasSecondFactor(db, id))) return null
  return secondFactorDue ?? createdAt
}

/** The signed-in user for themselves; null when the account no longer exists. */
export async function loadMeView(services: Services, userId: string, reauthenticatedUntil: Date | null): Promise<MeView | null> {
  const me = await findMe(services.db, userId)
  if (!me) return null
  const { id, username, email, role, emailProof, createdAt, avatar, language, digits, theme, dashboard, notifications } = me
  return {
    id,
    username,
    email,
    role,
    emailProof,
    avatarUrl: avatarUrlFor(avatar),
    emailVerified: emailProof !== 'none',
    mustConfirmEmail: services.mailer.delivers && emailProof !== 'mailed',
    createdAt: createdAt.toISOString(),
    reauthenticatedUntil: reauthenticatedUntil?.toISOString() ?? null,
    secondFactorDue: (await findSecondFactorDue(services, me))?.toISOString() ?? null,
    preferences: {
      language,
      digits,
      dashboard,
      theme: parseTheme(services, userId, theme),
      notifications: notificationFlags(notifications),
    },
  }
}
