import { defineDocument } from '#platform/server/documents/define-document.ts'
import { formatCount, formatDay, isolate, isolateLtr } from '#platform/server/documents/text.ts'
import { localized } from '#platform/server/picture.ts'
import { type Locale, toLanguage } from '#platform/shared/language.ts'
import { countItems, quantityLabel } from '../../../catalog/contract.ts'
import type { ParcelLot } from '../../contract.ts'
import { formatPartNumber } from '../order-number.ts'
import type { LineRow, OrderRow, ParcelRow, PartRow } from '../orders.sql.ts'
import { unsentUnits } from '../units.rules.ts'
import { addressLines, bundleContents, type DocumentLine, describeLine, wordsIn } from './document-parts.ts'
import { fillIn, WORDS } from './words.ts'

type PackingSlip = {
  number: string
  shop: string
  address: string[]
  facts: [name: string, value: string][]
  /** `contents`: the parts of a bundle; `lots`: batches and serial numbers; empty for others. */
  lines: (Pick<DocumentLine, 'name' | 'detail' | 'personal' | 'quantity'> & { contents: string; lots: string })[]
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
  if (part.delivery) facts.push([words.deliveryMethod, localized(part.delivery.name, toLanguage(locale))])
  if (parcel?.trackingNumber) facts.push([words.tracking, isolateLtr(parcel.trackingNumber)])
  const ofLine = divideLots(
    packed.map(({ line }) => line),
    parcel?.lots ?? [],
  )
  return {
    number,
    shop: part.vendorName,
    address: addressLines(order.shippingAddress, locale),
    facts,
    lines: packed.map(({ line, quantity }) => ({
      ...describeLine(line, locale),
      contents: bundleContents(line, quantity, locale),
      lots: lotsText(ofLine.get(line) ?? [], locale),
      quantity: quantityLabel(line.measure, quantity, locale),
    })),
    units: formatCount(countItems(packed.map(({ line: { measure }, quantity }) => ({ measure, quantity }))), locale),
    note: order.note,
    thanks: fillIn(words.thanks, { vendor: isolate(part.vendorName) }),
  }
}

/** Every lot belongs to the first line with its variant, which can be a part of a bundle. */
function divideLots(lines: readonly LineRow[], lots: readonly ParcelLot[]): Map<LineRow, ParcelLot[]> {
  const has = ({ variantId, bundleParts }: LineRow, lot: ParcelLot) =>
    variantId === lot.variantId || bundleParts.some((part) => part.variantId === lot.variantId)
  return Map.groupBy(
    lots.filter((lot) => lines.some((line) => has(line, lot))),
    (lot) => lines.find((line) => has(line, lot)) as LineRow,
  )
}

function lotsText(lots: readonly ParcelLot[], locale: Locale): string {
  if (lots.length === 0) return ''
  const words = wordsIn(locale)
  const each = lots.map(({ number, expiresOn }) => {
    const day = expiresOn && fillIn(words.expires, { day: formatDay(new Date(expiresOn), locale) })
    return [isolateLtr(number), ...(day ? [`(${day})`] : [])].join(' ')
  })
  return fillIn(words.lots, { lots: each.join(', ') })
}
