/** Who may do what with a review, for notes, moderation and the like. */
import { filterOwnWorkspaces, filterPermittedWorkspaces } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { Act, Audience, Viewer } from '#platform/server/services.ts'
import { loadReviewOwners } from './cards.sql.ts'

/**
 * An approved review is public, another one is seen by its author, the vendor's staff and administrators. Everybody but its author reports
 * it, the vendor's staff too, which also adds notes and files. Administrators moderate, except reviews by them or of products of their own
 * workspaces. Nobody comments: the vendor's reply is part of the review.
 */
export async function canActOnReviews(db: Db, viewer: Viewer, act: Act, ids: readonly string[]): Promise<Set<string>> {
  if (act === 'comment') return new Set()
  const userId = viewer.kind === 'member' ? viewer.id : null
  const reviews = await loadReviewOwners(db, userId, ids)
  const workspaceIds = reviews.map(({ workspaceId }) => workspaceId)
  const isAdmin = viewer.kind === 'member' && viewer.role === 'admin'
  const toIds = (allowed: typeof reviews) => new Set(allowed.map(({ id }) => id))
  if (act === 'report')
    return toIds(reviews.filter((review) => userId !== null && review.status === 'approved' && review.userId !== userId))
  if (act === 'moderate') {
    if (!isAdmin || userId === null) return new Set()
    const own = await filterOwnWorkspaces(db, userId, workspaceIds)
    return toIds(reviews.filter((review) => review.userId !== userId && !own.has(review.workspaceId)))
  }
  const permitted = userId === null ? new Set() : await filterPermittedWorkspaces(db, userId, workspaceIds, 'catalog')
  return toIds(reviews.filter(({ workspaceId, isVisible }) => permitted.has(workspaceId) || (act === 'view' && (isAdmin || isVisible))))
}

export async function loadReviewAudience(db: Db, reviewId: string): Promise<Audience | null> {
  const [review] = await loadReviewOwners(db, null, [reviewId])
  if (!review) return null
  if (review.status === 'approved') return { kind: 'everyone' }
  const { userId, workspaceId } = review
  return { kind: 'people', userIds: userId === null ? [] : [userId], members: [{ workspaceId, permission: 'catalog' }] }
}
