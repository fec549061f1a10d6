import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { loadEmployeeView } from '../employees.ts'
import { deletePay } from './pay.sql.ts'

/** The pay before it goes on. Removing twice is removing once. Fails with NOT_FOUND for a missing employee. */
export async function removePay(
  ctx: WorkspaceContext,
  { employeeId, startsOn }: { employeeId: string; startsOn: string },
): Promise<Record<string, never>> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    await loadEmployeeView(tx.db, workspaceId, employeeId)
    await deletePay(tx.db, { workspaceId, employeeId, startsOn })
    return {}
  })
}
