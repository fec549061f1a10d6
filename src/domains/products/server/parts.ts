import { findParts } from '#domains/catalog/server/index.ts'
import { loadStock } from '#domains/inventory/server/index.ts'
import { pictureView } from '#platform/server/picture.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { FoundPart } from '../contract.ts'

const LIMIT = 20

/** Variants for the parts of a bundle, with their stock. */
export async function listParts(
  { services: { db }, membership, language }: WorkspaceContext,
  { q, exceptProductId = null }: { q: string; exceptProductId?: string | null | undefined },
): Promise<{ items: FoundPart[] }> {
  const found = await findParts(db, { workspaceId: membership.workspaceId, q, exceptProductId, limit: LIMIT }, language)
  const stock = await loadStock(
    db,
    found.map(({ variantId }) => variantId),
  )
  return {
    items: found.map(({ image, ...part }) => ({
      ...part,
      image: image && pictureView(image, language),
      available: stock.get(part.variantId)?.available ?? null,
    })),
  }
}
