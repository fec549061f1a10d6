/** The desk: what is decided about reviews, by the vendor whose products they are about, and by administrators. */
import { memberIn } from '#domains/accounts/server/index.ts'
import { replied } from '#facts/reviews.ts'
import { record } from '#platform/server/audit.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { pageOf } from '#platform/server/keyset.ts'
import { announce, transact } from '#platform/server/transact.ts'
import type { Language } from '#platform/shared/language.ts'
import type { DeskQuery, DeskReviewView } from '../contract.ts'
import { type Decision, decide } from './decide.ts'
import { deskViews } from './review-view.ts'
import { lockReview, putReply } from './review-writes.sql.ts'
import { countForDesk, DESK_ORDERS, deskPage, reviewAtDesk } from './reviews.sql.ts'

export async function listForDesk({ kernel: { db }, seat, language }: Call, { sort, cursor, limit, ...asked }: DeskQuery) {
  const filter = { ...asked, workspaceId: seat?.workspaceId ?? null }
  const [rows, total] = await Promise.all([deskPage(db, filter, sort, { cursor, limit }), countForDesk(db, filter)])
  const { items, nextCursor } = pageOf(rows, limit, DESK_ORDERS[sort], DESK_ORDERS[sort].keyOf)
  return { reviews: await deskViews(db, items, language), nextCursor, total }
}

export async function getAtDesk({ kernel: { db }, seat, language }: Call, reviewId: string): Promise<DeskReviewView> {
  return show(db, reviewId, seat?.workspaceId ?? null, language)
}

/** An administrator's decision is in the audit log. */
export async function decideAtDesk(call: Call, decision: Decision): Promise<DeskReviewView> {
  const workspaceId = call.seat?.workspaceId ?? null
  return transact(call, async (tx) => {
    await decide(tx, workspaceId, decision)
    const review = await show(tx.db, decision.reviewId, workspaceId, call.language)
    if (workspaceId === null) {
      const subject = { type: 'review', id: decision.reviewId }
      const action = decision.status === 'approved' ? 'reviews.approved' : 'reviews.rejected'
      await record(tx, { actor: memberIn(call).id, action, subject, client: call.client })
    }
    return review
  })
}

/** The vendor's one answer, public, editable. Fails with NOT_APPROVED while nobody else reads the review. */
export async function replyToReview(call: Call, { reviewId, text }: { reviewId: string; text: string }): Promise<DeskReviewView> {
  const { id: userId } = memberIn(call)
  const workspaceId = call.seat?.workspaceId
  if (!workspaceId) throw new Error('an operation of vendors was reached without a workspace')
  return transact(call, async (tx) => {
    const review = await lockReview(tx.db, reviewId)
    if (review?.workspaceId !== workspaceId) throw notFound()
    if (review.status !== 'approved') throw new Failure('NOT_APPROVED')
    await putReply(tx.db, { reviewId, userId, text, now: tx.now })
    announce(tx, replied({ reviewId, productId: review.productId, workspaceId }))
    return show(tx.db, reviewId, workspaceId, call.language)
  })
}

async function show(db: Db, reviewId: string, workspaceId: string | null, language: Language): Promise<DeskReviewView> {
  const row = await reviewAtDesk(db, reviewId, workspaceId)
  const [view] = row ? await deskViews(db, [row], language) : []
  if (!view) throw notFound()
  return view
}
