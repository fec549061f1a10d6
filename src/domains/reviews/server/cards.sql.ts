import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Picture } from '#platform/server/picture.ts'

export type ReviewHead = {
  id: string
  productId: string
  workspaceId: string
  userId: string | null
  title: string
  text: string
  status: string
  photos: Picture[]
}

/** Those that this member may read: the approved, and their own. Null is a guest. */
export async function headsVisibleTo(db: Db, userId: string | null, ids: readonly string[]): Promise<ReviewHead[]> {
  const { rows } = await sql<ReviewHead>`
    select id, product_id, workspace_id, user_id, title, text, status, photos from reviews.reviews
    where id = any(${ids}) and (status = 'approved' or user_id = ${userId})`.execute(db)
  return rows
}
