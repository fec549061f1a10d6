/** A workspace's products with their stock, its product files and its own categories. */
import { attributes } from './contract/attributes.ts'
import { categories } from './contract/categories.ts'
import { digital } from './contract/digital.ts'
import { parts } from './contract/parts.ts'
import { files } from './contract/product-files.ts'
import { records } from './contract/products.ts'

export type { AttributesView } from './contract/attributes.ts'
export type { CategoryView } from './contract/categories.ts'
export type { DigitalView } from './contract/digital.ts'
export * from './contract/digital-limits.ts'
export { FILE_COLUMNS, type FileColumn, type RowProblem } from './contract/file-columns.ts'
export type { FoundPart } from './contract/parts.ts'
export type {
  ProductChange,
  ProductDraft,
  ProductFilter,
  ProductSort,
  ProductTarget,
  VendorProductRow,
  VendorProductView,
} from './contract/products.ts'

export const products = { ...records, ...files, attributes, categories, digital, parts }
