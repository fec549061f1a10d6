/** Rows of a file into products: what each cell means, and everything a row is refused for. No database, no clock. */
import {
  MAX_DESCRIPTION,
  MAX_NAME,
  MAX_OPTION,
  MAX_PRICE_MINOR,
  MAX_SKU,
  MAX_VARIANTS,
  STATUSES,
  type Status,
} from '#domains/catalog/contract.ts'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import { BASE_CURRENCY, parseAmount } from '#platform/shared/money.ts'
import { lines as manyLines, line as oneLine } from '#platform/shared/plain-text.ts'
import type { GoodsColumn, RowTrouble } from '../../contract.ts'
import { MAX_UNITS } from '../../contract.ts'

export type FileRow = { line: number; values: Partial<Record<GoodsColumn, string>> }

type Text = { name?: string; description?: string }

/** A row as it is meant; undefined: the file has no such column, or the cell says nothing about it. */
export type ReadRow = {
  line: number
  product: string | undefined
  language: Language | undefined
  /** In the language of the product, whichever that is. */
  own: Text
  texts: Partial<Record<Language, Text>>
  category: string | undefined
  status: Status | undefined
  sku: string
  size: string | null | undefined
  color: string | null | undefined
  priceMinor: number | undefined
  compareAtMinor: number | null | undefined
  costMinor: number | null | undefined
  /** Null is not tracked. */
  stock: number | null | undefined
  reorderPoint: number | undefined
}

type Told = (field: GoodsColumn | null, rule: string, params?: RowTrouble['params']) => undefined

/** The row as it is meant, and everything in it that cannot be. */
export function readRow({ line, values }: FileRow): { row: ReadRow; troubles: RowTrouble[] } {
  const troubles: RowTrouble[] = []
  const tell: Told = (field, rule, params = {}) => void troubles.push({ line, field, rule, params })
  const cell = (key: GoodsColumn) => values[key]?.trim()
  const currency = cell('currency')
  if (currency && currency.toUpperCase() !== BASE_CURRENCY) tell('currency', 'currency', { currency: BASE_CURRENCY })
  const row: ReadRow = {
    line,
    product: cell('product') || undefined,
    language: chosen(cell('language'), LANGUAGES, () => tell('language', 'language')),
    own: textIn(cell, 'name', 'description', tell),
    texts: Object.fromEntries(LANGUAGES.map((each) => [each, textIn(cell, `name_${each}`, `description_${each}`, tell)])),
    category: cell('category') || undefined,
    status: chosen(cell('status'), STATUSES, () => tell('status', 'status')),
    sku: text(cell('sku'), MAX_SKU, () => tell('sku', 'tooLong', { maximum: MAX_SKU })) ?? '',
    size: optional(cell('size'), (size) => text(size, MAX_OPTION, () => tell('size', 'tooLong', { maximum: MAX_OPTION }))),
    color: optional(cell('color'), (color) =>
      text(color, MAX_OPTION, () => tell('color', 'tooLong', { maximum: MAX_OPTION }))?.toLowerCase(),
    ),
    priceMinor: cell('price') ? amount(cell('price') ?? '', () => tell('price', 'amount')) : undefined,
    compareAtMinor: optional(cell('compare_at'), (price) => amount(price, () => tell('compare_at', 'amount'))),
    costMinor: optional(cell('cost'), (price) => amount(price, () => tell('cost', 'amount'))),
    stock: optional(cell('stock'), (stock) => units(stock, () => tell('stock', 'units', { maximum: MAX_UNITS }))),
    reorderPoint: cell('reorder_point')
      ? units(cell('reorder_point') ?? '', () => tell('reorder_point', 'units', { maximum: MAX_UNITS }))
      : undefined,
  }
  if (row.sku === '' && troubles.every(({ field }) => field !== 'sku')) tell('sku', 'required')
  return { row, troubles }
}

/**
 * Rows that make one product: those with the same `product`, and those whose SKU is one of its. A row without `product` and with
 * a SKU nobody has is a product of its own. `productOf`: whose a known SKU is; `isKnown`: whether an id is a product's.
 */
export function groupRows(
  rows: readonly ReadRow[],
  productOf: (sku: string) => string | undefined,
  isKnown: (productId: string) => boolean,
): { productId: string | null; rows: ReadRow[] }[] {
  const groups = new Map<string, { productId: string | null; rows: ReadRow[] }>()
  const owners = new Map<string, string>()
  for (const { product, sku } of rows) {
    const owner = product && isKnown(product) ? product : productOf(sku)
    if (product && owner && !owners.has(product)) owners.set(product, owner)
  }
  for (const row of rows) {
    const productId = productOf(row.sku) ?? (row.product ? owners.get(row.product) : undefined) ?? null
    const key = productId ?? (row.product ? `new ${row.product}` : `row ${row.line}`)
    const group = groups.get(key) ?? { productId, rows: [] }
    group.rows.push(row)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** SKUs that stand in the file before, letters large or small: the second row is refused. */
export function repeatedSkus(rows: readonly ReadRow[]): RowTrouble[] {
  const seen = new Map<string, number>()
  return rows.flatMap(({ line, sku }) => {
    const key = sku.toLowerCase()
    const first = seen.get(key)
    if (first === undefined) {
      seen.set(key, line)
      return []
    }
    return sku === '' ? [] : [{ line, field: 'sku' as const, rule: 'skuTwice', params: { first } }]
  })
}

export const TOO_MANY_VARIANTS = { field: null, rule: 'tooManyVariants', params: { maximum: MAX_VARIANTS } } as const

function textIn(cell: (key: GoodsColumn) => string | undefined, name: GoodsColumn, description: GoodsColumn, tell: Told): Text {
  const read = (key: GoodsColumn, rule: ReturnType<typeof oneLine>, maximum: number) => {
    const written = cell(key)
    if (written === undefined) return undefined
    const { success, data } = rule.safeParse(written)
    return success ? data : tell(key, written.length > maximum ? 'tooLong' : 'characters', { maximum })
  }
  const called = read(name, oneLine(MAX_NAME), MAX_NAME)
  const described = read(description, manyLines(MAX_DESCRIPTION), MAX_DESCRIPTION)
  return { ...(called && { name: called }), ...(described !== undefined && { description: described }) }
}

function chosen<Value extends string>(written: string | undefined, values: readonly Value[], tell: () => undefined): Value | undefined {
  if (!written) return undefined
  return values.find((value) => value === written.toLowerCase()) ?? tell()
}

/** An empty cell is nothing, on purpose. */
function optional<Value>(written: string | undefined, read: (written: string) => Value | undefined): Value | null | undefined {
  if (written === undefined) return undefined
  return written === '' ? null : read(written)
}

function text(written: string | undefined, maximum: number, tell: () => undefined): string | undefined {
  if (written === undefined) return undefined
  const read = oneLine(maximum).safeParse(written)
  return read.success ? read.data : tell()
}

/** `1,234.50` and `١٢٣٤٫٥٠` are one amount. */
function amount(written: string, tell: () => undefined): number | undefined {
  const minor = parseAmount(written.replace(/[\s,](?=\d{3}\b)/g, ''))
  return minor === null || minor < 0 || minor > MAX_PRICE_MINOR ? tell() : minor
}

function units(written: string, tell: () => undefined): number | undefined {
  const plain = written.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
  return /^\d{1,9}$/.test(plain) && Number(plain) <= MAX_UNITS ? Number(plain) : tell()
}
