/** Erasing an account, domain by domain. Whoever is killed in the middle begins again: what is gone stays gone. */
import { defineTask } from '#platform/server/jobs.ts'
import type { Kernel } from '#platform/server/kernel.ts'
import { transactAs } from '#platform/server/transact.ts'
import { leavingSinceBefore } from './personal.sql.ts'
import { accountById } from './users.sql.ts'

/** By then all tries of the task are over. */
const GIVEN_UP_MS = 3 * 3600_000

export const eraseAccount = defineTask<{ userId: string }>('accounts:eraseAccount', (kernel, { userId }) => erase(kernel, userId))

/** Hourly: whose erasure was given up is tried again, for as long as it takes. One that fails keeps none of the others. */
export const finishErasures = defineTask(
  'accounts:finishErasures',
  async (kernel) => {
    const failures: unknown[] = []
    for (const userId of await leavingSinceBefore(kernel.db, new Date(kernel.now().getTime() - GIVEN_UP_MS)))
      await erase(kernel, userId).catch((error: unknown) => failures.push(error))
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be erased`)
  },
  '43 * * * *',
)

/** Each domain in a transaction of its own, from the last in the line to the first: what is erased may need what it stands on. */
async function erase(kernel: Kernel, userId: string): Promise<void> {
  if (!(await accountById(kernel.db, userId))?.leavingSince) return
  for (const { personal } of kernel.subjects.personal.toReversed()) await transactAs(kernel, (tx) => personal.erase(tx, userId))
}
