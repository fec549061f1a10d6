import { PromotionsList } from '../promotions-list.tsx'
import { GrowthPermission } from './growth-permission.tsx'

export default function PromotionsPage() {
  return <GrowthPermission>{(scope) => <PromotionsList scope={scope} />}</GrowthPermission>
}
