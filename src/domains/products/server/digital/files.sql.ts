/** Files of digital products. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type FileRow = { id: string; workspaceId: string; productId: string; name: string; key: string; bytes: number; uploadedAt: Date }

export async function insertFile(db: Db, { id, workspaceId, productId, name, key, bytes, uploadedAt }: FileRow): Promise<void> {
  await sql`
    insert into products.files (id, workspace_id, product_id, name, key, bytes, uploaded_at)
    values (${id}, ${workspaceId}, ${productId}, ${name}, ${key}, ${bytes}, ${uploadedAt})`.execute(db)
}

/** The files that a sale gives out now, oldest first. */
export async function loadFiles(db: Db, productIds: readonly string[]): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select id, workspace_id, product_id, name, key, bytes, uploaded_at from products.files
    where product_id = any(${productIds}) and removed_at is null order by product_id, id`.execute(db)
  return rows
}

/** False when the product has no such file. */
export async function markFileRemoved(db: Db, productId: string, fileId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update products.files set removed_at = ${now} where id = ${fileId} and product_id = ${productId} and removed_at is null returning id`.execute(
    db,
  )
  return rows.length > 0
}
