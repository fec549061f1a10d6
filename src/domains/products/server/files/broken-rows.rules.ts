/** Names the column and the rows of each rule that a product of a file breaks. Pure: no database, no clock. */
import type { FileColumn, ProductDraft, RowProblem } from '../../contract.ts'
import type { BrokenRule } from '../draft.rules.ts'
import type { ProductRow } from './group-rows.rules.ts'
import { optionColumn } from './merge-options.rules.ts'

/** By the end of the path in the operation's input. */
const COLUMNS: Readonly<Record<string, FileColumn>> = {
  name: 'name',
  step: 'unit_step',
  maxSteps: 'max_steps',
  leadDays: 'lead_days',
  sku: 'sku',
  compareAtMinor: 'compare_at',
  gtin: 'gtin',
}
const OPTION_COLUMNS = ['option1_name', 'option2_name', 'option3_name', 'option4_name'] as const

/** A rule about a variant is reported for its row, any other for all rows of the product. */
export function toRowProblems(
  broken: readonly BrokenRule[],
  rows: readonly ProductRow[],
  variants: readonly Pick<ProductDraft['variants'][number], 'sku'>[],
): RowProblem[] {
  return broken.flatMap(({ path, rule }) => {
    const [part = '', index = '', end = part] = path.split('.')
    const sku = part === 'variants' ? variants[Number(index)]?.sku.toLowerCase() : undefined
    const own = rows.filter(({ values }) => values.sku.toLowerCase() === sku)
    return (own.length > 0 ? own : rows).map((row) => ({ line: row.line, field: columnOf(part, index, end, row.values), rule, params: {} }))
  })
}

function columnOf(part: string, index: string, end: string, values: ProductRow['values']): FileColumn | null {
  if (part === 'options') return OPTION_COLUMNS[Number(index)] ?? null
  if (end === 'options') return optionColumn(values)
  return COLUMNS[part === 'measure' ? index : end] ?? null
}
