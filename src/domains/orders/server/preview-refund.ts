import { notFound } from '#platform/server/failure.ts'
import type { ChosenUnits, RefundView } from '../contract.ts'
import type { OpenPart } from './open-order.ts'
import { refundView } from './order-view.ts'
import { addShares, sharesOf } from './shares.rules.ts'

/** What units of a part would give back now, to the cent. NOT_FOUND for lines that are not of this part or do not have so many units. */
export function previewOf({ order, part, lines }: Pick<OpenPart, 'order' | 'part' | 'lines'>, chosen: readonly ChosenUnits[]): RefundView {
  const own = lines.filter(({ partNumber }) => partNumber === part.number)
  const left = new Map(own.map((line) => [line.position, line.quantity - line.cancelled - line.returned - line.refunded]))
  if (chosen.some(({ position, quantity }) => quantity > (left.get(position) ?? 0))) throw notFound()
  return refundView(addShares(sharesOf(own, chosen)), order.currency)
}
