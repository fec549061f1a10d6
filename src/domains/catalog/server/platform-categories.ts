/** The platform's list of categories, as the operator keeps it. Every act is in the audit log. */
import { memberIn } from '#domains/accounts/server/index.ts'
import { categoriesChanged, productPublished } from '#facts/catalog.ts'
import { record } from '#platform/server/audit.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { LANGUAGES } from '#platform/shared/language.ts'
import { freeSlug, slugOf } from '#platform/shared/slug.ts'
import type { CategoryNamesInput, ManagedCategoryView } from '../contract.ts'
import {
  allCategories,
  type CategoryNames,
  deleteCategory,
  insertCategory,
  lockCategories,
  type ManagedCategory,
  moveOutOf,
  orderCategories,
  platformCategories,
  renameCategory,
} from './categories.sql.ts'

export async function listPlatformCategories(db: Db): Promise<{ items: ManagedCategoryView[] }> {
  return { items: (await platformCategories(db)).map(managedView) }
}

/** At the end of the list. Fails with CATEGORY_EXISTS. */
export async function addPlatformCategory(call: Call, input: CategoryNamesInput): Promise<ManagedCategoryView> {
  return transact(call, async (tx) => {
    await lockCategories(tx.db)
    const known = await platformCategories(tx.db)
    const names = written(input)
    refuseKnown(names, known)
    const id = newId('cat')
    const taken = new Set((await allCategories(tx.db)).map(({ slug }) => slug))
    const slug = freeSlug(slugOf(input.en) || id.slice(-8), (wanted) => taken.has(wanted))
    await insertCategory(tx.db, { id, slug, name: input.en, names, position: known.length, parentId: null })
    await changed(tx, call, 'catalog.categoryAdded', id, { slug })
    return managedView({ id, slug, name: input.en, names, used: 0, below: 0, version: 1 })
  })
}

/** Fails with CATEGORY_EXISTS, and with STALE when somebody changed it since `version`. Its slug stays, and so do addresses. */
export async function renamePlatformCategory(
  call: Call,
  { id, version, ...input }: CategoryNamesInput & { id: string; version: number },
): Promise<ManagedCategoryView> {
  return transact(call, async (tx) => {
    await lockCategories(tx.db)
    const known = await platformCategories(tx.db)
    const before = the(known, id)
    if (before.version !== version) throw new Failure('STALE', { current: managedView(before) })
    const names = written(input)
    refuseKnown(
      names,
      known.filter((category) => category !== before),
    )
    await renameCategory(tx.db, id, { name: input.en, names })
    await changed(tx, call, 'catalog.categoryRenamed', id, { slug: before.slug })
    return managedView({ ...before, name: input.en, names, version: version + 1 })
  })
}

/** What stands in it goes to `moveTo`. Fails with CATEGORY_IN_USE when it is used and that is not said, and with LAST_CATEGORY. */
export async function removePlatformCategory(
  call: Call,
  { id, moveTo }: { id: string; moveTo?: string | undefined },
): Promise<{ items: ManagedCategoryView[] }> {
  return transact(call, async (tx) => {
    await lockCategories(tx.db)
    const known = await platformCategories(tx.db)
    const { slug, used, below } = the(known, id)
    if (known.length === 1) throw new Failure('LAST_CATEGORY')
    if (used + below > 0) {
      if (moveTo === undefined || moveTo === id) throw new Failure('CATEGORY_IN_USE', { used, below })
      const moved = await moveOutOf(tx.db, id, the(known, moveTo).id)
      announce(tx, ...moved.map(productPublished))
    }
    await deleteCategory(tx.db, id)
    await changed(tx, call, 'catalog.categoryDeleted', id, { slug, movedTo: used + below > 0 ? (moveTo ?? null) : null })
    return listPlatformCategories(tx.db)
  })
}

/** Puts them into this order; whatever is not of the list is passed over. */
export async function arrangePlatformCategories(call: Call, { ids }: { ids: string[] }): Promise<{ items: ManagedCategoryView[] }> {
  return transact(call, async (tx) => {
    await lockCategories(tx.db)
    const known = (await platformCategories(tx.db)).map(({ id }) => id)
    const wanted = [...new Set(ids)].filter((id) => known.includes(id))
    const order = [...wanted, ...known.filter((id) => !wanted.includes(id))]
    if (order.some((id, index) => id !== known[index])) {
      await orderCategories(tx.db, order)
      await changed(tx, call, 'catalog.categoriesArranged', 'platform', {})
    }
    return listPlatformCategories(tx.db)
  })
}

/** What was written, without the languages that were left empty. */
function written({ en, es, ar }: CategoryNamesInput): CategoryNames {
  return { en, ...(es && { es }), ...(ar && { ar }) }
}

/** Rule 33: within a list a name stands once in each language, whatever its case. */
function refuseKnown(names: CategoryNames, known: readonly ManagedCategory[]): void {
  for (const language of LANGUAGES) {
    const name = names[language]?.toLowerCase()
    if (name && known.some((other) => (other.names[language] ?? other.name).toLowerCase() === name))
      throw new Failure('CATEGORY_EXISTS', { language })
  }
}

function the(known: readonly ManagedCategory[], id: string): ManagedCategory {
  const found = known.find((category) => category.id === id)
  if (!found) throw notFound()
  return found
}

type Act = 'catalog.categoryAdded' | 'catalog.categoryRenamed' | 'catalog.categoryDeleted' | 'catalog.categoriesArranged'

async function changed(tx: Tx, call: Call, action: Act, id: string, details: Record<string, unknown>): Promise<void> {
  announce(tx, categoriesChanged({ categoryId: id }))
  await record(tx, { actor: memberIn(call).id, action, subject: { type: 'category', id }, client: call.client, details })
}

function managedView({ id, slug, name, names, used, below, version }: ManagedCategory): ManagedCategoryView {
  return { id, slug, used, below, version, names: { en: names.en ?? name, es: names.es ?? '', ar: names.ar ?? '' } }
}
