/** Pictures that a file names by their URLs. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type NamedPicture = { url: string; color: string | null; position: number }
export type ProductKey = { workspaceId: string; productId: string }
export type PictureUrl = NamedPicture & { productId: string; imageId: string | null; problem: string | null; tries: number }

/** What is known of the URLs of these products. */
export async function loadPictureUrls(db: Db, workspaceId: string, productIds: readonly string[]): Promise<PictureUrl[]> {
  const { rows } = await sql<PictureUrl>`
    select product_id, url, position, color, image_id, problem, tries from products.picture_urls
    where workspace_id = ${workspaceId} and product_id = any(${productIds}) order by product_id, position, url`.execute(db)
  return rows
}

/** Adds URLs; those that couldn't be fetched before are tried again. */
export async function namePictures(
  db: Db,
  { workspaceId, productId }: ProductKey,
  pictures: readonly NamedPicture[],
  now: Date,
): Promise<void> {
  await sql`
    insert into products.picture_urls (workspace_id, product_id, url, position, color, added_at)
    select ${workspaceId}, ${productId}, url, position, color, ${now}
    from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as p(url text, position int, color text)
    on conflict (workspace_id, product_id, url) do update
      set problem = null, tries = 0, position = excluded.position, color = excluded.color, added_at = excluded.added_at
      where products.picture_urls.problem is not null`.execute(db)
}

/** False when somebody else settled the URL. */
export async function settlePictureUrl(
  db: Db,
  { workspaceId, productId }: ProductKey,
  url: string,
  outcome: { imageId: string } | { problem: string },
): Promise<boolean> {
  const { imageId, problem } = { imageId: null, problem: null, ...outcome }
  const { rows } = await sql`
    update products.picture_urls set image_id = ${imageId}, problem = ${problem}
    where workspace_id = ${workspaceId} and product_id = ${productId} and url = ${url} and image_id is null and problem is null
    returning url`.execute(db)
  return rows.length > 0
}

export async function countTry(db: Db, { workspaceId, productId }: ProductKey, url: string): Promise<void> {
  await sql`
    update products.picture_urls set tries = tries + 1
    where workspace_id = ${workspaceId} and product_id = ${productId} and url = ${url} and image_id is null and problem is null`.execute(db)
}

export async function deletePictureUrls(db: Db, { workspaceId, productId }: ProductKey): Promise<void> {
  await sql`delete from products.picture_urls where workspace_id = ${workspaceId} and product_id = ${productId}`.execute(db)
}
