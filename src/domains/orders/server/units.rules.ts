/** Unit counts of lines: which units can still be cancelled, shipped or refunded, and which were chosen. */
import type { BundlePart } from '../../catalog/contract.ts'
import type { ChosenUnits, OrderStatus, ReturnStatus } from '../contract.ts'
import { isCancellable, type Units } from './order-states.rules.ts'
import type { ReturnedUnits, ReturnRow } from './orders.sql.ts'

export type CountedLine = { position: number; quantity: number; cancelled: number; shipped: number; returned: number; refunded: number }

/** Units that can be cancelled or shipped: unshipped units of a part whose status allows cancellation. */
export function unsentUnits(status: OrderStatus, { quantity, cancelled, shipped }: CountedLine): number {
  return isCancellable(status) ? quantity - cancelled - shipped : 0
}

/** Statuses in which a return can still end with a refund. */
const OPEN_RETURN: readonly ReturnStatus[] = ['Requested', 'Accepted', 'Disputed']

type Claims = { returns: readonly Pick<ReturnRow, 'status' | 'lines'>[]; replacing: readonly ChosenUnits[] }

/** Shipped units that can be refunded without a return: neither returned, nor refunded, nor in an open return, nor being replaced. */
export function refundableUnits({ position, shipped, returned, refunded }: CountedLine, { returns, replacing }: Claims): number {
  const open = returns.filter(({ status }) => OPEN_RETURN.includes(status)).flatMap(({ lines }) => lines)
  const claimed = open.filter((units) => units.position === position).reduce((sum, { quantity, received }) => sum + quantity - received, 0)
  return shipped - returned - refunded - claimed - countReplacing(position, replacing)
}

/** Units of a line whose replacement is agreed and not sent. */
export function countReplacing(position: number, replacing: readonly ChosenUnits[]): number {
  return replacing.filter((units) => units.position === position).reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Units of a return that have not arrived. */
export function unreceivedUnits(lines: readonly ReturnedUnits[]): ChosenUnits[] {
  return lines.flatMap(({ position, quantity, received }) => (received < quantity ? [{ position, quantity: quantity - received }] : []))
}

export function countPartUnits(
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

/** Checks the chosen units against the maximum of each line; no choice means all. Returns `short` with the lines that exceed it. */
export function resolveChosenUnits(
  most: readonly Left[],
  chosen: readonly ChosenUnits[] | undefined,
): { units: ChosenUnits[] } | { short: Left[] } {
  const left = new Map(most.map(({ position, left }) => [position, left]))
  const wanted = chosen ?? most.filter(({ left }) => left > 0).map(({ position, left }) => ({ position, quantity: left }))
  if (wanted.length === 0) return { short: [...most] }
  const short = wanted.filter(({ position, quantity }) => quantity > (left.get(position) ?? 0))
  if (short.length > 0) return { short: short.map(({ position }) => ({ position, left: left.get(position) ?? 0 })) }
  return { units: [...wanted] }
}

/** Converts units of lines to quantities of variants. Bundles move the stock of the parts they had at the sale. */
export function toVariantQuantities(
  lines: readonly { position: number; productId: string; variantId: string; bundleParts: readonly BundlePart[] }[],
  units: readonly ChosenUnits[],
): { productId: string; variantId: string; quantity: number; bundleParts: readonly BundlePart[] }[] {
  return units.flatMap(({ position, quantity }) =>
    lines
      .filter((line) => line.position === position)
      .map(({ productId, variantId, bundleParts }) => ({ productId, variantId, quantity, bundleParts })),
  )
}
