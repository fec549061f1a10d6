/** Exports and erases a user's memberships and workspaces. */
import { findAccount, loadUsers } from '#domains/accounts/server/index.ts'
import { closed } from '#events/workspaces.ts'
import type { Db } from '#platform/server/db.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { deleteInvitationsForUser } from './invitations.sql.ts'
import { loadOtherMembers } from './members.sql.ts'
import { heldPermissions } from './membership.rules.ts'
import { removeMembership } from './remove-membership.ts'
import { loadViewsByAuthor } from './saved-views.sql.ts'
import { swapOwner } from './transfer-ownership.ts'
import {
  closeWorkspaceRow,
  convertToBusiness,
  deleteUnlessReferenced,
  loadMemberships,
  lockWorkspace,
  type MembershipRow,
} from './workspaces.sql.ts'

const MAX_HEIRS = 50

/** Exports a user's memberships with the views they made. Their invitations are left out, because those are other people's data. */
export async function exportMemberships(db: Db, userId: string): Promise<unknown> {
  const [memberships, views] = await Promise.all([loadMemberships(db, userId), loadViewsByAuthor(db, userId)])
  return memberships.map(({ id, name, kind, role, permissions, joinedAt }) => ({
    workspaceId: id,
    name,
    kind,
    role,
    permissions: heldPermissions(role, permissions),
    joinedAt: joinedAt.toISOString(),
    views: views.filter(({ workspaceId }) => workspaceId === id).map(({ workspaceId: _where, ...view }) => view),
  }))
}

/**
 * Removes a user from every workspace. A workspace without other members is deleted, or reduced to a row without a name when other
 * domains' records reference it. Obligations prevent leaving while others work in it; a member who joined since then becomes its owner.
 */
export async function eraseMemberships(tx: Tx, userId: string): Promise<void> {
  const account = await findAccount(tx.db, userId)
  const memberships = await loadMemberships(tx.db, userId)
  for (const membership of memberships.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    if (!(await lockWorkspace(tx.db, membership.id))) continue
    if (membership.role !== 'owner' || (await transferToHeir(tx, membership, userId)))
      await removeMembership(tx, { workspaceId: membership.id, userId, by: userId })
    else await closeWorkspace(tx, membership.id)
  }
  await deleteInvitationsForUser(tx.db, { userId, emailKey: account?.emailKey ?? null })
}

/** Returns false when no remaining member can become the owner. */
async function transferToHeir(tx: Tx, { id, kind }: MembershipRow, userId: string): Promise<boolean> {
  const others = await loadOtherMembers(tx.db, id, userId, MAX_HEIRS)
  const staying = await loadUsers(
    tx.db,
    others.map((other) => other.userId),
  )
  const heir = others.map((other) => staying.get(other.userId)).find((user) => user !== undefined)
  if (!heir) return false
  if (kind === 'personal') await convertToBusiness(tx.db, id, heir.username)
  await swapOwner(tx, { workspaceId: id, from: userId, to: heir.id })
  return true
}

async function closeWorkspace(tx: Tx, workspaceId: string): Promise<void> {
  if (await deleteUnlessReferenced(tx.db, workspaceId)) await closeWorkspaceRow(tx.db, workspaceId, tx.now)
  publish(tx, closed({ workspaceId }))
}
