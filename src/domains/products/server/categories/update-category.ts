import { updateWorkspaceCategory } from '#domains/catalog/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { type CategoryList, loadCategoryList, toCategoryView } from './categories.ts'

/** Renames or moves a category; its slug and URLs don't change. Fails like `addCategory`, and with STALE. */
export async function updateCategory(
  ctx: WorkspaceContext,
  input: { id: string; version: number; name: string; parentSlug: string },
): Promise<CategoryList> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const newer = await updateWorkspaceCategory(tx, workspaceId, input)
    if (newer) throw new Failure('STALE', { current: toCategoryView(newer, ctx.language) })
    return loadCategoryList(tx.db, workspaceId, ctx.language)
  })
}
