import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { randomText } from '#platform/shared/ids.ts'
import type { PromotionView } from '../contract.ts'
import { auditedView, holdSegment, newPromotionFields } from './promotion-changes.ts'
import * as sql from './promotions.sql.ts'
import type { OwnerId } from './promotions.ts'

/** Copies a promotion with a new code. The copy is paused, so that it applies to nothing yet. */
export async function duplicatePromotion(ctx: MemberContext, ownerId: OwnerId, promotionId: string): Promise<PromotionView> {
  return transact(ctx, async (tx) => {
    const original = await sql.findPromotion(tx.db, ownerId, promotionId)
    if (!original) throw notFound()
    const code = original.code && `${original.code.slice(0, 26)}-${randomText(4).toUpperCase()}`
    const copy = { ...original, ...newPromotionFields(tx, ownerId), code, pausedAt: tx.now }
    if (!(await sql.insertPromotion(tx.db, copy))) throw new Error('a random code was taken')
    await holdSegment(tx, copy)
    return auditedView(tx, ctx, copy, 'promotions.created')
  })
}
