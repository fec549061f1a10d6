/** Which supplier a reorder suggestion names. Pure. */

export type PricedOffer = { supplierId: string; preferred: boolean; priceMinor: number; currency: string }

/**
 * The preferred supplier, else the cheapest in the base currency, else the one of the last order (`lastSupplierId`). A price in a currency
 * without a known rate can't be compared, so it is never the cheapest. Of equal prices the last supplier wins, then the smaller id.
 */
export function chooseOffer<T extends PricedOffer>(
  offers: readonly T[],
  toBase: (offer: T) => number | null,
  lastSupplierId: string | null,
): T | null {
  const preferred = offers.find((offer) => offer.preferred)
  if (preferred) return preferred
  const priced = offers.flatMap((offer) => {
    const base = toBase(offer)
    return base === null ? [] : [{ offer, base }]
  })
  const rank = ({ offer }: { offer: T }) => (offer.supplierId === lastSupplierId ? 0 : 1)
  const [cheapest] = priced.sort((a, b) => a.base - b.base || rank(a) - rank(b) || (a.offer.supplierId < b.offer.supplierId ? -1 : 1))
  return cheapest?.offer ?? null
}
