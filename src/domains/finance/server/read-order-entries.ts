import { loadApprovedVendors } from '#domains/vendors/server/index.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { money } from '#platform/shared/money.ts'
import type { OrderEntry } from '../contract.ts'
import { loadEntriesOfOrder, loadPostings } from './entries.sql.ts'

/** Empty for an unknown order. */
export async function listOrderEntries({ services: { db } }: AdminContext, { orderId }: { orderId: string }): Promise<OrderEntry[]> {
  const rows = await loadEntriesOfOrder(db, orderId)
  const [vendors, moved] = await Promise.all([
    loadApprovedVendors(
      db,
      rows.flatMap(({ workspaceId }) => workspaceId ?? []),
    ),
    loadPostings(
      db,
      rows.map(({ id }) => id),
    ),
  ])
  const postings = Map.groupBy(moved, ({ transactionId }) => transactionId)
  return rows.map(({ id, type, happenedAt, part, workspaceId, amountMinor, currency, referenceType, referenceId }) => ({
    id,
    type,
    orderId,
    part,
    vendorId: workspaceId,
    vendorName: (workspaceId && vendors.get(workspaceId)?.name) ?? null,
    date: happenedAt.toISOString(),
    amount: money(amountMinor, currency),
    reference: { type: referenceType, id: referenceId },
    postings: (postings.get(id) ?? []).map(({ kind, amountMinor, currency }) => ({ account: kind, amount: money(amountMinor, currency) })),
  }))
}
