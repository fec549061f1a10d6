import type { WorkspaceContext } from '#platform/server/services.ts'
import type { VendorOrderRow, VendorReturnRow } from '../contract.ts'
import { countToDo, loadOpenReturns, loadPartRows } from './list-vendor-orders.sql.ts'
import { toVendorOrderRow } from './list-vendor-orders.ts'
import { formatPartNumber } from './order-number.ts'

const SHOWN = 5

type ToDo = { ship: { count: number; items: VendorOrderRow[] }; returns: { count: number; items: VendorReturnRow[] } }

/** Parts to ship and returns to handle, oldest first. */
export async function loadVendorToDo({ services: { db }, membership }: WorkspaceContext): Promise<ToDo> {
  const { workspaceId } = membership
  const count = await countToDo(db, workspaceId)
  const parts = await loadPartRows(db, { workspaceId, toDo: 'ship' }, 'placed', { limit: SHOWN })
  const returns = await loadOpenReturns(db, workspaceId, SHOWN)
  return {
    ship: { count: count.ship, items: parts.map(toVendorOrderRow) },
    returns: {
      count: count.returns,
      items: returns.map(({ orderId, number, requestedAt, ...row }) => ({
        ...row,
        number: formatPartNumber(orderId, number),
        requestedAt: requestedAt.toISOString(),
      })),
    },
  }
}
