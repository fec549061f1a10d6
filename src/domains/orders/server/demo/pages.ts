/** The rows of past orders before they are stored. */
import type { HistoryRow, NewPartRow, OrderWithTerms, ParcelRow, SoldLine } from '../orders.sql.ts'
import type { NewParcel, ParcelHistoryRow } from '../parcels.sql.ts'
import type { RefundRow } from '../refunds.sql.ts'
import type { NewReturn, ReturnHistoryRow } from '../returns.sql.ts'
import type { Shares } from '../shares.rules.ts'

export type PastParcel = NewParcel & Pick<ParcelRow, 'deliveredAt' | 'lots' | 'lines'>
export type PastPart = NewPartRow & { refundedMinor: number; version: number; parcels: PastParcel[] }
export type PastLine = SoldLine & { cancelled: number; shipped: number; returned: number; refunded: number }
export type PastOrder = { row: OrderWithTerms & { emailKey: string; version: number }; parts: PastPart[]; lines: PastLine[] }
export type PastReturn = NewReturn & { lines: { position: number; quantity: number; received: number }[] }
export type PastRefundLine = Shares & { refundId: string; orderId: string; position: number; quantity: number }

export type Pages = ReturnType<typeof openPages>

export function openPages() {
  const returns = new Map<string, PastReturn>()
  return {
    orders: new Map<string, PastOrder>(),
    history: [] as HistoryRow[],
    parcelHistory: [] as ParcelHistoryRow[],
    returns,
    returnHistory: [] as Omit<ReturnHistoryRow, 'lines'>[],
    refunds: [] as RefundRow[],
    refundLines: [] as PastRefundLine[],
    findReturn(id: string): PastReturn {
      const back = returns.get(id)
      if (!back) throw new Error(`the past has no return ${id}`)
      return back
    },
  }
}
