import { loadApprovedVendors } from '#domains/vendors/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { money } from '#platform/shared/money.ts'
import type { PayoutView } from '../contract.ts'
import type { PayoutRow } from './payouts.sql.ts'

export async function payoutViews(db: Db, rows: readonly PayoutRow[]): Promise<PayoutView[]> {
  const vendors = await loadApprovedVendors(
    db,
    rows.map(({ workspaceId }) => workspaceId),
  )
  return rows.map(
    ({
      id,
      workspaceId,
      amountMinor,
      currency,
      status,
      requestedAt,
      settledAt,
      reference,
      reason,
      needsSecondApproval,
      approvedAt,
      approval,
    }) => ({
      id,
      status,
      reference,
      reason,
      needsSecondApproval,
      approval,
      vendor: { workspaceId, name: vendors.get(workspaceId)?.name ?? workspaceId },
      amount: money(amountMinor, currency),
      requestedAt: requestedAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
      approvedAt: approvedAt?.toISOString() ?? null,
    }),
  )
}

export async function payoutView(db: Db, row: PayoutRow): Promise<PayoutView> {
  const [view] = await payoutViews(db, [row])
  if (!view) throw new Error('the payout has no view')
  return view
}
