/** The parts of bundles: as shoppers and vendors see them, and the rules for changing them. */

import type { Db } from '#platform/server/db.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { Language } from '#platform/shared/language.ts'
import type { BundlePart, BundlePartInput, ProductKind } from '../contract.ts'
import { type BrokenPart, brokenParts } from './bundles.rules.ts'
import { type BundleUnit, findPartIds, findPartsInBundles, loadBundleUnits, loadPartCandidates, replaceBundleParts } from './bundles.sql.ts'
import { variantOptions } from './options.rules.ts'
import { loadVariantsForCart, type VariantForCart } from './products.sql.ts'

/** A part with what it costs and shows today. */
export type LoadedPart = BundlePart & { priceMinor: number; onSale: boolean; image: Picture | null }

/** The parts of those variants that are bundles, by variant id. */
export async function loadBundleParts(db: Db, variantIds: readonly string[], language: Language): Promise<Map<string, LoadedPart[]>> {
  const units = await loadBundleUnits(db, variantIds)
  if (units.length === 0) return new Map()
  const rows = await loadVariantsForCart(
    db,
    units.map(({ variantId }) => variantId),
    language,
  )
  return toBundleParts(units, new Map(rows.map((row) => [row.id, row])), language)
}

export function toBundleParts(
  units: readonly Omit<BundleUnit, 'onSale'>[],
  variants: ReadonlyMap<string, VariantForCart>,
  language: Language,
): Map<string, LoadedPart[]> {
  const parts = units.flatMap(({ bundleId, variantId, quantity }) => {
    const variant = variants.get(variantId)
    return variant ? [{ bundleId, part: toBundlePart(variant, quantity, language) }] : []
  })
  return new Map([...Map.groupBy(parts, ({ bundleId }) => bundleId)].map(([id, own]) => [id, own.map(({ part }) => part)]))
}

function toBundlePart(variant: VariantForCart, quantity: number, language: Language): LoadedPart {
  const { id: variantId, productId, name, sku, priceMinor, image, status } = variant
  const values = variant.options.map((option) => option.values[0]?.value ?? '')
  const { unit, step } = variant.measure
  const options = variantOptions(variant.options, values, language)
  return { variantId, productId, name, sku, options, measure: { unit, step }, quantity, priceMinor, image, onSale: status === 'active' }
}

/** What an order keeps of a part. */
export function toSoldPart({ priceMinor: _, image: __, onSale: ___, ...part }: LoadedPart): BundlePart {
  return part
}

/** Up to `limit` variants of the workspace that can be part of a bundle, by the name of their product or their SKU. */
export async function findParts(
  db: Db,
  wanted: { workspaceId: string; q: string; exceptProductId: string | null; limit: number },
  language: Language,
): Promise<Omit<LoadedPart, 'quantity'>[]> {
  const ids = await findPartIds(db, wanted)
  const variants = new Map((await loadVariantsForCart(db, ids, language)).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const variant = variants.get(id)
    return variant ? [toBundlePart(variant, 1, language)] : []
  })
}

type SavedVariant = { id: string; bundleParts?: readonly BundlePartInput[] | undefined }

/**
 * Replaces the parts of the variants that name some, and keeps the parts of the others. The caller holds the lock of `lockProducts`. Fails
 * with INVALID_INPUT for parts that break the rules, and for a kind that parts and bundles can't have.
 */
export async function saveBundleParts(
  tx: Tx,
  workspaceId: string,
  { id: productId, kind }: { id: string; kind: ProductKind },
  variants: readonly SavedVariant[],
): Promise<void> {
  const ids = variants.map(({ id }) => id)
  const before = Map.groupBy(await loadBundleUnits(tx.db, ids), ({ bundleId }) => bundleId)
  const after = variants.map(({ id, bundleParts }) => ({ id, parts: bundleParts ?? before.get(id) ?? [] }))
  const parts = after.flatMap((variant) => variant.parts)
  const inBundles = new Set((await findPartsInBundles(tx.db, { variantIds: ids })).map(({ partId }) => partId))
  if (parts.length === 0 && before.size === 0 && inBundles.size === 0) return
  const candidates = await loadPartCandidates(
    tx.db,
    workspaceId,
    parts.map(({ variantId }) => variantId),
  )
  const known = new Map(candidates.map((candidate) => [candidate.id, candidate]))
  rejectBroken(brokenParts({ productId, kind, variants: after, inBundles, known }))
  const rows = after.flatMap(({ id, parts: own }) =>
    own.map(({ variantId, quantity }, position) => ({ workspaceId, variantId: id, position, partVariantId: variantId, quantity })),
  )
  await replaceBundleParts(tx.db, ids, rows)
}

function rejectBroken(broken: readonly BrokenPart[]): void {
  if (broken.length > 0) throw new Failure('INVALID_INPUT', { fields: broken.map((each) => ({ ...each, params: {} })) })
}

/** Fails with PART_OF_BUNDLE if a bundle that stays contains one of the variants, which are about to be deleted. */
export async function rejectPartsInBundles(
  tx: Tx,
  removed: { variantIds?: readonly string[]; productIds?: readonly string[] },
): Promise<void> {
  const [part] = await findPartsInBundles(tx.db, removed)
  if (part) throw new Failure('PART_OF_BUNDLE', { sku: part.sku, bundle: part.bundle })
}
