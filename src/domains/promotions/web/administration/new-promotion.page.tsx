import { useOperatorDesk } from '../desk.ts'
import { NewPromotion } from '../new-promotion.tsx'

export default function NewPlatformPromotionPage() {
  return <NewPromotion desk={useOperatorDesk()} />
}
