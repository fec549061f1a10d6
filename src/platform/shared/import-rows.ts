/** Rows of an imported file. Doesn't import zod, so that screens can use it without loading zod. */

/** `line`: line number in the file. A column that the file lacks is missing in `values`. */
export type ImportRow<C extends string = string> = { line: number; values: Partial<Record<C, string>> }

/** Why a row is rejected: the broken rule and its column; `field` is null if it concerns the whole row. */
export type RowProblem<C extends string = string> = {
  line: number
  field: C | null
  rule: string
  params: Record<string, string | number>
}

/** A rejected row without its line, for problems that several rows share. */
export type SharedProblem<C extends string = string> = Omit<RowProblem<C>, 'line'>
