/** A workspace's own categories, each below one of the platform. The commands run in the caller's transaction. */
import { categoriesChanged, productPublished } from '#events/catalog.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { findFreeSlug, slugify } from '#platform/shared/slug.ts'
import { deleteCategory, loadCategories, lockCategories, moveCategoryContents } from './categories.sql.ts'
import {
  insertWorkspaceCategory,
  loadActiveProductsInCategory,
  loadWorkspaceCategories,
  updateCategoryFields,
  type WorkspaceCategory,
} from './workspace-categories.sql.ts'

type CategoryInput = { name: string; parentSlug: string }

/** Returns null if the category is missing or belongs to another workspace. */
export async function findAssignableCategory(db: Db, workspaceId: string, slug: string): Promise<WorkspaceCategory | null> {
  return (await loadWorkspaceCategories(db, workspaceId)).find((category) => category.slug === slug) ?? null
}

/** Fails with CATEGORY_EXISTS, and with CATEGORY_GONE if the parent is missing. */
export async function addWorkspaceCategory(tx: Tx, workspaceId: string, { name, parentSlug }: CategoryInput): Promise<void> {
  const known = await lockAndLoadCategories(tx, workspaceId)
  rejectTakenName(name, known)
  const id = newId('cat')
  const taken = new Set((await loadCategories(tx.db)).map(({ slug }) => slug))
  const slug = findFreeSlug(slugify(name) || id.slice(-8), (wanted) => taken.has(wanted))
  await insertWorkspaceCategory(tx.db, { id, slug, name, workspaceId, parentId: requireParentCategory(known, parentSlug).id })
  publish(tx, categoriesChanged({ categoryId: id }))
}

/**
 * Renames or moves a category; its slug and URLs don't change. Fails like `addWorkspaceCategory`. If the category changed since
 * `version`, it changes nothing and returns the current category, otherwise null.
 */
export async function updateWorkspaceCategory(
  tx: Tx,
  workspaceId: string,
  { id, version, name, parentSlug }: CategoryInput & { id: string; version: number },
): Promise<WorkspaceCategory | null> {
  const known = await lockAndLoadCategories(tx, workspaceId)
  const before = requireWorkspaceCategory(known, id)
  if (before.version !== version) return before
  rejectTakenName(
    name,
    known.filter((category) => category !== before),
  )
  await updateCategoryFields(tx.db, { id, name, parentId: requireParentCategory(known, parentSlug).id })
  publish(tx, categoriesChanged({ categoryId: id }), ...(await loadActiveProductsInCategory(tx.db, id)).map(productPublished))
  return null
}

/** Deletes a category and moves its products to `moveTo`. Fails with CATEGORY_GONE, and with CATEGORY_IN_USE if `moveTo` is missing. */
export async function removeWorkspaceCategory(
  tx: Tx,
  workspaceId: string,
  { id, moveTo }: { id: string; moveTo?: string | undefined },
): Promise<void> {
  const known = await lockAndLoadCategories(tx, workspaceId)
  const category = requireWorkspaceCategory(known, id)
  if (category.used > 0 && moveTo === undefined) throw new Failure('CATEGORY_IN_USE', { used: category.used })
  const target = known.find(({ slug }) => slug === (moveTo ?? category.parentSlug))
  if (!target || target === category) throw new Failure('CATEGORY_GONE')
  publish(tx, categoriesChanged({ categoryId: id }), ...(await moveCategoryContents(tx.db, id, target.id)).map(productPublished))
  await deleteCategory(tx.db, id)
}

async function lockAndLoadCategories(tx: Tx, workspaceId: string): Promise<WorkspaceCategory[]> {
  await lockCategories(tx.db)
  return loadWorkspaceCategories(tx.db, workspaceId)
}

/** Rule 33: names are unique, also against the platform's names in every language. */
function rejectTakenName(name: string, known: readonly WorkspaceCategory[]): void {
  const plain = name.toLowerCase()
  const isTaken = (category: WorkspaceCategory) =>
    [category.name, ...Object.values(category.names)].some((other) => other.toLowerCase() === plain)
  if (known.some(isTaken)) throw new Failure('CATEGORY_EXISTS')
}

function requireParentCategory(known: readonly WorkspaceCategory[], slug: string): WorkspaceCategory {
  const parent = known.find((category) => category.slug === slug && category.workspaceId === null)
  if (!parent) throw new Failure('CATEGORY_GONE')
  return parent
}

function requireWorkspaceCategory(known: readonly WorkspaceCategory[], id: string): WorkspaceCategory {
  const found = known.find((category) => category.id === id && category.workspaceId !== null)
  if (!found) throw notFound()
  return found
}
