/** Rules about what stock has cost. Pure. Amounts are minor units of the base currency. */

/** The units and the value of a variant in all warehouses. */
export type Valued = { onHand: number; valueMinor: number }

/** What `quantity` units that leave take along. The last unit takes the rest, so that value is neither made nor lost. */
export function leavingValue({ onHand, valueMinor }: Valued, quantity: number): number {
  return quantity >= onHand ? valueMinor : Number(roundedShare(BigInt(valueMinor), BigInt(quantity), BigInt(onHand)))
}

/** The cost of one unit; null while nothing is on hand or the cost is unknown. */
export function averageCost({ onHand, valueMinor }: Valued): number | null {
  return onHand > 0 && valueMinor > 0 ? Math.round(valueMinor / onHand) : null
}

/** The value of units that come in. Without a known cost they are worth as much as those on hand, else nothing. */
export function arrivingValue(stock: Valued, quantity: number, unitCostMinor: number | null): number {
  if (unitCostMinor !== null) return unitCostMinor * quantity
  return stock.onHand > 0 ? Number(roundedShare(BigInt(stock.valueMinor), BigInt(quantity), BigInt(stock.onHand))) : 0
}

/** value × part / whole, rounded half up. The product can be larger than exact numbers. */
function roundedShare(value: bigint, part: bigint, whole: bigint): bigint {
  return (2n * value * part + whole) / (2n * whole)
}
