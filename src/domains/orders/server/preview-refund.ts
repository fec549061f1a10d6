import { notFound } from '#platform/server/failure.ts'
import type { ChosenUnits, RefundView } from '../contract.ts'
import type { FullPart } from './lock-order.ts'
import { toRefundView } from './order-view.ts'
import { addShares, computeRefundShares } from './shares.rules.ts'

/** The exact refund for units of a part if they were refunded now. Fails with NOT_FOUND for unknown lines or too many units. */
export function computeRefundPreview(
  { order, part, lines }: Pick<FullPart, 'order' | 'part' | 'lines'>,
  chosen: readonly ChosenUnits[],
): RefundView {
  const own = lines.filter(({ partNumber }) => partNumber === part.number)
  const left = new Map(own.map((line) => [line.position, line.quantity - line.cancelled - line.returned - line.refunded]))
  if (chosen.some(({ position, quantity }) => quantity > (left.get(position) ?? 0))) throw notFound()
  return toRefundView(addShares(computeRefundShares(own, chosen)), order.currency)
}
