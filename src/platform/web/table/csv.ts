/** CSV as spreadsheets read and write it. */
import Papa from 'papaparse'

export type Cell = string | number | null

/** What a spreadsheet would take for a formula; the wide forms too, which some take for the same (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/
/** Our own mark before a formula, or before what would look like our mark. */
const GUARDED = /^'+[=+\-@\t\r＝＋－＠]/
const BOM = '\ufeff'

/** A file that opens with its letters right: with a byte order mark, lines ended as RFC 4180 says, and nothing that is run. */
export function writeCsv(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return (
    BOM +
    Papa.unparse(
      [head, ...rows].map((row) => row.map(guarded)),
      { newline: '\r\n' },
    )
  )
}

/** The text of a cell as it was before `writeCsv`. */
export function unguarded(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text
}

/** Numbers are written as they are: a minus is no formula there. */
function guarded(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  return FORMULA.test(cell) || GUARDED.test(cell) ? `'${cell}` : cell
}

export type Sheet = {
  head: string[]
  rows: string[][]
  /** Why reading stopped early or is doubtful, as Papa Parse codes it: `MissingQuotes`. */
  trouble: string | null
}

/** Comma, semicolon, tab or bar, whichever it is. Empty lines are no rows. */
export function readCsv(text: string): Sheet {
  const { data, errors } = Papa.parse<string[]>(text.startsWith(BOM) ? text.slice(1) : text, {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t', '|'],
  })
  const [head = [], ...rows] = data.map((row) => row.map(unguarded))
  const serious = errors.find(({ code }) => code !== 'UndetectableDelimiter')
  return { head: head.map((name) => name.trim()), rows, trouble: serious?.code ?? null }
}
