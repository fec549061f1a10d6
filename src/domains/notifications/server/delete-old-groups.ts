import type { Services } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { deleteUnneeded, findUnreadBefore } from './retention.sql.ts'
import { withdrawFrom } from './withdraw-notices.ts'

const DAY_MS = 86_400_000
const BATCH = 1000

/** Runs nightly: deletes notifications 90 days after they were read, a day after they were cleared, and after a year in any case. */
export async function deleteOldGroups(services: Services): Promise<void> {
  const daysAgo = (days: number) => new Date(services.now().getTime() - days * DAY_MS)
  const unneeded = { readBefore: daysAgo(90), clearedBefore: daysAgo(1), limit: BATCH }
  while ((await deleteUnneeded(services.db, unneeded)) > 0);
  for (;;) {
    const old = await findUnreadBefore(services.db, daysAgo(365), BATCH)
    if (old.length === 0) return
    await transactAsSystem(services, (tx) => withdrawFrom(tx, old, null))
  }
}
