import { defineTask, enqueue } from '#platform/server/jobs.ts'
import { type Tx, transactAsSystem } from '#platform/server/transact.ts'
import { releaseSale } from './record-sale.ts'

/** Runs when a vendor order's return window ends. */
export const releaseEarnings = defineTask<{ part: string }>('finance:releaseEarnings', async (services, { part }) => {
  await transactAsSystem(services, (tx) => releaseSale(tx, part))
})

export async function scheduleRelease(tx: Tx, part: string, dueAt: Date): Promise<void> {
  await enqueue(tx, releaseEarnings, { part }, dueAt)
}
