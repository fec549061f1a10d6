import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { CategoryRow } from './categories.sql.ts'

/** `used`: number of the workspace's products in the category. */
export type WorkspaceCategory = CategoryRow & { version: number; used: number }

/** The platform's categories in order, then the workspace's own by name. */
export async function loadWorkspaceCategories(db: Db, workspaceId: string): Promise<WorkspaceCategory[]> {
  const { rows } = await sql<WorkspaceCategory>`
    select c.id, c.slug, c.name, c.names, parent.slug as parent_slug, c.workspace_id, c.version,
      (select count(*) from catalog.products p where p.category_id = c.id and p.workspace_id = ${workspaceId} and p.deleted_at is null) as used
    from catalog.categories c left join catalog.categories parent on parent.id = c.parent_id
    where c.workspace_id is null or c.workspace_id = ${workspaceId}
    order by c.workspace_id is not null, c.position, lower(c.name)`.execute(db)
  return rows
}

type CategoryFields = { id: string; name: string; parentId: string }

export async function insertWorkspaceCategory(
  db: Db,
  { id, slug, name, parentId, workspaceId }: CategoryFields & { slug: string; workspaceId: string },
): Promise<void> {
  await sql`
    insert into catalog.categories (id, slug, name, parent_id, workspace_id, position)
    values (${id}, ${slug}, ${name}, ${parentId}, ${workspaceId}, 0)`.execute(db)
}

export async function updateCategoryFields(db: Db, { id, name, parentId }: CategoryFields): Promise<void> {
  await sql`update catalog.categories set name = ${name}, parent_id = ${parentId}, version = version + 1 where id = ${id}`.execute(db)
}

/** Active products in a category, whose category path may have changed. */
export async function loadActiveProductsInCategory(db: Db, categoryId: string): Promise<{ productId: string; workspaceId: string }[]> {
  const { rows } = await sql<{ productId: string; workspaceId: string }>`
    select id as product_id, workspace_id from catalog.products
    where category_id = ${categoryId} and status = 'active' and not taken_down`.execute(db)
  return rows
}
