/** A count: which row a code means, what was counted, and what differs. Pure. */
import { matchCode, type Scanned } from '#platform/web/scan/match-code.ts'
import type { StockedVariant, StockRowView } from '../../contract.ts'

/** `seen`: the units on hand that the person saw when the line was added. `counted`: null while nothing valid is typed. */
export type CountLine = { variant: StockedVariant; seen: number; counted: number | string | null }

/** The rows that a code can mean. */
export const findRows = (rows: readonly StockRowView[], scanned: Scanned): StockRowView[] =>
  matchCode(rows, ({ variant }) => ({ ...variant, variantId: variant.id, productId: variant.product.id }), scanned)

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
