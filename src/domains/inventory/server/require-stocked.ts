import { loadVariantsForSale } from '#domains/catalog/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import { FALLBACK_LANGUAGE } from '#platform/shared/language.ts'

type Stocked = { variantId: string; productId: string; sku: string }

/** The variants of a workspace, in the order of `ids`. Fails with NOT_FOUND for one that is missing or another workspace's. */
export async function requireStocked(db: Db, workspaceId: string, ids: readonly string[]): Promise<Stocked[]> {
  return (await requireVariants(db, workspaceId, ids)).map(({ id, productId, sku }) => ({ variantId: id, productId, sku }))
}

/**
 * The same for units that somebody moves by hand. Fails with NOT_STOCKED for bundles, whose stock is that of their parts, and for license
 * keys, which are counted where they are kept.
 */
export async function requireMovable(db: Db, workspaceId: string, ids: readonly string[]): Promise<Stocked[]> {
  const variants = await requireVariants(db, workspaceId, ids)
  const other = variants.find(({ bundleParts, licenseKeys }) => bundleParts.length > 0 || licenseKeys)
  if (other) throw new Failure('NOT_STOCKED', { sku: other.sku })
  return variants.map(({ id, productId, sku }) => ({ variantId: id, productId, sku }))
}

async function requireVariants(db: Db, workspaceId: string, ids: readonly string[]) {
  const variants = await loadVariantsForSale(db, [...new Set(ids)], FALLBACK_LANGUAGE)
  return ids.map((id) => {
    const variant = variants.get(id)
    if (variant?.workspaceId !== workspaceId) throw notFound()
    return variant
  })
}
