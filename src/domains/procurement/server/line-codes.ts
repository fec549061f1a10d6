import { loadVariantsForSale } from '#domains/catalog/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { LineCode } from '../contract.ts'
import { loadLines } from './lines.sql.ts'
import { findOrder } from './orders.sql.ts'

/** Free text has no code, nor have products that were deleted since. */
export async function getLineCodes(
  { services: { db }, membership: { workspaceId }, language }: WorkspaceContext,
  orderId: string,
): Promise<{ items: LineCode[] }> {
  if (!(await findOrder(db, workspaceId, orderId))) throw notFound()
  const lines = await loadLines(db, orderId)
  const variants = await loadVariantsForSale(
    db,
    lines.flatMap(({ variantId }) => variantId ?? []),
    language,
  )
  return {
    items: lines.flatMap(({ id, variantId }) => {
      const variant = variants.get(variantId ?? '')
      return variant ? [{ lineId: id, productId: variant.productId, gtin: variant.gtin }] : []
    }),
  }
}
