/** Products in and out of files. */
import * as z from 'zod'
import { pageInput, read, write } from '#platform/shared/contract.ts'
import { goodsFilter } from './goods.ts'
import { GOODS_COLUMNS, MAX_IMPORTED } from './goods-columns.ts'
import { MAX_PICKED } from './limits.ts'

const column = z.enum(GOODS_COLUMNS)
const MAX_CELL = 25_000

/** `line`: where it stands in the file, for who reads what is wrong. A column that is missing leaves what is there. */
const rows = z
  .array(z.object({ line: z.int().min(1), values: z.partialRecord(column, z.string().max(MAX_CELL)) }))
  .min(1)
  .max(MAX_IMPORTED)

const trouble = z.object({
  line: z.int(),
  field: column.nullable(),
  rule: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})

export const goodsFiles = {
  /** Rows of a file, in the order of GOODS_COLUMNS: a page of products at a time. */
  export: read('workspace:catalog', '/workspace/product-files/export', { webOnly: true })
    .input(z.object({ ...pageInput, ...goodsFilter, ids: z.array(z.string().max(64)).min(1).max(MAX_PICKED).optional() }))
    .output(
      z.object({
        rows: z.array(z.object({ productId: z.string(), cells: z.array(z.union([z.string(), z.number(), z.null()])) })),
        nextCursor: z.string().nullable(),
      }),
    ),
  /** Everything these rows would be refused for. */
  checkImport: read('workspace:catalog', '/workspace/product-files/check', { webOnly: true })
    .input(z.object({ rows }))
    .output(z.object({ troubles: z.array(trouble) })),
  /** Keeps every row that breaks no rule, and names the others. A row whose SKU is known changes that variant. */
  import: write('workspace:catalog', 'POST', '/workspace/product-files/import', { webOnly: true })
    .input(z.object({ rows }))
    .output(z.object({ troubles: z.array(trouble), created: z.int(), updated: z.int() })),
}
