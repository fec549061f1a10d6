import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Tables } from './db.types.ts'

const catalog = schemaOf<Tables>()

export type CategoryNames = Partial<Record<Language, string>>

/** `parentSlug` is the category it stands below, `workspaceId` whose list it is in: null is the platform's. */
export type CategoryRow = {
  id: string
  slug: string
  /** As it was first written; `names` by language. */
  name: string
  names: CategoryNames
  parentSlug: string | null
  workspaceId: string | null
}

/** A category that is counted and changed: `used` products stand in it, `below` categories under it. */
export type ManagedCategory = Omit<CategoryRow, 'parentSlug' | 'workspaceId'> & { version: number; used: number; below: number }

/** What somebody reads. */
export function categoryName({ name, names }: Pick<CategoryRow, 'name' | 'names'>, language: Language): string {
  return names[language] ?? name
}

/** All there are, in order. */
export async function allCategories(db: Db): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.slug, c.name, c.names, parent.slug as parent_slug, c.workspace_id
    from catalog.categories c left join catalog.categories parent on parent.id = c.parent_id
    order by c.position, c.name`.execute(db)
  return rows
}

/** The platform's own list, in order. */
export async function platformCategories(db: Db): Promise<ManagedCategory[]> {
  const { rows } = await sql<ManagedCategory>`
    select c.id, c.slug, c.name, c.names, c.version,
      (select count(*) from catalog.products p where p.category_id = c.id) as used,
      (select count(*) from catalog.categories sub where sub.parent_id = c.id) as below
    from catalog.categories c where c.workspace_id is null and c.parent_id is null order by c.position, c.name`.execute(db)
  return rows
}

/** Until the transaction ends nobody else changes a list of categories. */
export async function lockCategories(db: Db): Promise<void> {
  await sql`lock table catalog.categories in share row exclusive mode`.execute(db)
}

type NewCategory = { id: string; slug: string; name: string; names: CategoryNames; position: number; parentId: string | null }

export async function insertCategory(db: Db, { names, ...category }: NewCategory): Promise<void> {
  await catalog(db)
    .insertInto('catalog.categories')
    .values({ ...category, names: JSON.stringify(names) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function renameCategory(db: Db, id: string, { name, names }: { name: string; names: CategoryNames }): Promise<void> {
  await catalog(db)
    .updateTable('catalog.categories')
    .set(({ eb }) => ({ name, names: JSON.stringify(names), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Puts the categories into this order; one that is not named keeps its place among the others. */
export async function orderCategories(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update catalog.categories c set position = wanted.position - 1
    from unnest(${ids}::text[]) with ordinality as wanted(id, position) where c.id = wanted.id`.execute(db)
}

/** Puts everything that stands in a category into another. Answers the products for sale whose place is another now. */
export async function moveOutOf(db: Db, id: string, target: string): Promise<{ productId: string; workspaceId: string }[]> {
  const { rows } = await sql<{ productId: string; workspaceId: string }>`
    with moved as (
      update catalog.products set category_id = ${target}, version = version + 1 where category_id = ${id} returning id, workspace_id, status
    ), hung as (
      update catalog.categories set parent_id = ${target} where parent_id = ${id} returning id
    )
    select id as product_id, workspace_id from moved where status = 'active'
    union all
    select p.id, p.workspace_id from catalog.products p join hung on hung.id = p.category_id where p.status = 'active'`.execute(db)
  return rows
}

export async function deleteCategory(db: Db, id: string): Promise<void> {
  await catalog(db).deleteFrom('catalog.categories').where('id', '=', id).execute()
}
