import { loadMembership } from '#domains/workspaces/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { lockOthersReview } from './lock-others-review.ts'
import { saveVote } from './review-writes.sql.ts'

/** One vote per member, none on one's own (product.md, rule 19). Sellers don't decide which review of their product comes first. */
export async function setHelpful(ctx: MemberContext, { reviewId, helpful }: { reviewId: string; helpful: boolean }) {
  const { userId } = ctx
  return transact(ctx, async (tx) => {
    const { workspaceId } = await lockOthersReview(tx, reviewId, userId)
    if (await loadMembership(tx.db, userId, workspaceId)) throw new Failure('OWN_PRODUCT')
    return { helpful, helpfulVotes: await saveVote(tx.db, reviewId, userId, helpful, tx.now) }
  })
}
