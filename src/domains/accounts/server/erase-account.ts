/** Erases accounts domain by domain. An interrupted erasure starts over; every step can be repeated. */
import { defineTask } from '#platform/server/jobs.ts'
import type { Services } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { loadLeavingBefore } from './personal-data.sql.ts'
import { findAccount } from './users.sql.ts'

/** After this time all retries of the task are over. */
const RETRY_AFTER_MS = 3 * 3600_000

export const eraseAccount = defineTask<{ userId: string }>('accounts:eraseAccount', (services, { userId }) =>
  eraseInAllDomains(services, userId),
)

/** Runs hourly and retries erasures that were given up. A failing one does not stop the others. */
export const retryErasures = defineTask(
  'accounts:retryErasures',
  async (services) => {
    const failures: unknown[] = []
    for (const userId of await loadLeavingBefore(services.db, new Date(services.now().getTime() - RETRY_AFTER_MS)))
      await eraseInAllDomains(services, userId).catch((error: unknown) => failures.push(error))
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be erased`)
  },
  '43 * * * *',
)

/**
 * Erases each domain in its own transaction, in reverse dependency order, because a domain's erasure may need the data of the domains
 * below it.
 */
async function eraseInAllDomains(services: Services, userId: string): Promise<void> {
  if (!(await findAccount(services.db, userId))?.deletionRequestedAt) return
  for (const { personalData } of services.resources.personalData.toReversed())
    await transactAsSystem(services, (tx) => personalData.erase(tx, userId))
}
