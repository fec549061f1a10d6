import { PromotionPage } from '../promotion-page.tsx'
import type { Route } from './+types/promotion.page.ts'
import { GrowthArea } from './growth-area.tsx'

export default function OwnPromotionPage({ params: { promotionId } }: Route.ComponentProps) {
  return <GrowthArea>{(desk) => <PromotionPage desk={desk} promotionId={promotionId} />}</GrowthArea>
}
