/** How moderators judge a review: removing is rejecting it, restoring approves it. */
import type { Moderation } from '#platform/server/services.ts'
import { loadEvidence, loadReviewOwners } from './cards.sql.ts'
import { applyDecision } from './moderate-review.ts'
import { lockReview } from './review-writes.sql.ts'

export const reviewModeration: Moderation = {
  async authorOf(db, ids) {
    const reviews = await loadReviewOwners(db, null, ids)
    return new Map(reviews.flatMap(({ id, userId }) => (userId === null ? [] : [[id, userId]])))
  },
  async evidence(db, id) {
    const review = await loadEvidence(db, id)
    if (!review || review.status === 'rejected') return []
    const { userId, writtenAt, title, text, photos } = review
    return [{ id, authorId: userId, at: writtenAt.toISOString(), title, text, pictures: photos }]
  },
  async remove(tx, _by, id, { text }) {
    const review = await lockReview(tx.db, id)
    if (!review || review.status === 'rejected') return false
    await applyDecision(tx, review, { reviewId: id, status: 'rejected', reason: text })
    return true
  },
  async restore(tx, _by, id) {
    const review = await lockReview(tx.db, id)
    if (!review || review.status === 'approved') return false
    await applyDecision(tx, review, { reviewId: id, status: 'approved' })
    return true
  },
}
