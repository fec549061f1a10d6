import type { OrderView } from '../contract.ts'

type Receipt = OrderView['receipts'][number]

/** The goods of a receipt that can still go back. */
export function returnableLines({ items }: OrderView, { lines }: Receipt): { lineId: string; name: string; most: number }[] {
  const goods = new Map(items.flatMap(({ id, name, variantId }) => (variantId === null ? [] : [[id, name]])))
  return lines.flatMap(({ lineId, quantity, returned }) => {
    const name = goods.get(lineId)
    return name !== undefined && quantity > returned ? [{ lineId, name, most: quantity - returned }] : []
  })
}
