import type { AdminContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { ManagedCategoryView } from '../contract.ts'
import { loadPlatformCategories, lockCategories, orderCategories } from './categories.sql.ts'
import { listPlatformCategories, recordCategoryChange } from './platform-categories.ts'

/** Sorts the platform's categories. Unknown ids are ignored; missing ones keep their order at the end. */
export async function arrangePlatformCategories(ctx: AdminContext, { ids }: { ids: string[] }): Promise<{ items: ManagedCategoryView[] }> {
  return transact(ctx, async (tx) => {
    await lockCategories(tx.db)
    const known = (await loadPlatformCategories(tx.db)).map(({ id }) => id)
    const wanted = [...new Set(ids)].filter((id) => known.includes(id))
    const order = [...wanted, ...known.filter((id) => !wanted.includes(id))]
    if (order.some((id, index) => id !== known[index])) {
      await orderCategories(tx.db, order)
      await recordCategoryChange(tx, ctx, 'catalog.categoriesArranged', 'platform', {})
    }
    return listPlatformCategories(tx.db)
  })
}
