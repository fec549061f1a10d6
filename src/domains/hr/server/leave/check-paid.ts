import type { Db } from '#platform/server/db.ts'
import { Failure } from '#platform/server/failure.ts'
import type { LeaveType } from '../../contract/leave-limits.ts'
import { findPaidPeriod } from '../payroll/paid-periods.sql.ts'

type Span = { workspaceId: string; type: LeaveType; startDate: string; endDate: string }

/** Unpaid leave lowers the pay of its days, so it can't change in a period that is paid. Fails with PERIOD_PAID (hazard 28). */
export async function checkPaid(db: Db, span: Span): Promise<void> {
  const paid = await findPaid(db, span)
  if (paid) throw new Failure('PERIOD_PAID', paid)
}

export async function findPaid(db: Db, { workspaceId, type, startDate, endDate }: Span): Promise<{ payPeriod: string } | null> {
  return type === 'unpaid' ? findPaidPeriod(db, workspaceId, startDate, endDate) : null
}
