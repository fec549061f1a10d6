/** Where an order goes and when it arrives, in words for its mail. */
import { formatCountry, formatNearDays, isolate } from '#platform/server/documents/text.ts'
import { strangersLine } from '#platform/server/mail/strangers-text.ts'
import { addressLines } from '#platform/shared/addresses/address-layout.ts'
import { toLocale } from '#platform/shared/language.ts'
import { arrivalOf } from './order-view.ts'
import type { LineRow, OrderWithTerms, PartRow } from './orders.sql.ts'

type Delivery = { parcels: { vendor: string; days: string; isPickup: boolean }[]; address: string }

export function describeDelivery(order: OrderWithTerms, parts: readonly PartRow[], lines: readonly LineRow[]): Delivery {
  const locale = toLocale(order.language, 'latn')
  const parcels = parts.flatMap((part) => {
    const arrives = arrivalOf(
      order,
      part,
      lines.filter(({ partNumber }) => partNumber === part.number),
    )
    if (arrives === null) return []
    return { vendor: isolate(part.vendorName), days: formatNearDays(arrives, locale), isPickup: part.delivery?.kind === 'pickup' }
  })
  if (parcels.length === 0) return { parcels, address: '' }
  const { country } = order.shippingAddress
  // Nobody has proved yet that the mailbox is theirs who wrote the address.
  const written = addressLines(order.shippingAddress, country && formatCountry(country, locale)).map((line) => isolate(strangersLine(line)))
  return { parcels, address: written.join(', ') }
}
