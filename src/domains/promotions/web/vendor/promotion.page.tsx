import { PromotionRecord } from '../promotion-record.tsx'
import type { Route } from './+types/promotion.page.ts'
import { GrowthArea } from './growth-area.tsx'

export default function PromotionPage({ params: { promotionId } }: Route.ComponentProps) {
  return <GrowthArea>{(desk) => <PromotionRecord desk={desk} promotionId={promotionId} />}</GrowthArea>
}
