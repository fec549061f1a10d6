/** Saved views of lists. Authors manage their own views; the owner and managers also manage shared ones. */
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { MAX_VIEWS, type MembershipRole, type SavedView } from '../contract.ts'
import { isAtLeast } from './membership.rules.ts'
import { lockMembership, type OwnMembership } from './memberships.ts'
import {
  countViews,
  deleteView,
  insertView,
  loadViews,
  lockView,
  updateViewRow,
  type ViewContent,
  type ViewRow,
} from './saved-views.sql.ts'

export async function listViews(ctx: WorkspaceContext, { list }: { list: string }): Promise<SavedView[]> {
  const { userId } = ctx
  const rows = await loadViews(ctx.services.db, ctx.membership.workspaceId, userId, list)
  return rows.map((row) => toSavedView(row, { userId, role: ctx.membership.role }))
}

/** Fails with TOO_MANY_VIEWS, and with VIEW_NAME_TAKEN when the caller has another view of this list with this name. */
export async function createView(ctx: WorkspaceContext, { list, ...content }: ViewContent & { list: string }): Promise<SavedView> {
  return transact(ctx, async (tx) => {
    const membership = await lockMembership(tx, ctx, 'staff')
    if ((await countViews(tx.db, membership.id, membership.userId, list)) >= MAX_VIEWS)
      throw new Failure('TOO_MANY_VIEWS', { most: MAX_VIEWS })
    const row = { id: newId('view'), userId: membership.userId, list, version: 1, ...content }
    if (!(await insertView(tx.db, { ...row, workspaceId: membership.id, createdAt: tx.now }))) throw new Failure('VIEW_NAME_TAKEN')
    return toSavedView(row, membership)
  })
}

/**
 * Fails with STALE when the view changed since `version`. A shared view whose author has left stays shared, because nobody could see it
 * otherwise.
 */
export async function updateView(
  ctx: WorkspaceContext,
  { id, version, ...content }: ViewContent & { id: string; version: number },
): Promise<SavedView> {
  return transact(ctx, async (tx) => {
    const { row, membership } = await lockEditableView(tx, ctx, id)
    if (row.version !== version) throw new Failure('STALE', { current: toSavedView(row, membership) })
    const next = { ...content, shared: content.shared || row.userId === null }
    if (!(await updateViewRow(tx.db, id, next))) throw new Failure('VIEW_NAME_TAKEN')
    return toSavedView({ ...row, ...next, version: version + 1 }, membership)
  })
}

export async function removeView(ctx: WorkspaceContext, { id }: { id: string }): Promise<void> {
  await transact(ctx, async (tx) => {
    await lockEditableView(tx, ctx, id)
    await deleteView(tx.db, id)
  })
}

async function lockEditableView(tx: Tx, ctx: WorkspaceContext, id: string): Promise<{ row: ViewRow; membership: OwnMembership }> {
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

function toSavedView(row: ViewRow, reader: Reader): SavedView {
  const { id, name, query, columns, shared, version } = row
  return { id, name, query, columns, shared, version, mine: row.userId === reader.userId, mayEdit: canEdit(row, reader) }
}
