import type { Db } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'
import { type Category, loadCategoriesWithRevision } from '../categories.sql.ts'
import { type Attribute, loadAttributes } from './attributes.sql.ts'

/** The attributes that are filters, as of a revision. */
type Known = { revision: number; attributes: readonly Attribute[] }

const known = new WeakMap<Db, Known>()

/** The categories, and the attributes that are filters, in their order. One statement, and another one after an attribute changed. */
export async function loadFilters(
  db: Db,
  language: Language,
): Promise<{ categories: readonly Category[]; attributes: readonly Attribute[] }> {
  const categories = await loadCategoriesWithRevision(db, language)
  const revision = categories[0]?.revision ?? 0
  const kept = known.get(db)
  if (kept?.revision === revision) return { categories, attributes: kept.attributes }
  const attributes = (await loadAttributes(db)).filter(({ facet }) => facet)
  known.set(db, { revision, attributes })
  return { categories, attributes }
}
