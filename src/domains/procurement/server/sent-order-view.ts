/** An order as its supplier sees it, by the link of the mail or in the linked workspace. */
import { loadWarehousePlaces } from '#domains/inventory/server/index.ts'
import { loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { money } from '#platform/shared/money.ts'
import type { SentLine, SentOrder } from '../contract.ts'
import { loadSentLines, type SentLineRow, type SharedOrder } from './sendings.sql.ts'

export async function toSentOrder(db: Db, order: SharedOrder): Promise<SentOrder> {
  const lines = await loadSentLines(db, order.orderId, order.id)
  const places = await loadWarehousePlaces(
    db,
    lines.flatMap(({ warehouseId }) => warehouseId ?? []),
  )
  const customer = (await loadWorkspaceNames(db, [order.workspaceId])).get(order.workspaceId) ?? ''
  return {
    number: order.number,
    customer,
    deliverTo: places.map(({ name, location, postalCode, region }) =>
      [location || name, [postalCode, region].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    ),
    message: order.message,
    paymentTerms: order.paymentTerms,
    createdDate: order.createdAt.toISOString(),
    sentAt: order.sentAt.toISOString(),
    expectedDate: order.expectedOn,
    total: money(order.totalMinor, order.currency),
    state: stateOf(order, lines),
    confirmedAt: order.confirmedAt?.toISOString() ?? null,
    note: order.supplierNote,
    lines: lines.map((line) => toLine(line, order.currency)),
    version: order.version,
  }
}

function toLine({ id, sku, name, quantity, priceMinor, confirmed, confirmedOn, advised }: SentLineRow, currency: string): SentLine {
  return { id, sku, name, qty: quantity, price: money(priceMinor, currency), confirmed, confirmedDate: confirmedOn, advised }
}

export function stateOf(
  { status, confirmedAt }: Pick<SharedOrder, 'status' | 'confirmedAt'>,
  lines: readonly Pick<SentLineRow, 'received'>[] = [],
): SentOrder['state'] {
  if (status === 'Fulfilled') return 'fulfilled'
  if (status === 'Cancelled') return 'cancelled'
  if (status === 'PartiallyReceived' || lines.some(({ received }) => received > 0)) return 'receiving'
  return confirmedAt === null ? 'sent' : 'confirmed'
}
