/** How the cells of a product file are read. */
import { MAX_DESCRIPTION, MAX_NAME, MAX_OPTION, MAX_PRICE_MINOR, MAX_SKU, STATUSES } from '#domains/catalog/contract.ts'
import { MAX_UNITS } from '#domains/inventory/contract.ts'
import {
  amount,
  asWritten,
  baseCurrency,
  type Column,
  multiLine,
  nullWhenEmpty,
  oneOf,
  required,
  singleLine,
  unchangedWhenEmpty,
  units,
} from '#platform/server/import-columns.ts'
import { LANGUAGES } from '#platform/shared/language.ts'
import type { FileColumn } from '../../contract.ts'

const asIs = (cell: string) => cell
const name = unchangedWhenEmpty(singleLine(MAX_NAME))
const description = asWritten(multiLine(MAX_DESCRIPTION))
const option = singleLine(MAX_OPTION)
const optionalAmount = nullWhenEmpty(amount(MAX_PRICE_MINOR))

export const columns = {
  product: unchangedWhenEmpty(asIs),
  language: unchangedWhenEmpty(oneOf(LANGUAGES, 'language')),
  name,
  description,
  name_en: name,
  description_en: description,
  name_es: name,
  description_es: description,
  name_ar: name,
  description_ar: description,
  category: unchangedWhenEmpty(asIs),
  status: unchangedWhenEmpty(oneOf(STATUSES, 'status')),
  size: nullWhenEmpty(option),
  color: nullWhenEmpty((cell) => option(cell).toLowerCase()),
  sku: required(singleLine(MAX_SKU)),
  price: unchangedWhenEmpty(amount(MAX_PRICE_MINOR)),
  compare_at: optionalAmount,
  cost: optionalAmount,
  currency: unchangedWhenEmpty(baseCurrency),
  /** Null: not tracked. */
  stock: nullWhenEmpty(units(MAX_UNITS)),
  reorder_point: unchangedWhenEmpty(units(MAX_UNITS)),
} satisfies Record<FileColumn, Column<unknown>>
