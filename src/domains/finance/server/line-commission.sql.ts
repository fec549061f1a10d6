import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { CommissionType } from '../contract.ts'

export type SharedSaleRow = {
  orderId: string
  number: number
  share: number
  type: CommissionType
  baseMinor: number
  commissionMinor: number
  /** The whole vendor order was refunded. */
  whole: boolean
  position: number
  totalMinor: number
  refundedMinor: number
}

/** Lines of a vendor's sales placed in a period, with their commission shares. */
export async function loadSharedSales(
  db: Db,
  workspaceId: string,
  { from, before }: { from: Date; before: Date },
): Promise<SharedSaleRow[]> {
  const { rows } = await sql<SharedSaleRow>`
    select s.order_id, s.number, l.share, h.type, h.base_minor, h.commission_minor, l.position, l.total_minor, l.refunded_minor,
      s.refunded_minor = s.total_minor and s.total_minor > 0 as whole
    from finance.sales s
    join finance.sale_lines l on l.sale_id = s.id
    join finance.sale_shares h on h.sale_id = s.id and h.position = l.share
    where s.workspace_id = ${workspaceId} and s.placed_at >= ${from} and s.placed_at < ${before}
    order by s.order_id, s.number, l.share, l.position`.execute(db)
  return rows
}
