import type { AdminContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { findFreeSlug, slugify } from '#platform/shared/slug.ts'
import type { CategoryNamesInput, ManagedCategoryView } from '../contract.ts'
import { insertCategory, loadCategories, loadPlatformCategories, lockCategories } from './categories.sql.ts'
import { recordCategoryChange, rejectTakenName, toManagedCategoryView, withoutEmptyNames } from './platform-categories.ts'

/** Adds a category at the end of the list. Fails with CATEGORY_EXISTS. */
export async function addPlatformCategory(ctx: AdminContext, input: CategoryNamesInput): Promise<ManagedCategoryView> {
  return transact(ctx, async (tx) => {
    await lockCategories(tx.db)
    const known = await loadPlatformCategories(tx.db)
    const names = withoutEmptyNames(input)
    rejectTakenName(names, known)
    const id = newId('cat')
    const taken = new Set((await loadCategories(tx.db)).map(({ slug }) => slug))
    const slug = findFreeSlug(slugify(input.en) || id.slice(-8), (wanted) => taken.has(wanted))
    await insertCategory(tx.db, { id, slug, name: input.en, names, position: known.length, parentId: null })
    await recordCategoryChange(tx, ctx, 'catalog.categoryAdded', id, { slug })
    return toManagedCategoryView({ id, slug, name: input.en, names, used: 0, below: 0, version: 1 })
  })
}
