import { useOperatorDesk } from '../desk.ts'
import { PromotionsList } from '../promotions-list.tsx'

export default function PlatformPromotionsPage() {
  return <PromotionsList desk={useOperatorDesk()} />
}
