import type { Db } from '#platform/server/db.ts'
import { splitByLargestRemainder } from '#platform/shared/money.ts'
import { keptOf } from './commission.rules.ts'
import { type SharedSaleRow, sharedSales } from './line-commission.sql.ts'

export type LineCommission = { orderId: string; number: number; position: number; commissionMinor: number }

/**
 * What the operator keeps of each line that a vendor sold in a period, after what went back. A share was rounded once for all its lines, so
 * it is spread over them by what is left of each, by the largest remainder: the lines add up to what the ledger keeps.
 */
export async function commissionByLine(db: Db, workspaceId: string, period: { from: Date; before: Date }): Promise<LineCommission[]> {
  const shares = Map.groupBy(await sharedSales(db, workspaceId, period), ({ orderId, number, share }) => `${orderId} ${number} ${share}`)
  return [...shares.values()].flatMap(spread)
}

function spread(lines: readonly SharedSaleRow[]): LineCommission[] {
  const [share] = lines
  if (!share) return []
  const back = lines.reduce((sum, { givenBackMinor }) => sum + givenBackMinor, 0)
  const left = lines.map(({ totalMinor, givenBackMinor }) => totalMinor - givenBackMinor)
  // A fixed fee stays while anything of the part does, also when all of its own lines went back.
  const weights = left.some((minor) => minor > 0) ? left : lines.map(({ totalMinor }) => totalMinor)
  const parts = splitByLargestRemainder(keptOf(share, back, share.whole), weights)
  return lines.map(({ orderId, number, position }, index) => ({ orderId, number, position, commissionMinor: parts[index] ?? 0 }))
}
