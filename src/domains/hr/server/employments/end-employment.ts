import { employeeUnlinked } from '#events/hr.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { recordEmployees } from '../records/employee-activity.ts'
import { endOwn } from './employments.sql.ts'

/** By the member who is the employee. Fails with NOT_FOUND for everybody else's. */
export async function endEmployment(ctx: MemberContext, employeeId: string): Promise<Record<string, never>> {
  return transact(ctx, async (tx) => {
    const workspaceId = await endOwn(tx.db, employeeId, ctx.userId)
    if (workspaceId === undefined) throw notFound()
    await recordEmployees(tx, ctx.userId, 'unlinked', [{ workspaceId, id: employeeId }])
    publish(tx, employeeUnlinked({ employeeId, workspaceId }))
    return {}
  })
}
