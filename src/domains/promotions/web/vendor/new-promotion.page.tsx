import { NewPromotion } from '../new-promotion.tsx'
import { GrowthArea } from './growth-area.tsx'

export default function NewPromotionPage() {
  return <GrowthArea>{(desk) => <NewPromotion desk={desk} />}</GrowthArea>
}
