import { useOperatorDesk } from '../desk.ts'
import { PromotionPage } from '../promotion-page.tsx'
import type { Route } from './+types/promotion.page.ts'

export default function PlatformPromotionPage({ params: { promotionId } }: Route.ComponentProps) {
  return <PromotionPage desk={useOperatorDesk()} promotionId={promotionId} />
}
