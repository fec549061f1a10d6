import { Failure } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { PromotionInput, PromotionView } from '../contract.ts'
import { auditedView, holdSegment, newPromotionFields } from './promotion-changes.ts'
import * as sql from './promotions.sql.ts'
import type { OwnerId } from './promotions.ts'
import { validateTerms } from './validate-terms.ts'

/** Fails with CODE_TAKEN, DATES_CROSSED, UNKNOWN_SCOPE. */
export async function createPromotion(ctx: MemberContext, ownerId: OwnerId, input: PromotionInput): Promise<PromotionView> {
  return transact(ctx, async (tx) => {
    const row = { ...(await validateTerms(tx, ownerId, input)), ...newPromotionFields(tx, ownerId), pausedAt: null }
    if (!(await sql.insertPromotion(tx.db, row))) throw new Failure('CODE_TAKEN')
    await holdSegment(tx, row)
    return auditedView(tx, ctx, row, 'promotions.created')
  })
}
