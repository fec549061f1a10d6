import { vendorsOf } from '#domains/vendors/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { PayoutView } from '../contract.ts'
import type { PayoutRow } from './payouts.sql.ts'

export async function payoutViews(db: Db, rows: readonly PayoutRow[]): Promise<PayoutView[]> {
  const vendors = await vendorsOf(
    db,
    rows.map(({ workspaceId }) => workspaceId),
  )
  return rows.map(
    ({ id, workspaceId, amountMinor, currency, status, requestedAt, settledAt, reference, reason, needsSecond, approvedAt }) => ({
      ...{ id, status, reference, reason, needsSecond },
      vendor: { workspaceId, name: vendors.get(workspaceId)?.name ?? workspaceId },
      amount: { amountMinor, currency },
      requestedAt: requestedAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
      approvedAt: approvedAt?.toISOString() ?? null,
    }),
  )
}

export async function payoutView(db: Db, row: PayoutRow): Promise<PayoutView> {
  const [view] = await payoutViews(db, [row])
  if (!view) throw new Error('a payout without a view')
  return view
}
