import { Failure } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { PromotionInput, PromotionView } from '../contract.ts'
import { changePromotion, holdSegment } from './promotion-changes.ts'
import * as sql from './promotions.sql.ts'
import { loadPromotionView, type OwnerId } from './promotions.ts'
import { validateTerms } from './validate-terms.ts'

/** Fails like `createPromotion`, and with STALE and the current version. */
export async function updatePromotion(
  ctx: MemberContext,
  ownerId: OwnerId,
  { promotionId, version, ...input }: PromotionInput & { promotionId: string; version: number },
): Promise<PromotionView> {
  return changePromotion(ctx, ownerId, promotionId, 'promotions.changed', async (tx, row) => {
    if (row.version !== version) throw new Failure('STALE', { current: await loadPromotionView(tx, row, ctx.language) })
    const terms = await validateTerms(tx, ownerId, input)
    if (terms.code !== null && (await sql.isCodeTaken(tx.db, terms.code, promotionId))) throw new Failure('CODE_TAKEN')
    await holdSegment(tx, { id: promotionId, workspaceId: ownerId, segmentId: terms.segmentId })
    await sql.updatePromotion(tx.db, promotionId, terms)
  })
}
