import { useOperatorDesk } from '../desk.ts'
import { PromotionRecord } from '../promotion-record.tsx'
import type { Route } from './+types/promotion.page.ts'

export default function PlatformPromotionPage({ params: { promotionId } }: Route.ComponentProps) {
  return <PromotionRecord desk={useOperatorDesk()} promotionId={promotionId} />
}
