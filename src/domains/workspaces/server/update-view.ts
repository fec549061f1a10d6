import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { SavedView } from '../contract.ts'
import { updateViewRow, type ViewContent } from './saved-views.sql.ts'
import { lockEditableView, toSavedView } from './saved-views.ts'

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
