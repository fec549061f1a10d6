import type { Db } from '#platform/server/db.ts'
import { loadTakedownTimes, lockForSale } from './takedowns.sql.ts'

/**
 * Those of the variants whose product is taken down and was so at a moment, or at any time with null. Nobody takes the others down until
 * the caller's transaction ends.
 */
export async function filterTakenDown(db: Db, variantIds: readonly string[], at: Date | null): Promise<Set<string>> {
  await lockForSale(db, variantIds)
  const times = await loadTakedownTimes(db, variantIds)
  return new Set(times.filter(({ takenDownAt }) => at === null || takenDownAt <= at).map(({ variantId }) => variantId))
}
