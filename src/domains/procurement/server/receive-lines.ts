/** One receipt of an order, for the receipt form and for the choice of the status Fulfilled. */
import type { NamedLot } from '#domains/inventory/server/index.ts'
import { received } from '#events/procurement.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { type Goods, storeGoods } from './goods.ts'
import { addReceived, insertReceipt, type LineRow } from './lines.sql.ts'
import { landedCosts } from './order.rules.ts'
import { recordChange } from './order-changes.ts'
import type { OrderRow } from './orders.sql.ts'
import { type LastPrice, setLastPrices } from './supplier-items.sql.ts'
import { isOnTime } from './supplier-rating.rules.ts'
import { addMeasured } from './suppliers.sql.ts'

export type Receipt = { receivedOn: string; note: string; extraMinor: number; lines: ReceivedLine[] }
export type ReceivedLine = { line: LineRow; quantity: number; lots?: readonly NamedLot[] | undefined }

/** The caller has locked the order and checked the quantities. Every line must have some. */
export async function receiveLines(
  tx: Tx,
  actor: string,
  order: OrderRow,
  { receivedOn, note, extraMinor, lines }: Receipt,
): Promise<void> {
  const receiptId = newId('rcv')
  const costs = landedCosts(lines, extraMinor, order.rateMicros)
  const goods: Goods[] = lines.map((each, at) => ({ ...each, costMinor: costs[at] ?? 0 }))
  const onTime = isOnTime(receivedOn, order.expectedOn)
  await insertReceipt(
    tx.db,
    { id: receiptId, orderId: order.id, receivedOn, extraMinor, note, actor, createdAt: tx.now },
    goods.map(({ line, quantity, costMinor }) => ({ receiptId, lineId: line.id, quantity, costMinor, onTime })),
  )
  await addReceived(
    tx.db,
    goods.map(({ line, quantity }) => ({ id: line.id, quantity })),
  )
  await setLastPrices(tx.db, { supplierId: order.supplierId, currency: order.currency, receivedOn }, lastPrices(goods))
  await storeGoods(tx, { workspaceId: order.workspaceId, receiptId, actor }, goods)
  const units = goods.reduce((sum, { quantity }) => sum + quantity, 0)
  const costMinor = costs.reduce((sum, cost) => sum + cost, 0)
  await addMeasured(tx.db, order.supplierId, { units, unitsOnTime: onTime ? units : 0, costMinor })
  await recordChange(tx, actor, order.id, 'received', order.status)
  const { id: orderId, workspaceId, number, supplierId } = order
  publish(tx, received({ orderId, workspaceId, number, actor, receiptId, supplierId, units, costMinor }))
}

/** Of two lines of one variant, the later one counts. */
function lastPrices(goods: readonly Goods[]): LastPrice[] {
  const prices = new Map(goods.flatMap(({ line }) => (line.variantId === null ? [] : [[line.variantId, line.priceMinor]])))
  return [...prices].map(([variantId, priceMinor]) => ({ variantId, priceMinor }))
}
