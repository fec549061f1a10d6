/** Approvals of payroll runs. */
import { needsApproval, requestApproval } from '#domains/approvals/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import { PAYROLL } from './approvals.ts'
import type { RunRow } from './runs.sql.ts'

type AskedRun = RunRow & { createdBy: string }

const toAsked = ({ id, workspaceId, createdBy }: AskedRun) => ({
  kind: PAYROLL,
  workspaceId,
  resource: { type: 'payrollRun', id },
  authorId: createdBy,
})

/** The limit is compared with the total. */
export async function needsSecondPerson(tx: Tx, run: AskedRun): Promise<boolean> {
  return needsApproval(tx, { ...toAsked(run), amountMinor: run.totalMinor })
}

/** The request stores no amount: its author's export and substitutes would show it. Who decides sees the run itself. */
export async function askApproval(tx: Tx, run: AskedRun): Promise<void> {
  await requestApproval(tx, { ...toAsked(run), amountMinor: null, params: { period: run.payPeriod } })
}
