import type { Priced } from '#domains/cart/server/index.ts'
import type { NewOrder } from '#domains/orders/server/index.ts'
import type { Destination } from '#domains/vendors/server/index.ts'
import type { Address } from '../../orders/contract.ts'

type QuotedMethod = NonNullable<Priced['totals']['vendors'][number]['method']>

/** An address is complete: what it leaves out, it doesn't have. */
export function toDestination({ country, region = '', postalCode }: Address): Destination {
  return { country, region, postalCode }
}

/** The method as the order keeps it, with the zone and the tier that decided the fee. */
export function toPartDelivery({ kind, name, minDays, maxDays, quote }: QuotedMethod): NewOrder['parts'][number]['delivery'] {
  const { zone, tier } = quote.refused === null ? quote : { zone: null, tier: null }
  return { kind, name, minDays, maxDays, ...(zone && tier && { zone: { name: zone.name, by: zone.by, upTo: tier.upTo } }) }
}
