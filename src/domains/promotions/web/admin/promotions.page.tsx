import { PromotionsList } from '../promotions-list.tsx'
import { useAdminPromotions } from '../promotions-scope.ts'

export default function PlatformPromotionsPage() {
  return <PromotionsList scope={useAdminPromotions()} />
}
