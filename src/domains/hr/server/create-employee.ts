import { employeeCreated } from '#events/hr.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { EmployeeInput, EmployeeView } from '../contract.ts'
import { insertEmployee } from './employees.sql.ts'
import { toEmployeeView } from './employees.ts'

export async function createEmployee(ctx: WorkspaceContext, input: EmployeeInput): Promise<EmployeeView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const row = { ...input, workspaceId, id: newId('employee'), createdAt: tx.now, version: 1 }
    await insertEmployee(tx.db, row)
    publish(tx, employeeCreated({ employeeId: row.id, workspaceId }))
    return toEmployeeView(row)
  })
}
