import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { BalanceType } from '../../contract/leave-limits.ts'
import type { BalanceRecord } from '../../contract.ts'
import { freeMicros } from './balances.rules.ts'
import { loadBalanceRecord } from './balances.ts'
import { grantLeave } from './grant-leave.ts'
import { DAY_MICROS, toDays } from './leave-days.rules.ts'
import { insertEntries, loadBalances, lockEmployee } from './ledger.sql.ts'

type Correction = { employeeId: string; type: BalanceType; year: number; hundredths: number; note: string }

/** Adds days to a balance, or takes free ones away. Fails with NOT_FOUND and NOT_ENOUGH_LEAVE. */
export async function createLeaveCorrection(ctx: WorkspaceContext, correction: Correction): Promise<BalanceRecord> {
  const { userId, membership } = ctx
  const { workspaceId } = membership
  const { employeeId, type, year, hundredths, note } = correction
  const micros = (hundredths * DAY_MICROS) / 100
  return transact(ctx, async (tx) => {
    if (!(await lockEmployee(tx.db, workspaceId, employeeId))) throw notFound()
    await grantLeave(tx, workspaceId, employeeId)
    const current = (await loadBalances(tx.db, { workspaceId, employeeId, type, years: [year] })).get(year)
    const free = current ? freeMicros(current) : 0
    if (free + micros < 0) throw new Failure('NOT_ENOUGH_LEAVE', { year, left: toDays(free), asked: toDays(-micros) })
    const entry = { workspaceId, employeeId, type, year, kind: 'correction', requestId: null, note, createdBy: userId } as const
    await insertEntries(tx.db, [{ ...entry, day: tx.now.toISOString().slice(0, 10), micros, createdAt: tx.now }])
    return loadBalanceRecord(tx.db, workspaceId, employeeId, year)
  })
}
