/** Rules about the parts of bundles. Pure: no database, no clock. */
import type { ProductKind } from '../contract.ts'
import type { PartCandidate } from './bundles.sql.ts'

export type BrokenPart = { path: string; rule: string }

type Changed = {
  productId: string
  kind: ProductKind
  /** The variants of the product with the parts they shall have. */
  variants: readonly { id: string; parts: readonly { variantId: string }[] }[]
  /** Those of the variants that bundles contain. */
  inBundles: ReadonlySet<string>
  known: ReadonlyMap<string, PartCandidate>
}

/** Returns every rule the parts break; paths point into the input of a product. */
export function brokenParts({ productId, kind, variants, inBundles, known }: Changed): BrokenPart[] {
  const broken: BrokenPart[] = []
  if (kind !== 'goods' && variants.some(({ parts }) => parts.length > 0)) broken.push({ path: 'kind', rule: 'bundleKind' })
  if (kind !== 'goods' && variants.some(({ id }) => inBundles.has(id))) broken.push({ path: 'kind', rule: 'partKind' })
  for (const [index, { id, parts }] of variants.entries()) {
    const path = `variants.${index}.bundleParts`
    if (parts.length > 0 && inBundles.has(id)) broken.push({ path, rule: 'bundleInBundle' })
    for (const [place, { variantId }] of parts.entries()) {
      const rule = brokenPart(known.get(variantId), productId)
      const twice = parts.findIndex((part) => part.variantId === variantId) < place
      if (rule ?? twice) broken.push({ path: `${path}.${place}.variantId`, rule: rule ?? 'partTwice' })
    }
  }
  return broken
}

function brokenPart(part: PartCandidate | undefined, productId: string): string | null {
  if (!part) return 'partUnknown'
  if (part.productId === productId) return 'partOfSameProduct'
  if (part.isBundle) return 'partIsBundle'
  return part.kind === 'goods' ? null : 'partNotGoods'
}
