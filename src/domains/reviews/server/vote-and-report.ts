/** Helpful votes and reports on other members' reviews. */
import { reported } from '#events/reviews.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import type { ReportReason } from '../contract.ts'
import { REPORTS_PER_HOUR } from './limits.ts'
import { type LockedReview, lockReview, saveReport, saveVote } from './review-writes.sql.ts'

/** One vote per member, none on one's own (product.md, rule 19). */
export async function setHelpful(ctx: MemberContext, { reviewId, helpful }: { reviewId: string; helpful: boolean }) {
  const { userId } = ctx
  return transact(ctx, async (tx) => {
    await lockOthersReview(tx, reviewId, userId)
    return { helpful, helpfulVotes: await saveVote(tx.db, reviewId, userId, helpful, tx.now) }
  })
}

/** A report stays open until a moderator decides. */
export async function reportReview(
  ctx: MemberContext,
  { reviewId, reason, note }: { reviewId: string; reason: ReportReason; note: string },
) {
  const { userId } = ctx
  await ctx.services.limits.consume(REPORTS_PER_HOUR, userId)
  return transact(ctx, async (tx) => {
    const { productId, workspaceId } = await lockOthersReview(tx, reviewId, userId)
    await saveReport(tx.db, { reviewId, userId, reason, note, reportedAt: tx.now })
    publish(tx, reported({ reviewId, productId, workspaceId }))
    return {}
  })
}

/** Only approved reviews can be voted on or reported. */
async function lockOthersReview(tx: Tx, reviewId: string, userId: string): Promise<LockedReview> {
  const review = await lockReview(tx.db, reviewId)
  if (review?.userId === userId) throw new Failure('OWN_REVIEW')
  if (review?.status !== 'approved') throw notFound()
  return review
}
