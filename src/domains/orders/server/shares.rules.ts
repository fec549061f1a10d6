/** What each line costs of its part, frozen at the sale, and what it gives back later. Minor units throughout. */
import { splitByLargestRemainder } from '#platform/shared/money.ts'
import type { ChosenUnits } from '../contract.ts'

/** Goods net of discount, and the shares of shipping and tax. */
export type Shares = { goodsMinor: number; shippingMinor: number; taxMinor: number }

/** `subsidyMinor` is what the platform's promotions took off the line and its share of delivery: the platform pays it to the vendor. */
export type FrozenShares = Shares & { subsidyMinor: number }

export const NO_SHARES: FrozenShares = { goodsMinor: 0, shippingMinor: 0, taxMinor: 0, subsidyMinor: 0 }

/** Shipping and tax of a part over its lines in proportion to their goods, by the largest remainder: they add up to the part. */
export function sharesOfLines(
  part: { shippingMinor: number; taxMinor: number; shippingSubsidyMinor?: number },
  lines: readonly { lineTotalMinor: number; discountMinor: number; subsidyMinor?: number }[],
): FrozenShares[] {
  const goods = lines.map(({ lineTotalMinor, discountMinor }) => lineTotalMinor - discountMinor)
  const shipping = splitByLargestRemainder(part.shippingMinor, goods)
  const tax = splitByLargestRemainder(part.taxMinor, goods)
  const subsidy = splitByLargestRemainder(part.shippingSubsidyMinor ?? 0, goods)
  return goods.map((goodsMinor, index) => ({
    ...{ goodsMinor, shippingMinor: shipping[index] ?? 0, taxMinor: tax[index] ?? 0 },
    subsidyMinor: (lines[index]?.subsidyMinor ?? 0) + (subsidy[index] ?? 0),
  }))
}

/** A line with its frozen shares; `givenBack` units of it were cancelled, returned or refunded before. */
export type SharedLine = FrozenShares & { quantity: number; givenBack: number }

/**
 * What `units` more of a line give back. Rounded on the sum of all that was ever given back of it, so that unit by unit or all at
 * once comes to the same, and the last unit to exactly what was paid. Throws when so many are not left.
 */
export function giveBack({ quantity, givenBack, ...line }: SharedLine, units: number): FrozenShares {
  if (!Number.isInteger(units) || units < 1 || givenBack + units > quantity) throw new RangeError('more units than are left')
  const of = (share: number) => upTo(share, givenBack + units, quantity) - upTo(share, givenBack, quantity)
  const { goodsMinor, shippingMinor, taxMinor, subsidyMinor } = line
  return { goodsMinor: of(goodsMinor), shippingMinor: of(shippingMinor), taxMinor: of(taxMinor), subsidyMinor: of(subsidyMinor) }
}

type SoldLine = FrozenShares & { position: number; quantity: number; cancelled: number; returned: number; refunded: number }

/** What units of lines give back, as long as they are not yet counted as cancelled, returned or refunded. */
export function sharesOf(lines: readonly SoldLine[], units: readonly ChosenUnits[]): (FrozenShares & ChosenUnits)[] {
  return units.map(({ position, quantity }) => {
    const line = lines.find((line) => line.position === position)
    if (!line) throw new RangeError('no such line')
    return { position, quantity, ...giveBack({ ...line, givenBack: line.cancelled + line.returned + line.refunded }, quantity) }
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

export function amountOf({ goodsMinor, shippingMinor, taxMinor }: Shares): number {
  return goodsMinor + shippingMinor + taxMinor
}

/** The share of the first `units` of a line, rounded down. */
function upTo(share: number, units: number, quantity: number): number {
  return Number((BigInt(share) * BigInt(units)) / BigInt(quantity))
}
