import { isLastAdministrator } from '#domains/accounts/server/index.ts'
import { closeReports } from '#domains/reports/server/index.ts'
import { requireOutsider } from '#domains/workspaces/server/index.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import type { ModeratedReviewView } from '../contract.ts'
import { type Decision, decideReview } from './decide-review.ts'
import { loadModerated } from './moderate-reviews.ts'
import { deleteRejection, insertRejection } from './rejections.sql.ts'
import { type LockedReview, lockReview, setReported } from './review-writes.sql.ts'

/**
 * Approves or rejects a review and closes its open reports. Fails with OWN_REVIEW for the administrator's own one, and with OWN_PRODUCT for
 * reviews of products of their own workspaces, unless nobody else can decide.
 */
export async function moderateReview(ctx: AdminContext, decision: Decision): Promise<ModeratedReviewView> {
  const { reviewId, status } = decision
  const { userId, client } = ctx
  const resource = { type: 'review', id: reviewId }
  return transact(ctx, async (tx) => {
    const review = await lockReview(tx.db, reviewId)
    if (!review) throw notFound()
    await requireImpartial(tx, userId, review)
    await applyDecision(tx, review, decision)
    await closeReports(tx, resource, { outcome: status === 'rejected' ? 'acted' : 'dismissed', by: userId })
    const seen = await loadModerated(tx.db, reviewId, null, ctx.language)
    const action = status === 'approved' ? 'reviews.approved' : 'reviews.rejected'
    await recordAudit(tx, { actor: userId, action, resource, client })
    return seen
  })
}

/** Without closing the reports. */
export async function applyDecision(tx: Tx, review: LockedReview, decision: Decision): Promise<void> {
  await decideReview(tx, decision)
  await rememberRejection(tx, review, decision.status === 'rejected')
  await setReported(tx.db, review.id, false)
}

/** Nobody decides about their own review, or about what others say of their products. */
async function requireImpartial(tx: Tx, userId: string, { userId: author, workspaceId }: LockedReview): Promise<void> {
  if (author === userId && !(await isLastAdministrator(tx.db, userId, tx.now))) throw new Failure('OWN_REVIEW')
  await requireOutsider(tx, userId, workspaceId, 'OWN_PRODUCT')
}

async function rememberRejection(tx: Tx, { productId, userId }: LockedReview, isRejected: boolean): Promise<void> {
  if (userId === null) return
  if (isRejected) await insertRejection(tx.db, { productId, userId }, tx.now)
  else await deleteRejection(tx.db, { productId, userId })
}
