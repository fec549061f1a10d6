import { defineTask } from '#platform/server/jobs.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { payRun } from './pay-run.ts'

/** Pays a run that is due. */
export const completePayroll = defineTask<{ runId: string }>('hr:completePayroll', async (services, { runId }) => {
  await transactAsSystem(services, (tx) => payRun(tx, runId))
})
