import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { allCategories, type CategoryNames, insertCategory } from './categories.sql.ts'

type NewCategory = { slug: string; names: CategoryNames & { en: string }; position: number; below?: string }

/** Adds one to the platform's list unless one of that name is there, below the category of the slug `below` if there is one. Throws when that is missing. */
export async function addCategory(tx: Tx, { slug, names, position, below }: NewCategory): Promise<void> {
  const parent = below === undefined ? null : (await allCategories(tx.db)).find((category) => category.slug === below)
  if (parent === undefined) throw new Error(`no category ${below}`)
  await insertCategory(tx.db, { id: newId('cat'), slug, name: names.en, names, position, parentId: parent?.id ?? null })
}
