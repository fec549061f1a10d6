import type { Db } from '#platform/server/db.ts'
import { splitByLargestRemainder } from '#platform/shared/money.ts'
import { remainingCommission } from './commission.rules.ts'
import { loadSharedSales, type SharedSaleRow } from './line-commission.sql.ts'

export type LineCommission = { orderId: string; number: number; position: number; commissionMinor: number }

/**
 * The platform's net commission by line of a vendor's sales in a period. A share is rounded once for all its lines, so it is split over
 * them by what is left of each, by the largest remainder: the lines add up to the ledger.
 */
export async function commissionByLine(db: Db, workspaceId: string, period: { from: Date; before: Date }): Promise<LineCommission[]> {
  const shares = Map.groupBy(
    await loadSharedSales(db, workspaceId, period),
    ({ orderId, number, share }) => `${orderId} ${number} ${share}`,
  )
  return [...shares.values()].flatMap(spread)
}

function spread(lines: readonly SharedSaleRow[]): LineCommission[] {
  const [share] = lines
  if (!share) return []
  const back = lines.reduce((sum, { refundedMinor }) => sum + refundedMinor, 0)
  const left = lines.map(({ totalMinor, refundedMinor }) => totalMinor - refundedMinor)
  // A fixed fee stays while anything of the vendor order does, even when all of its own lines were refunded.
  const weights = left.some((minor) => minor > 0) ? left : lines.map(({ totalMinor }) => totalMinor)
  const parts = splitByLargestRemainder(remainingCommission(share, back, share.whole), weights)
  return lines.map(({ orderId, number, position }, index) => ({ orderId, number, position, commissionMinor: parts[index] ?? 0 }))
}
