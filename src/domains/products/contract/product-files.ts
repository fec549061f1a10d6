/** Import and export of products. */
import * as z from 'zod'
import { MAX_ATTRIBUTE_KEY, MAX_ATTRIBUTES } from '#domains/catalog/contract.ts'
import { pageInput, read, write } from '#platform/shared/contract.ts'
import { importContract } from '#platform/shared/import-contract.ts'
import { idText } from '#platform/shared/plain-text.ts'
import { ATTRIBUTE_PREFIX, IMPORT_COLUMNS, MAX_IMPORTED } from './file-columns.ts'
import { MAX_PICKED } from './limits.ts'
import { productFilter } from './products.ts'

const attributeKey = '[a-z][a-z0-9-]*'

/** A missing column leaves the current value unchanged. */
const { input, checked, imported } = importContract(IMPORT_COLUMNS, {
  maxRows: MAX_IMPORTED,
  moreColumns: `${ATTRIBUTE_PREFIX}${attributeKey}`,
})

export const files = {
  /** One page of products as file rows, with cells in the order of FILE_COLUMNS, then of `attributes`, which are keys. */
  export: read('workspace:catalog', '/workspace/product-files/export', { webOnly: true })
    .input(
      z.object({
        ...pageInput,
        ...productFilter,
        ids: z.array(idText(64)).min(1).max(MAX_PICKED).optional(),
        attributes: z.array(idText(MAX_ATTRIBUTE_KEY)).max(MAX_ATTRIBUTES).default([]),
      }),
    )
    .output(
      z.object({
        rows: z.array(z.object({ productId: z.string(), cells: z.array(z.union([z.string(), z.number(), z.null()])) })),
        nextCursor: z.string().nullable(),
      }),
    ),
  /** Returns every reason why rows would be rejected. */
  checkImport: read('workspace:catalog', '/workspace/product-files/check', { webOnly: true }).input(input).output(checked),
  /** Imports every valid row and returns the problems of the others. A row with a known SKU updates that variant. */
  import: write('workspace:catalog', 'POST', '/workspace/product-files/import', { webOnly: true }).input(input).output(imported),
}
