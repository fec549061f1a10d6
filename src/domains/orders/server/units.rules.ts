/** Units of lines: what can still be done with them, and what of it was chosen. */
import type { ChosenUnits, OrderStatus, ReturnStatus } from '../contract.ts'
import { mayCancel, type Units } from './order-states.rules.ts'

export type CountedLine = { position: number; quantity: number; cancelled: number; shipped: number; returned: number; refunded: number }

/** Units that can be cancelled, or sent: those that have not left, while the part may be cancelled at all. */
export function unsentUnits(status: OrderStatus, { quantity, cancelled, shipped }: CountedLine): number {
  return mayCancel(status) ? quantity - cancelled - shipped : 0
}

/** Where a return may still end with its money given back. */
const OPEN_RETURN: readonly ReturnStatus[] = ['Requested', 'Accepted', 'Disputed']

/** Units that left and may be paid back without coming back: not those that are with the vendor again, or in a return that is open. */
export function refundableUnits(
  { position, shipped, returned, refunded }: CountedLine,
  returns: readonly { status: ReturnStatus; lines: readonly ChosenUnits[] }[],
): number {
  const open = returns.filter(({ status }) => OPEN_RETURN.includes(status)).flatMap(({ lines }) => lines)
  const claimed = open.filter((units) => units.position === position).reduce((sum, { quantity }) => sum + quantity, 0)
  return shipped - returned - refunded - claimed
}

export function unitsOf(
  lines: readonly CountedLine[],
  parcels: readonly { deliveredAt: Date | null; lines: readonly ChosenUnits[] }[],
): Units {
  const sum = (count: (line: CountedLine) => number) => lines.reduce((total, line) => total + count(line), 0)
  const delivered = parcels.filter(({ deliveredAt }) => deliveredAt).flatMap(({ lines }) => lines)
  return {
    live: sum(({ quantity, cancelled }) => quantity - cancelled),
    shipped: sum(({ shipped }) => shipped),
    delivered: delivered.reduce((total, { quantity }) => total + quantity, 0),
    returned: sum(({ returned }) => returned),
    refunded: sum(({ refunded }) => refunded),
  }
}

type Left = { position: number; left: number }

/** What was chosen, by the most that can be had of each line; nothing chosen is all of it. Answers the lines that want too much instead. */
export function chosenOf(most: readonly Left[], chosen: readonly ChosenUnits[] | undefined): { units: ChosenUnits[] } | { short: Left[] } {
  const left = new Map(most.map(({ position, left }) => [position, left]))
  const wanted = chosen ?? most.filter(({ left }) => left > 0).map(({ position, left }) => ({ position, quantity: left }))
  if (wanted.length === 0) return { short: [...most] }
  const short = wanted.filter(({ position, quantity }) => quantity > (left.get(position) ?? 0))
  if (short.length > 0) return { short: short.map(({ position }) => ({ position, left: left.get(position) ?? 0 })) }
  return { units: [...wanted] }
}

/** Units of lines as units of variants. */
export function goodsOf(
  lines: readonly { position: number; productId: string; variantId: string }[],
  units: readonly ChosenUnits[],
): { productId: string; variantId: string; quantity: number }[] {
  return units.flatMap(({ position, quantity }) =>
    lines.filter((line) => line.position === position).map(({ productId, variantId }) => ({ productId, variantId, quantity })),
  )
}
