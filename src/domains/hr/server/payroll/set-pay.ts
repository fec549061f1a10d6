import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { loadEmployeeView } from '../employees.ts'
import { findPay, insertPay, savePay } from './pay.sql.ts'
import { toPayView } from './pay.ts'

type Input = { employeeId: string; startsOn: string; version: number; yearlyMinor: number }

/**
 * Sets the yearly pay from a day on. Payslips that exist stay as they are (hazard 32). Fails with NOT_FOUND, and with STALE and the pay that
 * begins on that day now. The reply names no amount, because replies are stored for repeated requests.
 */
export async function setPay(ctx: WorkspaceContext, { version, yearlyMinor, ...target }: Input): Promise<{ version: number }> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    await loadEmployeeView(tx.db, workspaceId, target.employeeId)
    const key = { ...target, workspaceId }
    const saved =
      version === 0
        ? await insertPay(tx.db, { ...key, yearlyMinor, createdAt: tx.now })
        : await savePay(tx.db, { ...key, yearlyMinor, version })
    if (saved) return { version: version + 1 }
    const current = await findPay(tx.db, key)
    // Somebody removed it: then the pay begins again.
    if (!current) {
      await insertPay(tx.db, { ...key, yearlyMinor, createdAt: tx.now })
      return { version: 1 }
    }
    throw new Failure('STALE', { current: toPayView(current) })
  })
}
