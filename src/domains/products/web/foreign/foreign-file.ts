/** A file of another shop program, as products of a product file. */
import type { FileColumn } from '../../contract/file-columns.ts'

export type FileValues = Partial<Record<FileColumn, string>>

/** `categories`: what the file calls its category, the narrowest first. `rows`: one per variant, without a category. */
export type ForeignProduct = { categories: string[]; rows: { line: number; values: FileValues }[] }

/** What the reader is told of the file: how many of them, and what was done. Keys: products.foreign.note.* */
export type ForeignNote = {
  key: 'barcodes' | 'unshipped' | 'notSold' | 'pictures'
  count: number
}

export type ForeignFile = {
  products: ForeignProduct[]
  /** Headings of columns with values that nothing was made of. */
  leftOut: string[]
  notes: ForeignNote[]
}

/** `today` as `2026-11-25`. `toGtin`: the GTIN in a cell, or empty, because other programs keep codes of their own there. */
export type Reading = { today: string; toGtin: (cell: string) => string }

export type KnownCategory = { slug: string; name: string }

/** The category of a product, or undefined if the workspace has none of its names. */
function findCategory({ categories }: ForeignProduct, known: readonly KnownCategory[]): string | undefined {
  for (const written of categories) {
    const plain = written.toLowerCase()
    const found = known.find(({ slug, name }) => slug === plain || name.toLowerCase() === plain)
    if (found) return found.slug
  }
  return undefined
}

/** The names of categories that need a choice: the narrowest of each product that has none here; empty if it names none. */
export function unknownCategories({ products }: ForeignFile, known: readonly KnownCategory[]): string[] {
  return [...new Set(products.flatMap((product) => (findCategory(product, known) ? [] : [product.categories[0] ?? ''])))].sort()
}

/** Rows of a product file. `fallback`: the category of products whose own is unknown. */
export function toFileRows({ products }: ForeignFile, known: readonly KnownCategory[], fallback: string): ForeignProduct['rows'] {
  return products.flatMap((product) => {
    const category = findCategory(product, known) ?? fallback
    return product.rows.map(({ line, values }) => ({ line, values: { ...values, category } }))
  })
}
