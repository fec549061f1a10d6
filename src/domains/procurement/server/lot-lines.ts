import { loadTracking } from '#domains/inventory/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { loadLines } from './lines.sql.ts'
import { findOrder } from './orders.sql.ts'

type LotLine = { lineId: string; tracking: 'batch' | 'serial' }

/** Fails with NOT_FOUND. */
export async function listLotLines(
  { services: { db }, membership }: WorkspaceContext,
  { orderId }: { orderId: string },
): Promise<{ items: LotLine[] }> {
  if (!(await findOrder(db, membership.workspaceId, orderId))) throw notFound()
  const lines = await loadLines(db, orderId)
  const kept = await loadTracking(
    db,
    lines.flatMap(({ variantId }) => variantId ?? []),
  )
  const items = lines.flatMap(({ id, variantId }): LotLine[] => {
    const tracking = kept.get(variantId ?? '')
    return tracking ? [{ lineId: id, tracking }] : []
  })
  return { items }
}
