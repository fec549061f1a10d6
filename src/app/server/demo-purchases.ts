/** What the people of the demo data must have bought, because they reviewed it. */
import { DEMO_PEOPLE } from '#domains/accounts/server/demo.ts'
import { NEW_ARRIVALS } from '#domains/catalog/server/demo.ts'
import { REVIEWED } from '#domains/reviews/server/demo.ts'
import { SHOP_AGES } from '#domains/vendors/server/demo.ts'

/** `product` is a slug. It was ordered, and delivered before the day of the review. */
export type DemoPurchase = { username: string; product: string; orderedDaysAgo: number; reviewedDaysAgo: number }

/** Reviewers wait up to so many days longer than the parcel takes. */
const PATIENCE_DAYS = 40
/** The shortest time from an order to a review. */
export const DELIVERED_WITHIN_DAYS = 7
const OPENED_DAYS_AGO = Math.min(...Object.values(SHOP_AGES)) - 20

/** Oldest first. Nobody bought before they joined, or before the product was in its shop. */
export function demoPurchases(): DemoPurchase[] {
  const joined = new Map(DEMO_PEOPLE.map(({ username, joinedDaysAgo }) => [username, joinedDaysAgo]))
  return REVIEWED.map(({ by: username, product, daysAgo: reviewedDaysAgo }, place) => {
    const earliest = Math.min((joined.get(username) ?? 0) - 1, (NEW_ARRIVALS[product] ?? OPENED_DAYS_AGO) - 1)
    const orderedDaysAgo = Math.min(earliest, reviewedDaysAgo + DELIVERED_WITHIN_DAYS + ((place * 17) % PATIENCE_DAYS))
    return { username, product, orderedDaysAgo, reviewedDaysAgo }
  }).toSorted((one, other) => other.orderedDaysAgo - one.orderedDaysAgo)
}
