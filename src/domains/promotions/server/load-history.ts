import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import type { PromotionHistory } from '../contract/history.ts'
import { toHistory } from './history.rules.ts'
import { findPromotion } from './promotions.sql.ts'
import type { OwnerId } from './promotions.ts'
import { loadUsedDays } from './redemptions.sql.ts'

export async function loadHistory({ services }: MemberContext, ownerId: OwnerId, promotionId: string): Promise<PromotionHistory> {
  const row = await findPromotion(services.db, ownerId, promotionId)
  if (!row) throw notFound()
  const days = await loadUsedDays(services.db, promotionId)
  return { currency: BASE_CURRENCY, ...toHistory(days, { now: services.now(), endsAt: row.endsAt }) }
}
