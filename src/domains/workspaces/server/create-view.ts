import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { MAX_VIEWS, type SavedView } from '../contract.ts'
import { lockMembership } from './memberships.ts'
import { countViews, insertView, type ViewContent } from './saved-views.sql.ts'
import { toSavedView } from './saved-views.ts'

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
