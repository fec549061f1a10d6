import { recordAudit } from '#platform/server/audit.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { ModeratedReviewView } from '../contract.ts'
import { type Decision, decideReview } from './decide-review.ts'
import { loadModerated } from './moderate-reviews.ts'

/** Administrators' decisions are recorded in the audit log. */
export async function moderateReview(ctx: MemberContext, decision: Decision): Promise<ModeratedReviewView> {
  const workspaceId = ctx.membership?.workspaceId ?? null
  return transact(ctx, async (tx) => {
    await decideReview(tx, workspaceId, decision)
    const review = await loadModerated(tx.db, decision.reviewId, workspaceId, ctx.language)
    if (workspaceId === null) {
      const resource = { type: 'review', id: decision.reviewId }
      const action = decision.status === 'approved' ? 'reviews.approved' : 'reviews.rejected'
      await recordAudit(tx, { actor: ctx.userId, action, resource, client: ctx.client })
    }
    return review
  })
}
