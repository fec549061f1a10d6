/** Reads and writes CSV for spreadsheets. */
import Papa from 'papaparse'

export type Cell = string | number | null

/** Cells that a spreadsheet would run as a formula, including full-width characters (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/
/** A formula escaped with our quote, or text that looks like one. */
const GUARDED = /^'+[=+\-@\t\r＝＋－＠]/
const BOM = '\ufeff'

/** Writes a CSV file with a byte order mark, so that spreadsheets detect UTF-8, with RFC 4180 line ends and escaped formulas. */
export function writeCsv(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return (
    BOM +
    Papa.unparse(
      [head, ...rows].map((row) => row.map(escapeFormula)),
      { newline: '\r\n' },
    )
  )
}

/** Restores the text of a cell from before `writeCsv`. */
export function unescapeFormula(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text
}

/** Numbers aren't escaped: a minus sign isn't a formula there. */
function escapeFormula(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  return FORMULA.test(cell) || GUARDED.test(cell) ? `'${cell}` : cell
}

export type Sheet = {
  head: string[]
  rows: string[][]
  /** The Papa Parse error code when the file is broken: `MissingQuotes`. */
  problem: string | null
}

/** Detects comma, semicolon, tab or bar as separator. Empty lines are skipped. */
export function readCsv(text: string): Sheet {
  const { data, errors } = Papa.parse<string[]>(text.startsWith(BOM) ? text.slice(1) : text, {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t', '|'],
  })
  const [head = [], ...rows] = data.map((row) => row.map(unescapeFormula))
  const serious = errors.find(({ code }) => code !== 'UndetectableDelimiter')
  return { head: head.map((name) => name.trim()), rows, problem: serious?.code ?? null }
}
