/** Discounts on products and shipping, by vendors and by the platform. */

import { reductions } from './contract/offered.ts'
import {
  collections,
  platformCollections,
  platformProducts,
  products,
  promotionOperations,
  segments,
  vendors,
} from './contract/operations.ts'

export type { PromotionHistory } from './contract/history.ts'
export {
  type CodeProblemView,
  codeProblem,
  type Offer,
  type PromotionInput,
  type PromotionView,
  typedCode,
} from './contract/views.ts'

export const promotions = {
  ...promotionOperations('vendor:growth', '/promotions'),
  products,
  collections,
  segments,
  reductions,
  admin: {
    ...promotionOperations('admin', '/admin/promotions', { reauth: true }),
    products: platformProducts,
    collections: platformCollections,
    vendors,
  },
}
