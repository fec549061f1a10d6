import { findAccount } from '#domains/accounts/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { Services } from '#platform/server/services.ts'
import { type FilterMatch, findFilterMatch } from '../contract/text-filter.ts'
import { filterSettings } from './filter-settings.sql.ts'

const DAY_MS = 86_400_000

/**
 * What becomes of texts that a member wants to publish. `hold`: the caller stores them hidden from everybody else and calls `holdRecord`;
 * `refuse`: the caller fails with TEXT_REFUSED.
 */
export async function filterTexts(
  { services, userId }: { services: Pick<Services, 'db' | 'now'>; userId: string },
  texts: readonly string[],
): Promise<'ok' | 'hold' | 'refuse'> {
  return (await findMatch(services.db, userId, texts, services.now()))?.action ?? 'ok'
}

export async function findMatch(db: Db, userId: string, texts: readonly string[], now: Date): Promise<FilterMatch | null> {
  const settings = await filterSettings.load(db)
  const isNewAccount = await isNewerThan(db, userId, settings.newAccountDays, now)
  return findFilterMatch(settings, texts, { isNewAccount })
}

async function isNewerThan(db: Db, userId: string, days: number, now: Date): Promise<boolean> {
  if (days === 0) return false
  const account = await findAccount(db, userId)
  return account !== undefined && now.getTime() - account.createdAt.getTime() < days * DAY_MS
}
