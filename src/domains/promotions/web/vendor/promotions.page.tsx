import { PromotionsList } from '../promotions-list.tsx'
import { GrowthArea } from './growth-area.tsx'

export default function PromotionsPage() {
  return <GrowthArea>{(desk) => <PromotionsList desk={desk} />}</GrowthArea>
}
