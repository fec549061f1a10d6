/** The cell with the parts of a bundle in a product file. Pure: no database, no clock. */
import { MAX_BUNDLE_PARTS, MAX_PART_QUANTITY } from '#domains/catalog/contract.ts'
import { CellRejected, type Parse } from '#platform/server/import-columns.ts'

export type SkuPart = { sku: string; quantity: number }

/** A SKU may contain the signs between the parts: its quantity follows it always. */
const PART = /^(.+?)\s*:\s*([1-9]\d{0,2})\s*(?:\||$)/

/** Reads `MUG:2|TEA:1`. */
export const bundleParts: Parse<SkuPart[]> = (cell) => {
  const parts: SkuPart[] = []
  for (let rest = cell.trim(); rest !== ''; ) {
    const [read, sku = '', quantity = ''] = PART.exec(rest) ?? []
    if (read === undefined) throw new CellRejected('bundleParts', { maximum: MAX_PART_QUANTITY })
    parts.push({ sku: sku.trim(), quantity: Number(quantity) })
    rest = rest.slice(read.length).trim()
  }
  if (parts.length > MAX_BUNDLE_PARTS) throw new CellRejected('tooManyParts', { maximum: MAX_BUNDLE_PARTS })
  return parts
}

export const formatBundleParts = (parts: readonly SkuPart[]): string => parts.map(({ sku, quantity }) => `${sku}:${quantity}`).join('|')
