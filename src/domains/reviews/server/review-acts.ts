/** Who may do what with a review, for notes, moderation and the like. */
import { filterPermittedWorkspaces } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { Act, Audience, Viewer } from '#platform/server/services.ts'
import { loadReviewOwners } from './cards.sql.ts'

/**
 * An approved review is public, another one is seen by its author, the vendor's staff and administrators; those two moderate, and the
 * staff adds notes and files. Nobody comments: the vendor's reply is part of the review.
 */
export async function canActOnReviews(db: Db, viewer: Viewer, act: Act, ids: readonly string[]): Promise<Set<string>> {
  if (act === 'comment') return new Set()
  const userId = viewer.kind === 'member' ? viewer.id : null
  const reviews = await loadReviewOwners(db, userId, ids)
  const workspaceIds = reviews.map(({ workspaceId }) => workspaceId)
  const permitted = userId === null ? new Set() : await filterPermittedWorkspaces(db, userId, workspaceIds, 'catalog')
  const isAdmin = viewer.kind === 'member' && viewer.role === 'admin'
  const isAllowed = ({ workspaceId, isVisible }: (typeof reviews)[number]) =>
    permitted.has(workspaceId) || (isAdmin && (act === 'view' || act === 'moderate')) || (act === 'view' && isVisible)
  return new Set(reviews.filter(isAllowed).map(({ id }) => id))
}

export async function loadReviewAudience(db: Db, reviewId: string): Promise<Audience | null> {
  const [review] = await loadReviewOwners(db, null, [reviewId])
  if (!review) return null
  if (review.status === 'approved') return { kind: 'everyone' }
  const { userId, workspaceId } = review
  return { kind: 'people', userIds: userId === null ? [] : [userId], members: [{ workspaceId, permission: 'catalog' }] }
}
