import { closeReports } from '#domains/reports/server/index.ts'
import { unlinkFiles } from '#platform/server/files/orphaned-files.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { applyStateToRating } from './apply-state-to-rating.ts'
import { lockOwnReview } from './own-review.ts'
import { photoKeys } from './photos.ts'
import { deleteReview } from './review-writes.sql.ts'

export async function removeReview(ctx: MemberContext, reviewId: string): Promise<void> {
  const { userId } = ctx
  await transact(ctx, async (tx) => {
    const review = await lockOwnReview(tx, reviewId, userId)
    await unlinkFiles(tx, photoKeys(review.photos))
    await deleteReview(tx.db, reviewId)
    await closeReports(tx, { type: 'review', id: reviewId }, { outcome: 'acted', by: userId })
    await applyStateToRating(tx, review, null)
    return {}
  })
}
