import { PromotionPage } from '../promotion-page.tsx'
import { useAdminPromotions } from '../promotions-scope.ts'
import type { Route } from './+types/promotion.page.ts'

export default function PlatformPromotionPage({ params: { promotionId } }: Route.ComponentProps) {
  return <PromotionPage scope={useAdminPromotions()} promotionId={promotionId} />
}
