/** Contract types of an import: the rows that are sent and what is answered. */
import * as z from 'zod'
import { verbatimText } from './plain-text.ts'

/** Characters of a cell. */
const MAX_CELL = 60_000
const MAX_COLUMN = 100

/** `moreColumns`: columns that users define, as a pattern without anchors. */
export function importContract(columns: readonly string[], { maxRows, moreColumns }: { maxRows: number; moreColumns?: string }) {
  const column = z
    .string()
    .regex(new RegExp(`^(?:${[...columns, ...(moreColumns ? [moreColumns] : [])].join('|')})$`))
    .max(MAX_COLUMN)
  const problem = z.object({
    line: z.int(),
    field: column.nullable(),
    rule: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
  })
  const row = z.object({ line: z.int().min(1).max(10_000_000), values: z.record(column, verbatimText(MAX_CELL)) })
  return {
    input: z.object({ rows: z.array(row).min(1).max(maxRows) }),
    checked: z.object({ problems: z.array(problem) }),
    imported: z.object({ problems: z.array(problem), created: z.int(), updated: z.int() }),
  }
}
