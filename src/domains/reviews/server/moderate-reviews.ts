/** Moderation of reviews, by the vendor of the product and by administrators. */
import { replied } from '#events/reviews.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext, WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { Language } from '#platform/shared/language.ts'
import type { ModeratedReviewView, ModerationQuery } from '../contract.ts'
import { type Decision, decideReview } from './decide-review.ts'
import { toModeratedViews } from './review-view.ts'
import { lockReview, saveReply } from './review-writes.sql.ts'
import { findForModeration, listModerationRows } from './reviews.sql.ts'

export async function listForModeration(
  { services: { db }, membership, language }: MemberContext,
  { sort, cursor, limit, ...asked }: ModerationQuery,
) {
  const filter = { ...asked, workspaceId: membership?.workspaceId ?? null }
  const { items, nextCursor, total } = await listModerationRows(db, filter, sort, { cursor, limit })
  return { reviews: await toModeratedViews(db, items, language), nextCursor, total }
}

export async function getForModeration(
  { services: { db }, membership, language }: MemberContext,
  reviewId: string,
): Promise<ModeratedReviewView> {
  return loadModerated(db, reviewId, membership?.workspaceId ?? null, language)
}

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

/** Saves the vendor's one public reply. Fails with NOT_APPROVED unless the review is approved. */
export async function replyToReview(
  ctx: WorkspaceContext,
  { reviewId, text }: { reviewId: string; text: string },
): Promise<ModeratedReviewView> {
  const { userId, membership } = ctx
  const { workspaceId } = membership
  return transact(ctx, async (tx) => {
    const review = await lockReview(tx.db, reviewId)
    if (review?.workspaceId !== workspaceId) throw notFound()
    if (review.status !== 'approved') throw new Failure('NOT_APPROVED')
    await saveReply(tx.db, { reviewId, userId, text, now: tx.now })
    publish(tx, replied({ reviewId, productId: review.productId, workspaceId }))
    return loadModerated(tx.db, reviewId, workspaceId, ctx.language)
  })
}

async function loadModerated(db: Db, reviewId: string, workspaceId: string | null, language: Language): Promise<ModeratedReviewView> {
  const row = await findForModeration(db, reviewId, workspaceId)
  const [view] = row ? await toModeratedViews(db, [row], language) : []
  if (!view) throw notFound()
  return view
}
