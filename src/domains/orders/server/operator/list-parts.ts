import type { Call } from '#platform/server/kernel.ts'
import { pageOf } from '#platform/server/keyset.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { partNumberOf, readPartNumber } from '../order-number.ts'
import { partStanding } from '../order-states.rules.ts'
import { type Filter, LATEST, pageOfAllParts, sumsOfAllParts } from './parts.sql.ts'

/** Parts of all vendors, newest first, and what those that match come to. */
export async function listParts(
  { kernel: { db } }: Call,
  { cursor, limit, q, ...narrowed }: Filter & { cursor?: string | undefined; limit: number },
) {
  // The number of a part is that of its order and one more.
  const filter = { ...narrowed, q: q && (readPartNumber(q)?.orderId ?? q) }
  const [rows, { total, totalMinor, refundedMinor }] = await Promise.all([
    pageOfAllParts(db, filter, cursor, limit),
    sumsOfAllParts(db, filter),
  ])
  const { items, nextCursor } = pageOf(rows, limit, LATEST, ({ placedAt, orderId, number }) => [
    placedAt.toISOString(),
    partNumberOf(orderId, number),
  ])
  const money = (amountMinor: number, currency = BASE_CURRENCY) => ({ amountMinor, currency })
  return {
    items: items.map(({ orderId, number, placedAt, status, workspaceId, vendorName, currency, ...row }) => {
      const { buyer, email, itemCount, disputed, live, shipped, delivered, returned, refunded } = row
      return {
        ...{ number: partNumberOf(orderId, number), orderId, placedAt: placedAt.toISOString(), buyer, email, itemCount, disputed },
        status: partStanding({ status, units: { live, shipped, delivered, returned, refunded } }),
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
