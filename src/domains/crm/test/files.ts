/** Files of contacts and companies, in tests. */
import type { RowProblem } from '#platform/shared/import-rows.ts'

/** The head is line 1. */
export const asRows = (cells: readonly object[]) => cells.map((values, at) => ({ line: at + 2, values }))
export const problemText = ({ line, field, rule }: RowProblem) => `${line} ${field} ${rule}`
