import { employeeUnlinked } from '#events/hr.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { recordEmployees } from '../records/employee-activity.ts'
import { clearUser, findUserOf } from './employments.sql.ts'
import { deleteInvitationOf } from './invitations.sql.ts'

/** Ends the link and withdraws an open invitation; a second time changes nothing. Fails with NOT_FOUND. */
export async function unlinkEmployee(ctx: WorkspaceContext, employeeId: string): Promise<Record<string, never>> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    if (!(await findUserOf(tx.db, workspaceId, employeeId))) throw notFound()
    await deleteInvitationOf(tx.db, workspaceId, employeeId)
    if (await clearUser(tx.db, workspaceId, employeeId)) {
      await recordEmployees(tx, ctx.userId, 'unlinked', [{ workspaceId, id: employeeId }])
      publish(tx, employeeUnlinked({ employeeId, workspaceId }))
    }
    return {}
  })
}
