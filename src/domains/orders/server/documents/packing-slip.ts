import { defineDocument } from '#platform/server/documents/define-document.ts'
import { formatCount, formatDay, isolate, isolateLtr } from '#platform/server/documents/text.ts'
import { localized } from '#platform/server/picture.ts'
import type { Locale } from '#platform/shared/language.ts'
import { countItems, quantityLabel } from '../../../catalog/contract.ts'
import { formatPartNumber } from '../order-number.ts'
import type { LineRow, OrderRow, ParcelRow, PartRow } from '../orders.sql.ts'
import { unsentUnits } from '../units.rules.ts'
import { addressLines, bundleContents, type DocumentLine, describeLine, languageOf, wordsIn } from './document-parts.ts'
import { fillIn, WORDS } from './words.ts'

type PackingSlip = {
  number: string
  shop: string
  address: string[]
  facts: [name: string, value: string][]
  /** `contents`: the parts of a bundle; empty for others. */
  lines: (Pick<DocumentLine, 'name' | 'detail' | 'personal' | 'quantity'> & { contents: string })[]
  units: string
  note: string
  thanks: string
}

export const renderPackingSlip = defineDocument<PackingSlip>({ template: new URL('packing-slip.typ', import.meta.url), words: WORDS })

/** The units of one parcel, or all that are not sent yet. */
export function toPackingSlip(
  { order, part, lines, parcel }: { order: OrderRow; part: PartRow; lines: LineRow[]; parcel: ParcelRow | null },
  locale: Locale,
): PackingSlip {
  const words = wordsIn(locale)
  const packed = lines.flatMap((line) => {
    const quantity = parcel
      ? (parcel.lines.find(({ position }) => position === line.position)?.quantity ?? 0)
      : unsentUnits(part.status, line)
    return quantity > 0 ? [{ line, quantity }] : []
  })
  const number = isolateLtr(formatPartNumber(order.id, part.number))
  const facts: PackingSlip['facts'] = [
    [words.orderNumber, number],
    [words.ordered, formatDay(order.placedAt, locale)],
  ]
  if (part.delivery) facts.push([words.deliveryMethod, localized(part.delivery.name, languageOf(locale))])
  if (parcel?.trackingNumber) facts.push([words.tracking, isolateLtr(parcel.trackingNumber)])
  return {
    number,
    shop: part.vendorName,
    address: addressLines(order.shippingAddress, locale),
    facts,
    lines: packed.map(({ line, quantity }) => ({
      ...describeLine(line, locale),
      contents: bundleContents(line, quantity, locale),
      quantity: quantityLabel(line.measure, quantity, locale),
    })),
    units: formatCount(countItems(packed.map(({ line: { measure }, quantity }) => ({ measure, quantity }))), locale),
    note: order.note,
    thanks: fillIn(words.thanks, { vendor: isolate(part.vendorName) }),
  }
}
