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

export type ReviewEvidence = Pick<ReviewHead, 'userId' | 'title' | 'text' | 'status' | 'photos'> & { writtenAt: Date }

export async function loadEvidence(db: Db, id: string): Promise<ReviewEvidence | undefined> {
  const { rows } = await sql<ReviewEvidence>`
    select user_id, title, text, status, photos, coalesce(edited_at, created_at) as written_at from reviews.reviews where id = ${id}`.execute(
    db,
  )
  return rows[0]
}

/** Reviews visible to this member: approved ones and their own. Null is a guest. */
export async function loadVisibleHeads(db: Db, userId: string | null, ids: readonly string[]): Promise<ReviewHead[]> {
  const { rows } = await sql<ReviewHead>`
    select id, product_id, workspace_id, user_id, title, text, status, photos from reviews.reviews
    where id = any(${ids}) and ${isVisible(userId)}`.execute(db)
  return rows
}
