import { reported } from '#events/reviews.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { ReportReason } from '../contract.ts'
import { REPORTS_PER_HOUR } from './limits.ts'
import { lockOthersReview } from './lock-others-review.ts'
import { saveReport } from './review-writes.sql.ts'

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
