import type { Services } from '#platform/server/services.ts'
import type { MeView, Preferences } from '../contract.ts'
import { hasSecondFactor } from './second-factors.sql.ts'
import { parseTheme } from './theme.ts'
import { toUserView } from './user-view.ts'
import { type Account, findMe } from './users.sql.ts'

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
  const { email, role, emailProof, createdAt, language, digits, currency, timeZone, browserTimeZone, theme, dashboard, notifications } = me
  return {
    ...toUserView(me),
    email,
    role,
    emailProof,
    emailVerified: emailProof !== 'none',
    mustConfirmEmail: services.mailer.delivers && emailProof !== 'mailed',
    createdAt: createdAt.toISOString(),
    reauthenticatedUntil: reauthenticatedUntil?.toISOString() ?? null,
    secondFactorDue: (await findSecondFactorDue(services, me))?.toISOString() ?? null,
    preferences: {
      language,
      digits,
      currency,
      timeZone,
      browserTimeZone,
      dashboard,
      theme: parseTheme(services, userId, theme),
      notifications: notificationFlags(notifications),
    },
  }
}
