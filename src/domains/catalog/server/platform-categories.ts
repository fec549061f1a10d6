/** Commands of administrators on the platform's categories. Each is recorded in the audit log. */
import { categoriesChanged, productPublished } from '#events/catalog.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { LANGUAGES } from '#platform/shared/language.ts'
import { findFreeSlug, slugify } from '#platform/shared/slug.ts'
import type { CategoryNamesInput, ManagedCategoryView } from '../contract.ts'
import {
  type CategoryNames,
  deleteCategory,
  insertCategory,
  loadCategories,
  loadPlatformCategories,
  lockCategories,
  type ManagedCategory,
  moveCategoryContents,
  orderCategories,
  renameCategory,
} from './categories.sql.ts'

export async function listPlatformCategories(db: Db): Promise<{ items: ManagedCategoryView[] }> {
  return { items: (await loadPlatformCategories(db)).map(toManagedCategoryView) }
}

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

/** Renames a category; its slug and URLs don't change. Fails with CATEGORY_EXISTS, and with STALE if it changed since `version`. */
export async function renamePlatformCategory(
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

/** Leaves out empty translations. */
function withoutEmptyNames({ en, es, ar }: CategoryNamesInput): CategoryNames {
  return { en, ...(es && { es }), ...(ar && { ar }) }
}

/** Rule 33: names are unique per language, ignoring case. Fails with CATEGORY_EXISTS. */
function rejectTakenName(names: CategoryNames, known: readonly ManagedCategory[]): void {
  for (const language of LANGUAGES) {
    const name = names[language]?.toLowerCase()
    if (name && known.some((other) => (other.names[language] ?? other.name).toLowerCase() === name))
      throw new Failure('CATEGORY_EXISTS', { language })
  }
}

function requireCategory(known: readonly ManagedCategory[], id: string): ManagedCategory {
  const found = known.find((category) => category.id === id)
  if (!found) throw notFound()
  return found
}

type AuditAction = 'catalog.categoryAdded' | 'catalog.categoryRenamed' | 'catalog.categoryDeleted' | 'catalog.categoriesArranged'

async function recordCategoryChange(
  tx: Tx,
  ctx: AdminContext,
  action: AuditAction,
  id: string,
  details: Record<string, unknown>,
): Promise<void> {
  publish(tx, categoriesChanged({ categoryId: id }))
  await recordAudit(tx, { actor: ctx.userId, action, resource: { type: 'category', id }, client: ctx.client, details })
}

function toManagedCategoryView({ id, slug, name, names, used, below, version }: ManagedCategory): ManagedCategoryView {
  return { id, slug, used, below, version, names: { en: names.en ?? name, es: names.es ?? '', ar: names.ar ?? '' } }
}
