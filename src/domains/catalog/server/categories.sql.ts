import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Tables } from './db.types.ts'

const catalog = schemaOf<Tables>()

export type CategoryNames = Partial<Record<Language, string>>

/** `parentSlug`: the parent category. `workspaceId`: the workspace that owns it; null: the platform. */
export type Category = { id: string; slug: string; name: string; parentSlug: string | null; workspaceId: string | null }

/** `name` is the name as first entered; `names` has the translations. */
export type CategoryRow = Category & { names: CategoryNames }

/** A category for managing: `used` counts its products, `below` its subcategories. */
export type ManagedCategory = Omit<CategoryRow, 'parentSlug' | 'workspaceId'> & { version: number; used: number; below: number }

/** All categories of the platform and of all workspaces, in order. Names are in `language`, or as first entered. */
export async function loadCategories(db: Db, language: Language | null = null): Promise<Category[]> {
  const { rows } = await sql<Category>`
    select c.id, c.slug, coalesce(c.names ->> ${language}::text, c.name) as name, parent.slug as parent_slug, c.workspace_id
    from catalog.categories c left join catalog.categories parent on parent.id = c.parent_id
    order by c.position, c.name`.execute(db)
  return rows
}

/** All categories with the revision of the attributes, which grows with every change of one. */
export async function loadCategoriesWithRevision(db: Db, language: Language): Promise<(Category & { revision: number })[]> {
  const { rows } = await sql<Category & { revision: number }>`
    select c.id, c.slug, coalesce(c.names ->> ${language}::text, c.name) as name, parent.slug as parent_slug, c.workspace_id, r.revision
    from catalog.categories c left join catalog.categories parent on parent.id = c.parent_id cross join catalog.attribute_revision r
    order by c.position, c.name`.execute(db)
  return rows
}

/** The platform's categories, in order. */
export async function loadPlatformCategories(db: Db): Promise<ManagedCategory[]> {
  const { rows } = await sql<ManagedCategory>`
    select c.id, c.slug, c.name, c.names, c.version,
      (select count(*) from catalog.products p where p.category_id = c.id) as used,
      (select count(*) from catalog.categories sub where sub.parent_id = c.id) as below
    from catalog.categories c where c.workspace_id is null and c.parent_id is null order by c.position, c.name`.execute(db)
  return rows
}

/** Locks all categories against changes until the transaction ends. */
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

/** Sorts the categories in the order of `ids`; the others keep their position. */
export async function orderCategories(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update catalog.categories c set position = wanted.position - 1
    from unnest(${ids}::text[]) with ordinality as wanted(id, position) where c.id = wanted.id`.execute(db)
}

/** Moves products and subcategories of a category to `target`. Returns the active products whose category path changed. */
export async function moveCategoryContents(db: Db, id: string, target: string): Promise<{ productId: string; workspaceId: string }[]> {
  const { rows } = await sql<{ productId: string; workspaceId: string }>`
    with moved as (
      update catalog.products set category_id = ${target}, version = version + 1 where category_id = ${id} returning id, workspace_id, status, taken_down
    ), hung as (
      update catalog.categories set parent_id = ${target} where parent_id = ${id} returning id
    )
    select id as product_id, workspace_id from moved where status = 'active' and not taken_down
    union all
    select p.id, p.workspace_id from catalog.products p join hung on hung.id = p.category_id 
    where p.status = 'active' and not p.taken_down`.execute(db)
  return rows
}

export async function deleteCategory(db: Db, id: string): Promise<void> {
  await catalog(db).deleteFrom('catalog.categories').where('id', '=', id).execute()
}
