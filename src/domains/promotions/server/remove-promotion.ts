import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { holdSegment, recordPlatformAction } from './promotion-changes.ts'
import * as sql from './promotions.sql.ts'
import { loadPromotionView, type OwnerId } from './promotions.ts'
import { wasEverUsed } from './redemptions.sql.ts'

/** Deletes a promotion that no order used; archives it otherwise. */
export async function removePromotion(
  ctx: MemberContext,
  ownerId: OwnerId,
  promotionId: string,
): Promise<{ outcome: 'deleted' | 'archived'; uses: number }> {
  return transact(ctx, async (tx) => {
    const row = await sql.lockPromotion(tx.db, ownerId, promotionId)
    if (!row) throw notFound()
    const { uses } = await loadPromotionView(tx, row, ctx.language)
    const used = await wasEverUsed(tx.db, promotionId)
    if (used) await sql.archivePromotion(tx.db, promotionId, tx.now)
    else await sql.deletePromotion(tx.db, promotionId)
    await holdSegment(tx, { id: promotionId, workspaceId: ownerId, segmentId: null })
    await recordPlatformAction(tx, ctx, row, used ? 'promotions.archived' : 'promotions.deleted')
    return { outcome: used ? 'archived' : 'deleted', uses }
  })
}
