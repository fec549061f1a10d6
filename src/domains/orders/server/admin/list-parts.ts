import type { AdminContext } from '#platform/server/services.ts'
import { money } from '#platform/shared/money.ts'
import { formatPartNumber, parsePartNumber } from '../order-number.ts'
import { partDisplayStatus } from '../order-states.rules.ts'
import { type Filter, loadAllPartsPage, sumAllParts } from './parts.sql.ts'

/** Parts of all vendors, newest first, with the totals of all matching parts. */
export async function listParts(
  { services: { db } }: AdminContext,
  { cursor, limit, q, ...narrowed }: Filter & { cursor?: string | undefined; limit: number },
) {
  // A part number starts with its order number, and only that is indexed.
  const filter = { ...narrowed, q: q && (parsePartNumber(q)?.orderId ?? q) }
  const [{ items, nextCursor }, { total, totalMinor, refundedMinor }] = await Promise.all([
    loadAllPartsPage(db, filter, { cursor, limit }),
    sumAllParts(db, filter),
  ])
  return {
    items: items.map(({ orderId, number, placedAt, status, workspaceId, vendorName, currency, ...row }) => {
      const { buyer, email, itemCount, disputed, live, shipped, delivered, returned, refunded } = row
      return {
        number: formatPartNumber(orderId, number),
        orderId,
        placedAt: placedAt.toISOString(),
        buyer,
        email,
        itemCount,
        disputed,
        status: partDisplayStatus({ status, units: { live, shipped, delivered, returned, refunded } }),
        vendor: { workspaceId, name: vendorName },
        total: money(row.totalMinor, currency),
        refunded: money(row.refundedMinor, currency),
      }
    }),
    nextCursor,
    total,
    sums: { total: money(totalMinor), refunded: money(refundedMinor) },
  }
}
