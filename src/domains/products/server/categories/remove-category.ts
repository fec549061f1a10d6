import { removeWorkspaceCategory } from '#domains/catalog/server/index.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { type CategoryList, loadCategoryList } from './categories.ts'

/** Deletes a category and moves its products to `moveTo`. Fails with CATEGORY_GONE, and with CATEGORY_IN_USE if `moveTo` is missing. */
export async function removeCategory(ctx: WorkspaceContext, input: { id: string; moveTo?: string | undefined }): Promise<CategoryList> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    await removeWorkspaceCategory(tx, workspaceId, input)
    return loadCategoryList(tx.db, workspaceId, ctx.language)
  })
}
