import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { lockOthersReview } from './lock-others-review.ts'
import { saveVote } from './review-writes.sql.ts'

/** One vote per member, none on one's own (product.md, rule 19). */
export async function setHelpful(ctx: MemberContext, { reviewId, helpful }: { reviewId: string; helpful: boolean }) {
  const { userId } = ctx
  return transact(ctx, async (tx) => {
    await lockOthersReview(tx, reviewId, userId)
    return { helpful, helpfulVotes: await saveVote(tx.db, reviewId, userId, helpful, tx.now) }
  })
}
