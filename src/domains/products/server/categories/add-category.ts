import { addWorkspaceCategory } from '#domains/catalog/server/index.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { type CategoryList, loadCategoryList } from './categories.ts'

/** Fails with CATEGORY_EXISTS, and with CATEGORY_GONE if the parent is missing. */
export async function addCategory(ctx: WorkspaceContext, input: { name: string; parentSlug: string }): Promise<CategoryList> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    await addWorkspaceCategory(tx, workspaceId, input)
    return loadCategoryList(tx.db, workspaceId, ctx.language)
  })
}
