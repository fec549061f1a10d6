/** Finds out by its headings which program wrote a file. */
import type { Sheet } from '#platform/web/table/csv.ts'
import type { ForeignFile, Reading } from './foreign-file.ts'
import { readForeignTable } from './foreign-table.ts'
import { isShopify, readShopify } from './shopify.rules.ts'
import { isWooCommerce, readWooCommerce } from './woocommerce.rules.ts'

export type Recognized = { program: 'Shopify' | 'WooCommerce'; file: ForeignFile }

/** Null: not a file of a program that is known. */
export function recognize(sheet: Sheet, reading: Reading): Recognized | null {
  const table = readForeignTable(sheet)
  if (isShopify(table)) return { program: 'Shopify', file: readShopify(table, reading) }
  if (isWooCommerce(table)) return { program: 'WooCommerce', file: readWooCommerce(table, reading) }
  return null
}
