import type { Searchable, Tx } from '#platform/server/services.ts'
import { formatPartNumber, parsePartNumber } from './order-number.ts'
import { loadFindableOrders, loadFindableParts, loadOrderIds, loadPartNumbers } from './searchables.sql.ts'

/** A member's own orders: by number, product and vendor. */
const order: Searchable = {
  type: 'order',
  numberPrefix: 'ORD-',
  async documents(db, ids) {
    const orders = await loadFindableOrders(db, ids)
    return orders.map(({ id, userId, language, placedAt, products, vendors }) => ({
      id,
      title: '',
      numbers: numbersOf(id),
      words: vendors,
      texts: { [language]: products },
      audience: { kind: 'people', userIds: [userId], members: [] },
      personId: null,
      rank: placedAt.getTime(),
    }))
  },
  ids: loadOrderIds,
}

/** A vendor's parts of orders, for its staff: by number, customer, product and SKU, and never by what others sold in the same order. */
const orderPart: Searchable = {
  type: 'orderPart',
  numberPrefix: 'ORD-',
  async documents(db, numbers) {
    const parts = await loadFindableParts(
      db,
      numbers.flatMap((number) => parsePartNumber(number)?.orderId ?? []),
    )
    const asked = new Set(numbers)
    return parts
      .map((part) => ({ ...part, id: formatPartNumber(part.orderId, part.number) }))
      .filter(({ id }) => asked.has(id))
      .map(({ id, workspaceId, language, placedAt, buyer, products, skus }) => ({
        id,
        title: '',
        numbers: numbersOf(id),
        words: `${buyer} ${skus}`,
        texts: { [language]: products },
        audience: { kind: 'people', userIds: [], members: [{ workspaceId, permission: 'orders' }] },
        personId: null,
        rank: placedAt.getTime(),
      }))
  },
  ids: loadPartNumbers,
}

export const searchables: readonly Searchable[] = [order, orderPart]

/** The number as it is written, and without the letters before it. */
function numbersOf(id: string): string[] {
  return [id, id.replace(/^ORD-/, '')]
}

/** Writes the documents of orders whose buyer changed, and of their parts. */
export async function refreshOrderDocuments(tx: Tx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return
  const parts = await loadFindableParts(tx.db, orderIds)
  await tx.services.search.refresh(tx, 'order', orderIds)
  await tx.services.search.refresh(
    tx,
    'orderPart',
    parts.map(({ orderId, number }) => formatPartNumber(orderId, number)),
  )
}
