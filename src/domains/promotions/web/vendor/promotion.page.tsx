import { PromotionPage } from '../promotion-page.tsx'
import type { Route } from './+types/promotion.page.ts'
import { GrowthPermission } from './growth-permission.tsx'

export default function OwnPromotionPage({ params: { promotionId } }: Route.ComponentProps) {
  return <GrowthPermission>{(scope) => <PromotionPage scope={scope} promotionId={promotionId} />}</GrowthPermission>
}
