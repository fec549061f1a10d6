/** The member who an employee is, for those who look after the record. */
import { loadUsers } from '#domains/accounts/server/index.ts'
import { loadAttachments } from '#domains/records/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { EmployeeAccount } from '../../contract.ts'
import { findUserOf } from './employments.sql.ts'
import { employmentPath, employmentToken } from './invitation-link.ts'
import { findInvitationOf } from './invitations.sql.ts'
import { loadSharedIds } from './shared-files.sql.ts'

/** Fails with NOT_FOUND. */
export async function getAccount({ services, membership }: WorkspaceContext, employeeId: string): Promise<EmployeeAccount> {
  const { db } = services
  const { workspaceId } = membership
  const employee = await findUserOf(db, workspaceId, employeeId)
  if (!employee) throw notFound()
  const [users, invitation, files, shared] = await Promise.all([
    loadUsers(db, employee.userId === null ? [] : [employee.userId]),
    findInvitationOf(db, workspaceId, employeeId, services.now()),
    loadAttachments(db, { workspaceId, type: 'employee', id: employeeId }),
    loadSharedIds(db, workspaceId, employeeId),
  ])
  return {
    user: [...users.values()][0] ?? null,
    invitation: invitation
      ? {
          path: employmentPath(employmentToken(services, invitation.id)),
          email: invitation.email,
          expiresAt: invitation.expiresAt.toISOString(),
          mailedAt: invitation.mailedAt?.toISOString() ?? null,
        }
      : null,
    files: files.map(({ id, name, bytes }) => ({ id, name, bytes, shared: shared.has(id) })),
  }
}
