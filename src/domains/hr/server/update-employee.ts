import { employeeChanged } from '#events/hr.ts'
import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { EmployeeInput, EmployeeView } from '../contract.ts'
import { checkManager } from './check-manager.ts'
import { saveEmployee } from './employees.sql.ts'
import { loadEmployeeView, toEmployeeFields } from './employees.ts'
import { countReports, lockReportingLines } from './reporting-lines.sql.ts'

/** Fails with NOT_FOUND, and with STALE and the current version. */
export async function updateEmployee(
  ctx: WorkspaceContext,
  { employeeId: id, version, ...input }: EmployeeInput & { employeeId: string; version: number },
): Promise<EmployeeView> {
  const { workspaceId } = ctx.membership
  const fields = toEmployeeFields(input)
  return transact(ctx, async (tx) => {
    await lockReportingLines(tx.db, workspaceId)
    const current = await loadEmployeeView(tx.db, workspaceId, id)
    if (current.version !== version) throw new Failure('STALE', { current })
    await checkManager(tx, workspaceId, { ...input, id })
    const count = input.lastDay === null ? 0 : await countReports(tx.db, workspaceId, id, input.lastDay)
    if (count > 0) throw new Failure('HAS_REPORTS', { count })
    if (!(await saveEmployee(tx.db, { workspaceId, id, version }, fields))) throw new Failure('STALE', { current })
    publish(tx, employeeChanged({ employeeId: id, workspaceId }))
    return loadEmployeeView(tx.db, workspaceId, id)
  })
}
