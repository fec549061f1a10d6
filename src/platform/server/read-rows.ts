/** Reads the cells of a file's rows and reports every problem of a row at once. Pure: no database, no clock. */
import type { ImportRow, RowProblem } from '#platform/shared/import-rows.ts'
import { CellRejected, type Column } from './import-columns.ts'

export type Columns = Readonly<Record<string, Column<unknown>>>

export type ColumnName<Cs extends Columns> = keyof Cs & string

/** `more`: trimmed cells of columns that users define. */
export type ParsedRow<Cs extends Columns> = {
  line: number
  values: { [K in keyof Cs]: ReturnType<Cs[K]['parse']> }
  more: Readonly<Record<string, string>>
}

/** Two rows of a file may not have the same value of `column`, ignoring case; the later ones break `rule`. */
export type Unique<Cs extends Columns> = { column: ColumnName<Cs>; rule: string }

type Read<Cs extends Columns> = { rows: ParsedRow<Cs>[]; rejected: ParsedRow<Cs>[]; problems: RowProblem[] }

/** Returns the rows without a problem, and the problems of the others, which lack the values of their bad cells. */
export function readRows<Cs extends Columns>(columns: Cs, file: readonly ImportRow[], unique: Unique<Cs> | undefined): Read<Cs> {
  const read = file.map((row) => readRow(columns, row))
  const problems = [
    ...read.flatMap((row) => row.problems),
    ...(unique
      ? findRepeated(
          read.map(({ row }) => row),
          unique,
        )
      : []),
  ]
  const bad = new Set(problems.map(({ line }) => line))
  const all = read.map(({ row }) => row)
  return { problems, rows: all.filter(({ line }) => !bad.has(line)), rejected: all.filter(({ line }) => bad.has(line)) }
}

/**
 * Converts a table with headings to rows; the headings are line 1. A column is found by its name or one of its headings, ignoring
 * case and punctuation; columns that nothing matches are left out, unless users define them (`isMore`).
 */
export function toImportRows(
  columns: Columns,
  [head = [], ...rows]: readonly (readonly string[])[],
  isMore: (heading: string) => boolean = () => false,
): ImportRow[] {
  const headings = head.map(normalizeHeading)
  const more = head.map((heading, at) => ({ name: heading.trim().toLowerCase(), at })).filter(({ name }) => isMore(name))
  const known = Object.entries(columns).flatMap(([name, column]) => {
    const names = [name, ...column.headings].map(normalizeHeading)
    const at = headings.findIndex((heading) => names.includes(heading))
    return at < 0 ? [] : [{ name, at }]
  })
  const places = [...known, ...more]
  return rows.map((cells, index) => ({
    line: index + 2,
    values: Object.fromEntries(places.map(({ name, at }) => [name, cells[at] ?? ''])),
  }))
}

function readRow<Cs extends Columns>(columns: Cs, { line, values }: ImportRow): { row: ParsedRow<Cs>; problems: Read<Cs>['problems'] } {
  const problems: Read<Cs>['problems'] = []
  const parsed: Record<string, unknown> = {}
  for (const [field, column] of Object.entries(columns)) {
    try {
      parsed[field] = column.parse(values[field]?.trim())
    } catch (error) {
      if (!(error instanceof CellRejected)) throw error
      problems.push({ line, field, rule: error.rule, params: error.params })
    }
  }
  const more = Object.entries(values).flatMap(([name, cell]) => (name in columns || cell === undefined ? [] : [[name, cell.trim()]]))
  return { row: { line, values: parsed as ParsedRow<Cs>['values'], more: Object.fromEntries(more) }, problems }
}

function findRepeated<Cs extends Columns>(rows: readonly ParsedRow<Cs>[], { column, rule }: Unique<Cs>): Read<Cs>['problems'] {
  const seen = new Map<string, number>()
  return rows.flatMap(({ line, values }) => {
    const value = values[column]
    if (typeof value !== 'string') return []
    const key = value.toLowerCase()
    const first = seen.get(key)
    if (first !== undefined) return [{ line, field: column, rule, params: { first } }]
    seen.set(key, line)
    return []
  })
}

function normalizeHeading(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
