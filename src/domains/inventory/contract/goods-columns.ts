/** The columns of a file of products: a row for each variant. Without zod, so that a screen can know them. */

/**
 * `product` holds rows together: the id of a product that is there, or whatever a new one's rows have in common. `name` and
 * `description` are in `language`; `name_es` and the like are the same in others. Amounts have a decimal point and no thousands.
 * An empty `stock` is not tracked.
 */
export const GOODS_COLUMNS = [
  'product',
  'language',
  'name',
  'description',
  'name_en',
  'description_en',
  'name_es',
  'description_es',
  'name_ar',
  'description_ar',
  'category',
  'status',
  'size',
  'color',
  'sku',
  'price',
  'compare_at',
  'cost',
  'currency',
  'stock',
  'reorder_point',
] as const

export type GoodsColumn = (typeof GOODS_COLUMNS)[number]

/** Rows of one call: a hundred, and the rest of the last product. */
export const MAX_IMPORTED = 300

/** What keeps a row out: the rule it breaks, and in which column; null: the row as a whole. */
export type RowTrouble = { line: number; field: GoodsColumn | null; rule: string; params: Record<string, string | number> }
