import { loadUsers } from '#domains/accounts/server/index.ts'
import { loadApprovals } from '#domains/approvals/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Page, Paging } from '#platform/server/list-page.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import { money } from '#platform/shared/money.ts'
import type { RunStatus } from '../../contract/payroll-limits.ts'
import type { PayrollRun, PayrollRunRecord, RunPreview } from '../../contract.ts'
import { PAYROLL } from './approvals.ts'
import { type DraftInput, draftRun } from './draft-run.ts'
import { toLineView } from './line-view.ts'
import { findRun, listRunRows, type RunRow } from './runs.sql.ts'

export async function listRuns(
  { services: { db }, membership: { workspaceId } }: WorkspaceContext,
  { status, ...paging }: Paging & { status?: RunStatus | undefined },
): Promise<Page<PayrollRun> & { total: Total }> {
  const { items, ...page } = await listRunRows(db, { workspaceId, status }, paging)
  return { items: await toRuns(db, items), ...page }
}

/** Fails with NOT_FOUND. */
export async function getRun({ services: { db }, membership, userId }: WorkspaceContext, runId: string): Promise<PayrollRunRecord> {
  const row = await loadRun(db, membership.workspaceId, runId)
  const [run] = await toRuns(db, [row])
  const approval = (await loadApprovals({ db }, PAYROLL, [runId])).get(runId)
  if (!run) throw notFound()
  const decider = approval?.decidedBy && (await loadUsers(db, [approval.decidedBy])).get(approval.decidedBy)
  return {
    ...run,
    approval: approval
      ? { requestId: approval.requestId, status: approval.status, decidedBy: decider ? decider.name : null, note: approval.note }
      : null,
    own: row.createdBy === userId,
  }
}

/** Fails like `draftRun`. */
export async function previewRun(
  { services: { db }, membership: { workspaceId } }: WorkspaceContext,
  input: DraftInput,
): Promise<RunPreview> {
  const { slips, period, salaryMinor, roundingMinor, totalMinor } = await draftRun(db, workspaceId, input)
  return {
    payPeriod: input.payPeriod,
    people: slips.length,
    salaries: money(salaryMinor),
    total: money(totalMinor),
    rounding: money(roundingMinor),
    dayRule: period.dayRule,
    periodDays: period.days.length,
    slips: slips.map(({ person: { id, name, position }, lines, netMinor }) => ({
      employee: { id, name, position },
      lines: lines.map(toLineView),
      net: money(netMinor),
    })),
  }
}

/** Fails with NOT_FOUND if it is missing or another workspace's. */
export async function loadRun(db: Db, workspaceId: string, runId: string): Promise<RunRow> {
  const row = await findRun(db, workspaceId, runId)
  if (!row) throw notFound()
  return row
}

async function toRuns(db: Db, rows: readonly RunRow[]): Promise<PayrollRun[]> {
  const users = await loadUsers(
    db,
    rows.flatMap(({ createdBy }) => createdBy ?? []),
  )
  return rows.map(({ id, payPeriod, paymentDate, status, people, dayRule, periodDays, createdAt, createdBy, endedAt, ...sums }) => ({
    id,
    payPeriod,
    paymentDate,
    status,
    people,
    salaries: money(sums.salaryMinor),
    total: money(sums.totalMinor),
    rounding: money(sums.roundingMinor),
    dayRule,
    periodDays,
    createdBy: users.get(createdBy ?? '')?.name ?? null,
    createdAt: createdAt.toISOString(),
    paidAt: status === 'Paid' ? (endedAt?.toISOString() ?? null) : null,
  }))
}
