import { defineTask } from '#platform/server/jobs.ts'
import { transactAs } from '#platform/server/transact.ts'
import { releaseSale } from './keep-sale.ts'

/** Due when nothing of a part can come back any more. */
export const releaseEarnings = defineTask<{ part: string }>('finance:release', async (kernel, { part }) => {
  await transactAs(kernel, (tx) => releaseSale(tx, part))
})
