import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { type RunStatus, spanOfPeriod } from '../../contract/payroll-limits.ts'
import { askApproval, needsSecondPerson } from './ask-approval.ts'
import { type DraftInput, type DraftRun, draftRun } from './draft-run.ts'
import { lockPayroll } from './paid-periods.sql.ts'
import { runStates } from './run-states.ts'
import { findRunOf, insertRun, type RunRow } from './runs.sql.ts'
import { insertLines, insertSlips } from './slips.sql.ts'
import { startRun } from './start-run.ts'

type Input = DraftInput & { paymentDate: string; expectedTotalMinor?: number | undefined }

/**
 * Freezes the payslips of a period. Fails like `draftRun`, with NO_EMPLOYEES, PAYMENT_TOO_EARLY, PREVIEW_CHANGED, and with PERIOD_TAKEN,
 * also for one of two at once.
 */
export async function createRun(ctx: WorkspaceContext, input: Input): Promise<{ id: string; status: RunStatus }> {
  const { workspaceId } = ctx.membership
  const { payPeriod, paymentDate, expectedTotalMinor } = input
  if (paymentDate < spanOfPeriod(payPeriod).from) throw new Failure('PAYMENT_TOO_EARLY')
  return transact(ctx, async (tx) => {
    await lockPayroll(tx.db, workspaceId)
    const taken = await findRunOf(tx.db, workspaceId, payPeriod)
    if (taken) throw new Failure('PERIOD_TAKEN', { payPeriod, status: taken.status })
    const draft = await draftRun(tx.db, workspaceId, input)
    if (draft.slips.length === 0) throw new Failure('NO_EMPLOYEES')
    if (expectedTotalMinor !== undefined && expectedTotalMinor !== draft.totalMinor) throw new Failure('PREVIEW_CHANGED')
    const run = await storeRun(tx, { workspaceId, payPeriod, paymentDate, createdBy: ctx.userId, createdAt: tx.now }, draft)
    const asked = { ...run, createdBy: ctx.userId }
    if (!(await needsSecondPerson(tx, asked))) return { id: run.id, status: await startRun(tx, run) }
    await askApproval(tx, asked)
    return { id: run.id, status: run.status }
  })
}

type NewRun = Pick<RunRow, 'workspaceId' | 'payPeriod' | 'paymentDate' | 'createdBy' | 'createdAt'>

/** Stores a run in its first state, with its slips. */
export async function storeRun(tx: Tx, run: NewRun, { slips, period, ...sums }: DraftRun): Promise<RunRow> {
  const { salaryMinor, roundingMinor, totalMinor } = sums
  const row: RunRow = {
    ...run,
    id: newId('payroll'),
    status: runStates.first,
    people: slips.length,
    salaryMinor,
    roundingMinor,
    totalMinor,
    dayRule: period.dayRule,
    periodDays: period.days.length,
    dueAt: null,
    endedAt: null,
  }
  if (!(await insertRun(tx.db, row))) throw new Failure('PERIOD_TAKEN', { payPeriod: run.payPeriod, status: 'Processing' })
  const numbered = slips.map((slip, at) => ({ ...slip, id: newId('payslip'), number: at + 1 }))
  await insertSlips(
    tx.db,
    { runId: row.id, workspaceId: run.workspaceId },
    numbered.map(({ id, number, netMinor, person }) => {
      const { id: employeeId, name, position, department, language } = person
      return { id, number, netMinor, employeeId, name, position, department, language }
    }),
  )
  await insertLines(
    tx.db,
    numbered.flatMap(({ id, lines }) => lines.map((line, position) => ({ ...line, payslipId: id, position }))),
  )
  return row
}
