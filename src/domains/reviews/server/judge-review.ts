/** What members think of somebody else's review. */
import { memberIn } from '#domains/accounts/server/index.ts'
import { reported } from '#facts/reviews.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, type Tx, transact } from '#platform/server/transact.ts'
import type { ReportReason } from '../contract.ts'
import { REPORTS_PER_HOUR } from './limits.ts'
import { type LockedReview, lockReview, putReport, putVote } from './review-writes.sql.ts'

/** One vote per member, none on one's own (product.md, rule 19). */
export async function setHelpful(call: Call, { reviewId, helpful }: { reviewId: string; helpful: boolean }) {
  const { id: userId } = memberIn(call)
  return transact(call, async (tx) => {
    await lockSomebodyElses(tx, reviewId, userId)
    return { helpful, helpfulVotes: await putVote(tx.db, reviewId, userId, helpful, tx.now) }
  })
}

/** It stays until somebody decides about it. */
export async function reportReview(call: Call, { reviewId, reason, note }: { reviewId: string; reason: ReportReason; note: string }) {
  const { id: userId } = memberIn(call)
  await call.kernel.limits.consume(REPORTS_PER_HOUR, userId)
  return transact(call, async (tx) => {
    const { productId, workspaceId } = await lockSomebodyElses(tx, reviewId, userId)
    await putReport(tx.db, { reviewId, userId, reason, note, reportedAt: tx.now })
    announce(tx, reported({ reviewId, productId, workspaceId }))
    return {}
  })
}

/** Only what everyone reads can be judged. */
async function lockSomebodyElses(tx: Tx, reviewId: string, userId: string): Promise<LockedReview> {
  const review = await lockReview(tx.db, reviewId)
  if (review?.userId === userId) throw new Failure('OWN_REVIEW')
  if (review?.status !== 'approved') throw notFound()
  return review
}
