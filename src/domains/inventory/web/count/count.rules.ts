/** A count: which row a code means, what was counted, and what differs. Pure. */
import type { StockedVariant, StockRowView } from '../../contract.ts'

/** `seen`: the units on hand that the person saw when the line was added. `counted`: null while nothing valid is typed. */
export type CountLine = { variant: StockedVariant; seen: number; counted: number | string | null }

export type Scanned = { code: string; product: { productId: string; variantId: string | null } | null }

const GTIN_DIGITS = 14

/** A scanner leaves out the zeros in front of a trade number, or adds one. */
const asGtin = (code: string): string | null => (/^\d{8,14}$/.test(code) ? code.padStart(GTIN_DIGITS, '0') : null)

/** The rows that a code can mean: by trade number, SKU or the address on a label. More than one if a label names a product only. */
export function findRows(rows: readonly StockRowView[], { code, product }: Scanned): StockRowView[] {
  if (product) {
    const ofProduct = rows.filter(({ variant }) => variant.product.id === product.productId)
    return product.variantId === null ? ofProduct : ofProduct.filter(({ variant }) => variant.id === product.variantId)
  }
  const gtin = asGtin(code)
  const byNumber = gtin ? rows.filter(({ variant }) => variant.gtin !== null && asGtin(variant.gtin) === gtin) : []
  if (byNumber.length > 0) return byNumber
  const sku = code.toLowerCase()
  return rows.filter(({ variant }) => variant.sku.toLowerCase() === sku)
}

/** One more unit of what was scanned; the newest line comes first. */
export function countOne(lines: readonly CountLine[], row: StockRowView): CountLine[] {
  const known = lines.find(({ variant }) => variant.id === row.variant.id)
  if (!known) return [{ variant: row.variant, seen: row.onHand, counted: 1 }, ...lines]
  const counted = (typeof known.counted === 'number' ? known.counted : 0) + 1
  return [{ ...known, counted }, ...lines.filter((line) => line !== known)]
}

/** Adds a line to type into, without a number yet. */
export function addLine(lines: readonly CountLine[], row: StockRowView): CountLine[] {
  if (lines.some(({ variant }) => variant.id === row.variant.id)) return [...lines]
  return [{ variant: row.variant, seen: row.onHand, counted: null }, ...lines]
}

export const isCounted = (line: CountLine, most: number): line is CountLine & { counted: number } =>
  typeof line.counted === 'number' && Number.isInteger(line.counted) && line.counted >= 0 && line.counted <= most

/** Null while nothing valid is typed. */
export function differenceOf(line: CountLine, most: number): number | null {
  return isCounted(line, most) ? line.counted - line.seen : null
}

/** The lines of a draft; unreadable ones are left out. */
export function readLines(text: string): CountLine[] {
  try {
    const lines: unknown = JSON.parse(text || '[]')
    return Array.isArray(lines) ? lines.filter(isLine) : []
  } catch {
    return []
  }
}

function isLine(value: unknown): value is CountLine {
  if (typeof value !== 'object' || value === null || !('variant' in value) || !('seen' in value)) return false
  const { variant, seen } = value
  return typeof seen === 'number' && typeof variant === 'object' && variant !== null && 'id' in variant && 'product' in variant
}
