/** A workspace's own categories, below those of the platform. */
import { categoriesChanged, productPublished } from '#facts/catalog.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Language } from '#platform/shared/language.ts'
import { freeSlug, slugOf } from '#platform/shared/slug.ts'
import type { OwnCategoryView } from '../../contract.ts'
import { allCategories, categoryName, deleteCategory, lockCategories, moveOutOf } from '../categories.sql.ts'
import { activeIn, categoriesOf, insertOwnCategory, updateOwnCategory, type WorkspaceCategory } from './categories.sql.ts'

type List = { items: OwnCategoryView[] }
type Written = { name: string; parentSlug: string }

/** Those a workspace may put its products in: the platform's, and its own below them. */
export async function categoriesOfWorkspace(db: Db, workspaceId: string): Promise<WorkspaceCategory[]> {
  return categoriesOf(db, workspaceId)
}

/** Null for one that is not there, or is another workspace's. */
export async function categoryOfWorkspace(db: Db, workspaceId: string, slug: string): Promise<WorkspaceCategory | null> {
  return (await categoriesOf(db, workspaceId)).find((category) => category.slug === slug) ?? null
}

export async function listOwnCategories(call: Call): Promise<List> {
  return listOf(call.kernel.db, workspaceIn(call), call.language)
}

/** Fails with CATEGORY_EXISTS, and with CATEGORY_GONE when there is nothing to stand below. */
export async function addOwnCategory(call: Call, { name, parentSlug }: Written): Promise<List> {
  const workspaceId = workspaceIn(call)
  return transact(call, async (tx) => {
    const known = await lockedList(tx, workspaceId)
    refuseKnown(name, known)
    const id = newId('cat')
    const taken = new Set((await allCategories(tx.db)).map(({ slug }) => slug))
    const slug = freeSlug(slugOf(name) || id.slice(-8), (wanted) => taken.has(wanted))
    await insertOwnCategory(tx.db, { id, slug, name, workspaceId, parentId: parentIn(known, parentSlug).id })
    announce(tx, categoriesChanged({ categoryId: id }))
    return listOf(tx.db, workspaceId, call.language)
  })
}

/** Fails like `addOwnCategory`, and with STALE. Its slug stays, and so do addresses. */
export async function updateOwnCategoryIn(
  call: Call,
  { id, version, name, parentSlug }: Written & { id: string; version: number },
): Promise<List> {
  const workspaceId = workspaceIn(call)
  return transact(call, async (tx) => {
    const known = await lockedList(tx, workspaceId)
    const before = ownIn(known, id)
    if (before.version !== version) throw new Failure('STALE', { current: viewOf(before, call.language) })
    refuseKnown(
      name,
      known.filter((category) => category !== before),
    )
    await updateOwnCategory(tx.db, { id, name, parentId: parentIn(known, parentSlug).id })
    announce(tx, categoriesChanged({ categoryId: id }), ...(await activeIn(tx.db, id)).map(productPublished))
    return listOf(tx.db, workspaceId, call.language)
  })
}

/** Its products go to `moveTo`. Fails with CATEGORY_IN_USE when there are any and that is not said, and with CATEGORY_GONE. */
export async function removeOwnCategory(call: Call, { id, moveTo }: { id: string; moveTo?: string | undefined }): Promise<List> {
  const workspaceId = workspaceIn(call)
  return transact(call, async (tx) => {
    const known = await lockedList(tx, workspaceId)
    const category = ownIn(known, id)
    if (category.used > 0 && moveTo === undefined) throw new Failure('CATEGORY_IN_USE', { used: category.used })
    const target = known.find(({ slug }) => slug === (moveTo ?? category.parentSlug))
    if (!target || target === category) throw new Failure('CATEGORY_GONE')
    announce(tx, categoriesChanged({ categoryId: id }), ...(await moveOutOf(tx.db, id, target.id)).map(productPublished))
    await deleteCategory(tx.db, id)
    return listOf(tx.db, workspaceId, call.language)
  })
}

async function lockedList(tx: Tx, workspaceId: string): Promise<WorkspaceCategory[]> {
  await lockCategories(tx.db)
  return categoriesOf(tx.db, workspaceId)
}

async function listOf(db: Db, workspaceId: string, language: Language): Promise<List> {
  const known = await categoriesOf(db, workspaceId)
  const below = (slug: string) => known.filter((category) => category.workspaceId !== null && category.parentSlug === slug)
  const platform = known.filter((category) => category.workspaceId === null)
  return { items: platform.flatMap((category) => [category, ...below(category.slug)]).map((category) => viewOf(category, language)) }
}

function viewOf(category: WorkspaceCategory, language: Language): OwnCategoryView {
  const { id, slug, parentSlug, workspaceId, used, version } = category
  return { id, slug, parentSlug, used, version, name: categoryName(category, language), own: workspaceId !== null }
}

/** Rule 33; the platform's names count in every language. */
function refuseKnown(name: string, known: readonly WorkspaceCategory[]): void {
  const plain = name.toLowerCase()
  const isTaken = (category: WorkspaceCategory) =>
    [category.name, ...Object.values(category.names)].some((other) => other.toLowerCase() === plain)
  if (known.some(isTaken)) throw new Failure('CATEGORY_EXISTS')
}

function parentIn(known: readonly WorkspaceCategory[], slug: string): WorkspaceCategory {
  const parent = known.find((category) => category.slug === slug && category.workspaceId === null)
  if (!parent) throw new Failure('CATEGORY_GONE')
  return parent
}

function ownIn(known: readonly WorkspaceCategory[], id: string): WorkspaceCategory {
  const found = known.find((category) => category.id === id && category.workspaceId !== null)
  if (!found) throw notFound()
  return found
}

function workspaceIn({ seat }: Call): string {
  if (!seat) throw notFound()
  return seat.workspaceId
}
