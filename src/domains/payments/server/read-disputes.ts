import type { AdminContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import { money } from '#platform/shared/money.ts'
import type { DisputeStatus, DisputeView } from '../contract.ts'
import { paymentsConfig } from './config.ts'
import { listDisputeRows } from './disputes.sql.ts'

type Query = { status?: readonly DisputeStatus[] | undefined; cursor?: string | undefined; limit: number }

export async function listDisputes(
  { services: { db, config } }: AdminContext,
  { status, cursor, limit }: Query,
): Promise<{ items: DisputeView[]; nextCursor: string | null; total: Total }> {
  const { items, ...page } = await listDisputeRows(db, { status }, { cursor, limit })
  const isTest = config.get(paymentsConfig).stripe?.secretKey.includes('_test_') ?? false
  return {
    ...page,
    items: items.map(({ id, referenceId, amountMinor, currency, reason, dueBy, openedAt, closedAt, provider, providerRef, ...row }) => ({
      id,
      orderId: referenceId,
      amount: money(amountMinor, currency),
      status: row.status,
      reason,
      dueBy: dueBy?.toISOString() ?? null,
      openedAt: openedAt.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
      url: provider === 'stripe' ? `https://dashboard.stripe.com/${isTest ? 'test/' : ''}disputes/${providerRef}` : null,
    })),
  }
}
