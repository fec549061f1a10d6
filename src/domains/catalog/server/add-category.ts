import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { type CategoryNames, insertCategory, loadCategories } from './categories.sql.ts'

type NewCategory = { slug: string; names: CategoryNames & { en: string }; position: number; below?: string }

/** Adds a platform category unless its slug exists, under the category with slug `below` if given. Throws if that parent is missing. */
export async function addCategory(tx: Tx, { slug, names, position, below }: NewCategory): Promise<void> {
  const parent = below === undefined ? null : (await loadCategories(tx.db)).find((category) => category.slug === below)
  if (parent === undefined) throw new Error(`unknown category ${below}`)
  await insertCategory(tx.db, { id: newId('cat'), slug, name: names.en, names, position, parentId: parent?.id ?? null })
}
