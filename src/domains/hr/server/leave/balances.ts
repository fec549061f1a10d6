import { loadUsers } from '#domains/accounts/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { Page, Paging } from '#platform/server/list-page.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import { BALANCE_TYPES } from '../../contract/leave-limits.ts'
import type { BalanceRecord, BalanceView, EmployeeBalances } from '../../contract.ts'
import { loadEmployeeView } from '../employees.ts'
import { type Balance, freeMicros } from './balances.rules.ts'
import { listBalanceRows, loadEntries } from './balances.sql.ts'
import { toDays } from './leave-days.rules.ts'
import { loadBalances } from './ledger.sql.ts'

export async function listBalances(
  { services, membership: { workspaceId } }: WorkspaceContext,
  { year, q, ...paging }: Paging & { year: number; q?: string | undefined },
): Promise<Page<EmployeeBalances> & { total: Total }> {
  const today = services.now().toISOString().slice(0, 10)
  const { items, ...page } = await listBalanceRows(services.db, { workspaceId, year, q, today }, paging)
  return {
    items: items.map(({ id, name, department, annual, annualPending, sick, sickPending }) => ({
      employee: { id, name, department },
      annual: toBalanceView({ balance: annual, pending: annualPending }),
      sick: toBalanceView({ balance: sick, pending: sickPending }),
    })),
    ...page,
  }
}

/** Fails with NOT_FOUND. */
export async function getBalance(
  { services, membership }: WorkspaceContext,
  { employeeId, year }: { employeeId: string; year: number },
): Promise<BalanceRecord> {
  return loadBalanceRecord(services.db, membership.workspaceId, employeeId, year)
}

/** Fails with NOT_FOUND. */
export async function loadBalanceRecord(db: Db, workspaceId: string, employeeId: string, year: number): Promise<BalanceRecord> {
  const { name, department } = await loadEmployeeView(db, workspaceId, employeeId)
  const [annual, sick] = await Promise.all(
    BALANCE_TYPES.map(async (type) => (await loadBalances(db, { workspaceId, employeeId, type, years: [year] })).get(year)),
  )
  const entries = await loadEntries(db, workspaceId, employeeId, year)
  const users = await loadUsers(db, [...new Set(entries.flatMap(({ createdBy }) => createdBy ?? []))])
  const none = { balance: 0, pending: 0 }
  return {
    employee: { id: employeeId, name, department },
    year,
    annual: toBalanceView(annual ?? none),
    sick: toBalanceView(sick ?? none),
    entries: entries.map(({ id, micros, createdBy, ...entry }) => ({
      ...entry,
      id: String(id),
      days: toDays(micros),
      createdBy: createdBy === null ? null : (users.get(createdBy)?.name ?? ''),
    })),
  }
}

function toBalanceView({ balance, pending }: Balance): BalanceView {
  return { balance: toDays(balance), pending: toDays(pending), free: toDays(freeMicros({ balance, pending })) }
}
