/** Each line's shares of its part, frozen at the sale, and the refund they imply. All amounts are in minor units. */
import { isShipped, type ProductKind } from '#domains/catalog/contract.ts'
import { splitByLargestRemainder } from '#platform/shared/money.ts'
import type { ChosenUnits } from '../contract.ts'

/** Item price net of discount, and the shares of shipping and tax. */
export type Shares = { goodsMinor: number; shippingMinor: number; taxMinor: number }

/** `subsidyMinor`: discounts of platform promotions on the line and its share of shipping, which the platform pays to the vendor. */
export type FrozenShares = Shares & { subsidyMinor: number }

export const NO_SHARES: FrozenShares = { goodsMinor: 0, shippingMinor: 0, taxMinor: 0, subsidyMinor: 0 }

/**
 * Splits shipping and tax of a part over its lines in proportion to item prices, by largest remainder, so the shares add up exactly. Lines
 * that are not shipped pay no shipping.
 */
export function computeLineShares(
  part: { shippingMinor: number; taxMinor: number; shippingSubsidyMinor?: number },
  lines: readonly { lineTotalMinor: number; discountMinor: number; subsidyMinor?: number; kind?: ProductKind | undefined }[],
): FrozenShares[] {
  const goods = lines.map(({ lineTotalMinor, discountMinor }) => lineTotalMinor - discountMinor)
  const shipped = lines.map(({ kind = 'goods' }, index) => (isShipped(kind) ? (goods[index] ?? 0) : null))
  const shipping = splitOverShipped(part.shippingMinor, shipped)
  const tax = splitByLargestRemainder(part.taxMinor, goods)
  const subsidy = splitOverShipped(part.shippingSubsidyMinor ?? 0, shipped)
  return goods.map((goodsMinor, index) => ({
    goodsMinor,
    shippingMinor: shipping[index] ?? 0,
    taxMinor: tax[index] ?? 0,
    subsidyMinor: (lines[index]?.subsidyMinor ?? 0) + (subsidy[index] ?? 0),
  }))
}

/** `weights`: null for lines that are not shipped. */
function splitOverShipped(amountMinor: number, weights: readonly (number | null)[]): number[] {
  const counted = weights.filter((weight) => weight !== null)
  const shares = counted.length === 0 ? [] : splitByLargestRemainder(amountMinor, counted)
  let next = 0
  return weights.map((weight) => (weight === null ? 0 : (shares[next++] ?? 0)))
}

/** A line with its frozen shares; `refunded`: units that were cancelled, returned or refunded before. */
export type SharedLine = FrozenShares & { quantity: number; refunded: number }

/**
 * The refund for `units` more of a line. Rounding applies to the cumulative refund of the line, so refunds in any steps add up to
 * exactly the amount paid. Throws when fewer units are left.
 */
export function computeUnitShares({ quantity, refunded, ...line }: SharedLine, units: number): FrozenShares {
  if (!Number.isInteger(units) || units < 1 || refunded + units > quantity) throw new RangeError('more units than are left')
  const of = (share: number) => shareOfFirst(share, refunded + units, quantity) - shareOfFirst(share, refunded, quantity)
  const { goodsMinor, shippingMinor, taxMinor, subsidyMinor } = line
  return { goodsMinor: of(goodsMinor), shippingMinor: of(shippingMinor), taxMinor: of(taxMinor), subsidyMinor: of(subsidyMinor) }
}

type SoldLine = FrozenShares & { position: number; quantity: number; cancelled: number; returned: number; refunded: number }

/** Refund shares of units. Call it before the units are added to the cancelled, returned or refunded counters. */
export function computeRefundShares(lines: readonly SoldLine[], units: readonly ChosenUnits[]): (FrozenShares & ChosenUnits)[] {
  return units.map(({ position, quantity }) => {
    const line = lines.find((line) => line.position === position)
    if (!line) throw new RangeError('no such line')
    return { position, quantity, ...computeUnitShares({ ...line, refunded: line.cancelled + line.returned + line.refunded }, quantity) }
  })
}

export function addShares(all: readonly Shares[]): Shares {
  return all.reduce(
    (sum, { goodsMinor, shippingMinor, taxMinor }) => ({
      goodsMinor: sum.goodsMinor + goodsMinor,
      shippingMinor: sum.shippingMinor + shippingMinor,
      taxMinor: sum.taxMinor + taxMinor,
    }),
    { goodsMinor: 0, shippingMinor: 0, taxMinor: 0 },
  )
}

export function totalOfShares({ goodsMinor, shippingMinor, taxMinor }: Shares): number {
  return goodsMinor + shippingMinor + taxMinor
}

/** The share of the first `units` of a line in minor units, rounded down. */
function shareOfFirst(share: number, units: number, quantity: number): number {
  return Number((BigInt(share) * BigInt(units)) / BigInt(quantity))
}
