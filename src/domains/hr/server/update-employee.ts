import { employeeChanged } from '#events/hr.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { EmployeeInput, EmployeeView } from '../contract.ts'
import { findEmployee, saveEmployee } from './employees.sql.ts'
import { toEmployeeView } from './employees.ts'

/** Fails with NOT_FOUND, and with STALE and the current version. */
export async function updateEmployee(
  ctx: WorkspaceContext,
  { employeeId: id, version, ...input }: EmployeeInput & { employeeId: string; version: number },
): Promise<EmployeeView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const saved = await saveEmployee(tx.db, { ...input, workspaceId, id, version })
    if (!saved) {
      const current = await findEmployee(tx.db, workspaceId, id)
      if (!current) throw notFound()
      throw new Failure('STALE', { current: toEmployeeView(current) })
    }
    publish(tx, employeeChanged({ employeeId: id, workspaceId }))
    return toEmployeeView(saved)
  })
}
