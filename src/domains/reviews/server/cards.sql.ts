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

export type ReviewOwners = Pick<ReviewHead, 'id' | 'workspaceId' | 'userId' | 'status'> & { isVisible: boolean }

/** Approved reviews of a purchase are visible to everybody, the others to their author. */
const isVisible = (userId: string | null) => sql`((status = 'approved' and purchase <> 'none') or user_id = ${userId})`

/** Author and vendor of each review, and whether this member sees it. */
export async function loadReviewOwners(db: Db, userId: string | null, ids: readonly string[]): Promise<ReviewOwners[]> {
  const { rows } = await sql<ReviewOwners>`
    select id, workspace_id, user_id, status, coalesce(${isVisible(userId)}, false) as is_visible from reviews.reviews
    where id = any(${ids})`.execute(db)
  return rows
}

/** Reviews visible to this member: approved ones and their own. Null is a guest. */
export async function loadVisibleHeads(db: Db, userId: string | null, ids: readonly string[]): Promise<ReviewHead[]> {
  const { rows } = await sql<ReviewHead>`
    select id, product_id, workspace_id, user_id, title, text, status, photos from reviews.reviews
    where id = any(${ids}) and ${isVisible(userId)}`.execute(db)
  return rows
}
