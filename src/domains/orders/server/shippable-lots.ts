import { loadShippableLots, type ShippableLot } from '#domains/inventory/server/index.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { loadVendorPart } from './vendor-order.ts'

/** Of goods that are kept in batches or by serial number. Fails with NOT_FOUND. */
export async function listShippableLots(ctx: WorkspaceContext, { number }: { number: string }): Promise<{ items: ShippableLot[] }> {
  const { order, part, lines } = await loadVendorPart(ctx, number)
  const { db, now } = ctx.services
  const own = lines.filter(({ partNumber }) => partNumber === part.number)
  const ids = own.flatMap(({ variantId, bundleParts }) => [variantId, ...bundleParts.map((each) => each.variantId)])
  return { items: await loadShippableLots({ db, now: now() }, { type: 'order', id: order.id }, [...new Set(ids)]) }
}
