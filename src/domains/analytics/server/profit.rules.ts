/** What is left to a vendor of what it sold, product by product. Minor units throughout. */
import type { SoldLineRow } from '#domains/orders/server/index.ts'

/** `costNowMinor` is that of a unit today, null where it is not known: it stands in for what was not said at the sale. */
export type CostedLine = SoldLineRow & { commissionMinor: number; costNowMinor: number | null }

export type Profit = {
  units: number
  revenueMinor: number
  refundsMinor: number
  taxMinor: number
  shippingMinor: number
  commissionMinor: number
  /** Null when one of its units has no cost. */
  costMinor: number | null
  /** Some of it is by the cost of today. */
  costIsOfToday: boolean
  profitMinor: number
}

/**
 * Revenue less refunds, tax, delivery, commission and cost of goods, as it was at the sale. Tax is handed on. What shoppers paid for delivery is taken as what it
 * cost, also when the goods came back; only units that never left cost none. A unit that came back can be sold again and costs nothing;
 * one that was paid back and stayed away is lost.
 */
export function profitOf(lines: readonly CostedLine[]): Profit {
  const sum = (minor: (line: CostedLine) => number) => lines.reduce((total, line) => total + minor(line), 0)
  const unitsOf = ({ quantity, cancelled, returned }: CostedLine) => quantity - cancelled - returned
  const revenueMinor = sum(({ goodsMinor, shippingMinor, taxMinor }) => goodsMinor + shippingMinor + taxMinor)
  const refundsMinor = sum(({ backMinor }) => backMinor)
  const taxMinor = sum((line) => line.taxMinor - line.taxBackMinor)
  const shippingMinor = sum((line) => line.shippingMinor - line.unsentShippingMinor)
  const commissionMinor = sum((line) => line.commissionMinor)
  const unitCostOf = ({ unitCostMinor, costNowMinor }: CostedLine) => unitCostMinor ?? costNowMinor
  const sold = lines.filter((line) => unitsOf(line) > 0)
  const known = sold.every((line) => unitCostOf(line) !== null)
  const costMinor = sum((line) => (unitCostOf(line) ?? 0) * unitsOf(line))
  const profitMinor = revenueMinor - refundsMinor - taxMinor - shippingMinor - commissionMinor - costMinor
  return {
    units: sum(unitsOf),
    revenueMinor,
    refundsMinor,
    taxMinor,
    shippingMinor,
    commissionMinor,
    costMinor: known ? costMinor : null,
    costIsOfToday: sold.some(({ unitCostMinor, costNowMinor }) => unitCostMinor === null && costNowMinor !== null),
    profitMinor,
  }
}
