/** Fills many cells of the grid of variants at once. */
import { type GridColumn, readCell } from './grid-columns.ts'
import type { FormVariant } from './values.ts'

/** Where cells are filled from: a variant and a column. */
type Cell = { row: number; column: number }

/** Copies a cell to all variants below it. SKUs and GTINs are not copied: they differ between variants. */
export function fillDown(variants: readonly FormVariant[], columns: readonly GridColumn[], { row, column }: Cell): FormVariant[] {
  const kind = columns[column]
  const from = variants[row]
  if (!kind || !from || !mayFill(kind)) return [...variants]
  const value = kind.valueIn(from)
  return variants.map((variant, index) => (index > row ? kind.withValue(variant, value) : variant))
}

export const mayFill = ({ key }: GridColumn) => key !== 'sku' && key !== 'gtin'

/** Whether a text comes from several cells of a spreadsheet. */
export const isTable = (text: string) => /[\t\n]/.test(text.replace(/\r?\n$/, ''))

/** Writes a table, as spreadsheets copy it, from a cell on; what is beyond the last variant or column is left out. */
export function pasteTable(
  variants: readonly FormVariant[],
  columns: readonly GridColumn[],
  { row, column }: Cell,
  table: string,
): FormVariant[] {
  const lines = table
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'))
  return variants.map((variant, index) => {
    const cells = lines[index - row] ?? []
    return cells.reduce((filled, typed, offset) => {
      const kind = columns[column + offset]
      return kind ? kind.withValue(filled, readCell(kind, typed)) : filled
    }, variant)
  })
}
