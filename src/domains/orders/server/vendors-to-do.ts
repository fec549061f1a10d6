import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import type { VendorOrderRow, VendorReturnRow } from '../contract.ts'
import { countWaiting, orderedBy, pageOfParts, waitingReturns } from './list-vendor-orders.sql.ts'
import { vendorOrderRow } from './list-vendor-orders.ts'
import { partNumberOf } from './order-number.ts'

const SHOWN = 5

type ToDo = { ship: { count: number; items: VendorOrderRow[] }; returns: { count: number; items: VendorReturnRow[] } }

/** What the workspace has to send and to answer, the oldest first. */
export async function vendorsToDo({ kernel: { db }, seat }: Call): Promise<ToDo> {
  if (!seat) throw notFound()
  const { workspaceId } = seat
  const count = await countWaiting(db, workspaceId)
  const parts = await pageOfParts(db, { workspaceId, toDo: 'ship' }, orderedBy('placed'), undefined, SHOWN)
  const returns = await waitingReturns(db, workspaceId, SHOWN)
  return {
    ship: { count: count.ship, items: parts.slice(0, SHOWN).map(vendorOrderRow) },
    returns: {
      count: count.returns,
      items: returns.map(({ orderId, number, requestedAt, ...row }) => ({
        ...{ ...row, number: partNumberOf(orderId, number), requestedAt: requestedAt.toISOString() },
      })),
    },
  }
}
