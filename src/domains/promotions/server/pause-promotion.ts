import type { MemberContext } from '#platform/server/services.ts'
import { changePromotion } from './promotion-changes.ts'
import * as sql from './promotions.sql.ts'
import type { OwnerId } from './promotions.ts'

export async function pausePromotion(
  ctx: MemberContext,
  ownerId: OwnerId,
  { promotionId, paused }: { promotionId: string; paused: boolean },
) {
  return changePromotion(ctx, ownerId, promotionId, paused ? 'promotions.paused' : 'promotions.resumed', async (tx, row) => {
    if ((row.pausedAt !== null) !== paused) await sql.setPaused(tx.db, promotionId, paused ? tx.now : null)
  })
}
