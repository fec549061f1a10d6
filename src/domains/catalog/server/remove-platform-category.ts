import { productPublished } from '#events/catalog.ts'
import { Failure } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { ManagedCategoryView } from '../contract.ts'
import { deleteCategory, loadPlatformCategories, lockCategories, moveCategoryContents } from './categories.sql.ts'
import { listPlatformCategories, recordCategoryChange, requireCategory } from './platform-categories.ts'

/** Deletes a category and moves its contents to `moveTo`. Fails with LAST_CATEGORY, and with CATEGORY_IN_USE if `moveTo` is missing. */
export async function removePlatformCategory(
  ctx: AdminContext,
  { id, moveTo }: { id: string; moveTo?: string | undefined },
): Promise<{ items: ManagedCategoryView[] }> {
  return transact(ctx, async (tx) => {
    await lockCategories(tx.db)
    const known = await loadPlatformCategories(tx.db)
    const { slug, used, below } = requireCategory(known, id)
    if (known.length === 1) throw new Failure('LAST_CATEGORY')
    if (used + below > 0) {
      if (moveTo === undefined || moveTo === id) throw new Failure('CATEGORY_IN_USE', { used, below })
      const moved = await moveCategoryContents(tx.db, id, requireCategory(known, moveTo).id)
      publish(tx, ...moved.map(productPublished))
    }
    await deleteCategory(tx.db, id)
    await recordCategoryChange(tx, ctx, 'catalog.categoryDeleted', id, { slug, movedTo: used + below > 0 ? (moveTo ?? null) : null })
    return listPlatformCategories(tx.db)
  })
}
