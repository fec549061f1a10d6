import type { WorkspaceContext } from '#platform/server/services.ts'
import { money } from '#platform/shared/money.ts'
import type { PayView } from '../../contract.ts'
import { loadEmployeeView } from '../employees.ts'
import { loadPay, type PayRow } from './pay.sql.ts'

/** Fails with NOT_FOUND. */
export async function listPay({ services: { db }, membership: { workspaceId } }: WorkspaceContext, employeeId: string): Promise<PayView[]> {
  await loadEmployeeView(db, workspaceId, employeeId)
  return (await loadPay(db, workspaceId, employeeId)).map(toPayView)
}

export function toPayView({ yearlyMinor, ...row }: PayRow): PayView {
  return { ...row, yearly: money(yearlyMinor) }
}
