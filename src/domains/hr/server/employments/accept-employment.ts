import { employeeLinked } from '#events/hr.ts'
import { Failure } from '#platform/server/failure.ts'
import { hashToken } from '#platform/server/secret-tokens.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { recordEmployees } from '../records/employee-activity.ts'
import { lockReportingLines } from '../reporting-lines.sql.ts'
import { findEmployeeOf, setUser } from './employments.sql.ts'
import { deleteInvitation, findInvitationByToken } from './invitations.sql.ts'

/** The member is the employee from now on. Fails with TOKEN_INVALID and with EMPLOYED_ALREADY, which doesn't use up the link. */
export async function acceptEmployment(ctx: MemberContext, { token }: { token: string }): Promise<{ employeeId: string }> {
  const { userId } = ctx
  return transact(ctx, async (tx) => {
    const invitation = await findInvitationByToken(tx.db, hashToken(token), tx.now)
    if (!invitation) throw new Failure('TOKEN_INVALID')
    const { workspaceId, employeeId, id, invitedBy, name } = invitation
    // One member who accepts two invitations of a workspace at once becomes one employee.
    await lockReportingLines(tx.db, workspaceId)
    if (await findEmployeeOf(tx.db, workspaceId, userId)) throw new Failure('EMPLOYED_ALREADY')
    if (!(await deleteInvitation(tx.db, id)) || !(await setUser(tx.db, workspaceId, employeeId, userId))) throw new Failure('TOKEN_INVALID')
    await recordEmployees(tx, userId, 'linked', [{ workspaceId, id: employeeId }])
    publish(tx, employeeLinked({ employeeId, workspaceId, name, userId, invitedBy }))
    return { employeeId }
  })
}
