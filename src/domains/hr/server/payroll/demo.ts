/** Pay of the demo employees, and the payroll of the last two months. */
import type { Tx } from '#platform/server/transact.ts'
import { spanOfPeriod } from '../../contract/payroll-limits.ts'
import { storeRun } from './create-run.ts'
import { draftRun } from './draft-run.ts'
import { insertPay } from './pay.sql.ts'
import { moveRun } from './runs.sql.ts'

type Employee = { id: string; hireDate: string; yearly: number }

/** `yearly`: in dollars. */
export async function seedPayroll(tx: Tx, workspaceId: string, employees: readonly Employee[]): Promise<void> {
  for (const { id, hireDate, yearly } of employees) {
    await insertPay(tx.db, { workspaceId, employeeId: id, startsOn: hireDate, yearlyMinor: yearly * 100, createdAt: tx.now })
  }
  for (const back of [2, 1]) {
    const payPeriod = new Date(Date.UTC(tx.now.getUTCFullYear(), tx.now.getUTCMonth() - back, 1)).toISOString().slice(0, 7)
    const { until: paymentDate } = spanOfPeriod(payPeriod)
    const paidAt = new Date(`${paymentDate}T09:00:00Z`)
    const [packer] = employees.slice(-2)
    const bonus = { kind: 'addition', label: 'Season bonus', amountMinor: 150_00 } as const
    const adjustments = back === 1 && packer ? [{ ...bonus, employeeId: packer.id }] : []
    const draft = await draftRun(tx.db, workspaceId, { payPeriod, adjustments })
    const { id } = await storeRun(tx, { workspaceId, payPeriod, paymentDate, createdBy: null, createdAt: paidAt }, draft)
    await moveRun(tx.db, id, 'PendingApproval', { status: 'Processing', dueAt: paidAt })
    await moveRun(tx.db, id, 'Processing', { status: 'Paid', endedAt: paidAt })
  }
}
