import { Failure } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { CategoryNamesInput, ManagedCategoryView } from '../contract.ts'
import { loadPlatformCategories, lockCategories, renameCategory } from './categories.sql.ts'
import { recordCategoryChange, rejectTakenName, requireCategory, toManagedCategoryView, withoutEmptyNames } from './platform-categories.ts'

/** Renames a category; its slug and URLs don't change. Fails with CATEGORY_EXISTS, and with STALE if it changed since `version`. */
export async function updatePlatformCategory(
  ctx: AdminContext,
  { id, version, ...input }: CategoryNamesInput & { id: string; version: number },
): Promise<ManagedCategoryView> {
  return transact(ctx, async (tx) => {
    await lockCategories(tx.db)
    const known = await loadPlatformCategories(tx.db)
    const before = requireCategory(known, id)
    if (before.version !== version) throw new Failure('STALE', { current: toManagedCategoryView(before) })
    const names = withoutEmptyNames(input)
    rejectTakenName(
      names,
      known.filter((category) => category !== before),
    )
    await renameCategory(tx.db, id, { name: input.en, names })
    await recordCategoryChange(tx, ctx, 'catalog.categoryRenamed', id, { slug: before.slug })
    return toManagedCategoryView({ ...before, name: input.en, names, version: version + 1 })
  })
}
