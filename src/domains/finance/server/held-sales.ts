/** Sales whose earnings an administrator has to confirm. */
import { loadApprovedVendors } from '#domains/vendors/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import { money } from '#platform/shared/money.ts'
import type { HeldSaleView } from '../contract.ts'
import { listHeldSaleRows } from './held-sales.sql.ts'
import { saleBalance } from './release.rules.ts'
import { findSale, type SaleRow } from './sales.sql.ts'

export async function listHeldSales(
  { services: { db } }: AdminContext,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: HeldSaleView[]; nextCursor: string | null; total: Total }> {
  const { items, nextCursor, total } = await listHeldSaleRows(db, { cursor, limit })
  return { items: await toViews(db, items), nextCursor, total }
}

export async function loadHeldSaleView(db: Db, part: string): Promise<HeldSaleView> {
  const sale = await findSale(db, part)
  const [view] = sale ? await toViews(db, [sale]) : []
  if (!view) throw notFound()
  return view
}

async function toViews(db: Db, rows: readonly SaleRow[]): Promise<HeldSaleView[]> {
  const vendors = await loadApprovedVendors(
    db,
    rows.map(({ workspaceId }) => workspaceId),
  )
  return rows.map((sale) => {
    const { part, orderId, workspaceId, currency, collectedBy, placedAt, deliveredAt } = sale
    return {
      part,
      orderId,
      vendor: { workspaceId, name: vendors.get(workspaceId)?.name ?? '' },
      placedAt: placedAt.toISOString(),
      deliveredAt: deliveredAt?.toISOString() ?? null,
      why: collectedBy === 'vendor' ? 'collectedByVendor' : 'relatedShopper',
      subsidy: money(sale.subsidyMinor - sale.subsidyRefundedMinor, currency),
      payable: money(saleBalance(sale), currency),
      confirmed: sale.confirmedAt !== null,
    }
  })
}
