/** Finds the parts of bundles in a product file among stored variants and the file's own rows. Pure: no database, no clock. */
import type { ProductDraft, RowProblem } from '../../contract.ts'
import type { SkuPart } from './bundle-parts.rules.ts'
import type { ProductRow } from './group-rows.rules.ts'

type Draft = Omit<ProductDraft, 'images'>

/** Parts with the SKU of another row, which is saved before: `variant` is the place in the draft. */
export type AwaitedParts = { variant: number; parts: readonly SkuPart[] }

/**
 * Puts the parts of the rows into the draft. `idOf` finds stored variants; parts that only the file has are awaited. Returns a problem for a
 * SKU that neither has. A bundle has no stock of its own.
 */
export function applyBundleParts(
  draft: Draft,
  rows: readonly ProductRow[],
  idOf: (sku: string) => string | undefined,
  isInFile: (sku: string) => boolean,
): { draft: Draft; awaited: AwaitedParts[]; problem: Omit<RowProblem, 'line'> | null } {
  const awaited: AwaitedParts[] = []
  const variants = [...draft.variants]
  for (const { values } of rows) {
    const variant = variants.findIndex(({ sku }) => sku.toLowerCase() === values.sku.toLowerCase())
    const own = variants[variant]
    if (!own || values.bundle_parts === undefined) continue
    const unknown = values.bundle_parts.find(({ sku }) => idOf(sku) === undefined && !isInFile(sku))
    if (unknown) return { draft, awaited: [], problem: { field: 'bundle_parts', rule: 'partUnknown', params: { sku: unknown.sku } } }
    if (values.bundle_parts.some(({ sku }) => idOf(sku) === undefined)) awaited.push({ variant, parts: values.bundle_parts })
    else variants[variant] = { ...own, bundleParts: resolveParts(values.bundle_parts, idOf) }
  }
  const counted = variants.map((variant) => (variant.bundleParts?.length ? { ...variant, stock: null } : variant))
  return { draft: { ...draft, variants: counted }, awaited, problem: null }
}

/** Unknown parts get an id that no variant has, so that saving them fails. */
export function resolveParts(parts: readonly SkuPart[], idOf: (sku: string) => string | undefined) {
  return parts.map(({ sku, quantity }) => ({ variantId: idOf(sku) ?? sku, quantity }))
}
