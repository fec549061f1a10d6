/** Groups the rows of a product file by product. Pure: no database, no clock. */
import type { ParsedRow } from '#platform/server/read-rows.ts'
import type { columns } from './columns.ts'

/** A valid row. Undefined values: the file lacks the column, or the cell leaves the value unchanged. */
export type ProductRow = ParsedRow<typeof columns>

/**
 * Groups rows by product: rows with the same `product`, and rows with a SKU of that product. A row without `product` and with
 * an unknown SKU becomes a product of its own. `productOf`: product id of a known SKU; `isKnown`: whether a product id exists.
 */
export function groupRows(
  rows: readonly ProductRow[],
  productOf: (sku: string) => string | undefined,
  isKnown: (productId: string) => boolean,
): { productId: string | null; rows: ProductRow[] }[] {
  const groups = new Map<string, { productId: string | null; rows: ProductRow[] }>()
  const owners = new Map<string, string>()
  for (const { product, sku } of rows.map(({ values }) => values)) {
    const owner = product && isKnown(product) ? product : productOf(sku)
    if (product && owner && !owners.has(product)) owners.set(product, owner)
  }
  for (const row of rows) {
    const productId = productOf(row.values.sku) ?? (row.values.product ? owners.get(row.values.product) : undefined) ?? null
    const key = productId ?? (row.values.product ? `new ${row.values.product}` : `row ${row.line}`)
    const group = groups.get(key) ?? { productId, rows: [] }
    group.rows.push(row)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** What the first row that says something of it says. */
export function firstValue<Value>(rows: readonly ProductRow[], read: (row: ProductRow) => Value | undefined): Value | undefined {
  for (const row of rows) {
    const value = read(row)
    if (value !== undefined) return value
  }
  return undefined
}
