import type { WorkspaceContext } from '#platform/server/services.ts'
import type { VendorOrderRow, VendorProposalRow, VendorReturnRow } from '../contract.ts'
import { countToDo, loadOpenReturns, loadPartRows } from './list-vendor-orders.sql.ts'
import { toVendorOrderRow } from './list-vendor-orders.ts'
import { formatPartNumber } from './order-number.ts'
import { countProposalTasks, loadProposalTasks } from './proposals/proposals.sql.ts'

const SHOWN = 5

type ToDo = {
  ship: { count: number; items: VendorOrderRow[] }
  returns: { count: number; items: VendorReturnRow[] }
  proposals: { count: number; items: VendorProposalRow[] }
}

/** Parts to ship, returns to handle, requests to answer and replacements to ship, oldest first. */
export async function loadVendorToDo({ services: { db }, membership }: WorkspaceContext): Promise<ToDo> {
  const { workspaceId } = membership
  const count = await countToDo(db, workspaceId)
  const parts = await loadPartRows(db, { workspaceId, toDo: 'ship' }, 'placed', { limit: SHOWN })
  const proposals = await loadProposalTasks(db, workspaceId, SHOWN)
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
    proposals: {
      count: await countProposalTasks(db, workspaceId),
      items: proposals.map(({ orderId, number, since, ...row }) => ({
        ...row,
        number: formatPartNumber(orderId, number),
        since: since.toISOString(),
      })),
    },
  }
}
