import type { OrderView, SendingView } from '../contract.ts'

type Item = Pick<OrderView['items'][number], 'id' | 'received' | 'receivable'>

/** What the supplier said is on its way and has not come yet, by line; empty without advice. */
export function advisedUnits(items: readonly Item[], advices: SendingView['advices']): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { lines } of advices) for (const { lineId, quantity } of lines) sums.set(lineId, (sums.get(lineId) ?? 0) + quantity)
  return new Map(
    items.flatMap(({ id, received, receivable }) => {
      const left = Math.min((sums.get(id) ?? 0) - received, receivable)
      return left > 0 ? [[id, left]] : []
    }),
  )
}
