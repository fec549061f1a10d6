import { loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import type { Page, Paging } from '#platform/server/list-page.ts'
import type { MemberContext, WorkspaceContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import { money } from '#platform/shared/money.ts'
import type { MyPayslip, PayslipView } from '../../contract.ts'
import { toLineView } from './line-view.ts'
import { loadRun } from './runs.ts'
import { listSlipRows, listSlipsOf, loadLines } from './slips.sql.ts'

/** Fails with NOT_FOUND. */
export async function listSlips(
  { services: { db }, membership: { workspaceId } }: WorkspaceContext,
  { runId, q, ...paging }: Paging & { runId: string; q?: string | undefined },
): Promise<Page<PayslipView> & { total: Total }> {
  await loadRun(db, workspaceId, runId)
  const { items, ...page } = await listSlipRows(db, { runId, q }, paging)
  const lines = await loadLines(
    db,
    items.map(({ id }) => id),
  )
  return {
    items: items.map(({ id, number, employeeId, name, position, netMinor }) => ({
      id,
      number,
      employee: { id: employeeId, name, position },
      lines: (lines.get(id) ?? []).map(toLineView),
      net: money(netMinor),
    })),
    ...page,
  }
}

/** Without the rounding of the run, which is the employer's. */
export async function listMyPayslips({ services: { db }, userId }: MemberContext, paging: Paging): Promise<Page<MyPayslip>> {
  const { items, ...page } = await listSlipsOf(db, userId, paging)
  const lines = await loadLines(
    db,
    items.map(({ id }) => id),
  )
  const names = await loadWorkspaceNames(
    db,
    items.map(({ workspaceId }) => workspaceId),
  )
  return {
    items: items.map(({ id, number, workspaceId, payPeriod, paymentDate, dayRule, periodDays, netMinor }) => ({
      id,
      number,
      employer: names.get(workspaceId) ?? '',
      payPeriod,
      paymentDate,
      dayRule,
      periodDays,
      lines: (lines.get(id) ?? []).map(toLineView),
      net: money(netMinor),
    })),
    ...page,
  }
}
