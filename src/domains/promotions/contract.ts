/** What is taken off prices and delivery: by whom, of what, how often. */
import { everyonesProducts, keeping, products, vendors } from './contract/keep.ts'
import { reductions } from './contract/offered.ts'

export {
  type CodeProblemView,
  codeProblem,
  type Offer,
  type PromotionInput,
  type PromotionView,
  typedCode,
} from './contract/views.ts'

export const promotions = {
  ...keeping('vendor:growth', '/promotions'),
  products,
  reductions,
  admin: { ...keeping('admin', '/admin/promotions'), products: everyonesProducts, vendors },
}
