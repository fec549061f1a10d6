import { DELIVERED_WITHIN_DAYS, type DemoPurchase, demoPurchases } from '../demo-purchases.ts'
import { DAYS } from './calendar.ts'

/** What members reviewed and can have got within the year: older orders aren't in the books. */
export function purchasesInYear(): Pick<DemoPurchase, 'username' | 'product' | 'orderedDaysAgo'>[] {
  return demoPurchases()
    .filter(({ reviewedDaysAgo }) => reviewedDaysAgo + DELIVERED_WITHIN_DAYS < DAYS)
    .map(({ username, product, orderedDaysAgo }) => ({ username, product, orderedDaysAgo: Math.min(orderedDaysAgo, DAYS - 1) }))
}
