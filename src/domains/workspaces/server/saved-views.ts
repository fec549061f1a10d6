/** Saved views of lists. Authors manage their own views; the owner and managers also manage shared ones. */

import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { MembershipRole, SavedView } from '../contract.ts'
import { isAtLeast } from './membership.rules.ts'
import { lockMembership, type OwnMembership } from './memberships.ts'
import { loadViews, lockView, type ViewRow } from './saved-views.sql.ts'

export async function listViews(ctx: WorkspaceContext, { list }: { list: string }): Promise<SavedView[]> {
  const { userId } = ctx
  const rows = await loadViews(ctx.services.db, ctx.membership.workspaceId, userId, list)
  return rows.map((row) => toSavedView(row, { userId, role: ctx.membership.role }))
}

export async function lockEditableView(tx: Tx, ctx: WorkspaceContext, id: string): Promise<{ row: ViewRow; membership: OwnMembership }> {
  const membership = await lockMembership(tx, ctx, 'staff')
  const row = await lockView(tx.db, membership.id, membership.userId, id)
  if (!row) throw notFound()
  if (!canEdit(row, membership)) throw new Failure('PERMISSION_NEEDED', { permission: 'manager' })
  return { row, membership }
}

type Reader = { userId: string; role: MembershipRole }

function canEdit({ userId, shared }: ViewRow, reader: Reader): boolean {
  return userId === reader.userId || (shared && isAtLeast(reader.role, 'manager'))
}

export function toSavedView(row: ViewRow, reader: Reader): SavedView {
  const { id, name, query, columns, shared, version } = row
  return { id, name, query, columns, shared, version, mine: row.userId === reader.userId, mayEdit: canEdit(row, reader) }
}
