/** A vendor's profit by product. All amounts in minor units. */
import type { SoldLineRow } from '#domains/orders/server/index.ts'

/** `costNowMinor` is today's unit cost, used where none was stored at the sale; null when unknown. */
export type CostedLine = SoldLineRow & { commissionMinor: number; costNowMinor: number | null }

export type Profit = {
  units: number
  revenueMinor: number
  refundsMinor: number
  taxMinor: number
  shippingMinor: number
  commissionMinor: number
  /** Null when the cost of a unit is unknown. */
  costMinor: number | null
  /** Part of the cost uses today's unit cost. */
  costIsOfToday: boolean
  profitMinor: number
}

/**
 * Revenue minus refunds, tax, delivery, commission and cost of goods, as of the sale. Delivery fees are taken as the delivery cost, even
 * when the items came back; only units that never shipped cost none. A returned unit can be sold again and costs nothing; a unit that was
 * refunded but not returned is lost.
 */
export function computeProfit(lines: readonly CostedLine[]): Profit {
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
