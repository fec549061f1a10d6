import { vendorsOf } from '#domains/vendors/server/index.ts'
import type { Call } from '#platform/server/kernel.ts'
import type { OrderEntry } from '../contract.ts'
import { entriesOfOrder, postingsOf } from './entries.sql.ts'

/** Empty for an order that finance has not heard of. */
export async function entriesAboutOrder({ kernel: { db } }: Call, { orderId }: { orderId: string }): Promise<OrderEntry[]> {
  const rows = await entriesOfOrder(db, orderId)
  const [vendors, moved] = await Promise.all([
    vendorsOf(
      db,
      rows.flatMap(({ workspaceId }) => workspaceId ?? []),
    ),
    postingsOf(
      db,
      rows.map(({ id }) => id),
    ),
  ])
  const postings = Map.groupBy(moved, ({ transactionId }) => transactionId)
  return rows.map(({ id, type, happenedAt, part, workspaceId, amountMinor, currency, referenceType, referenceId }) => ({
    ...{ id, type, orderId, part, vendorId: workspaceId, vendorName: (workspaceId && vendors.get(workspaceId)?.name) ?? null },
    date: happenedAt.toISOString(),
    amount: { amountMinor, currency },
    reference: { type: referenceType, id: referenceId },
    postings: (postings.get(id) ?? []).map(({ kind, amountMinor, currency }) => ({ account: kind, amount: { amountMinor, currency } })),
  }))
}
