/** Reads and writes CSV for spreadsheets. */
import Papa from 'papaparse'

export type Cell = string | number | null

/** Spreadsheets guess the separator, so a cell can be split at any of them, and at line ends although it is in quotes. */
const SPLIT = /[;,|\t\n\v\f\r\u0085\u2028\u2029]/
/**
 * What a spreadsheet drops from the beginning of a cell (spaces, invisible characters, quotes) or splits at; then apostrophes; then what
 * begins a formula, also full-width, small and typographic (OWASP, CSV injection). It always matches whole runs, so it takes linear time.
 */
const FORMULA = /([\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}";,|]+|^)('*)([=+\-@＝＋－＠﹦﹢﹣﹫−])?/gu
const BOM = '\ufeff'

/** Writes a CSV file with a byte order mark, so that spreadsheets detect UTF-8, with RFC 4180 line ends and escaped formulas. */
export function writeCsv(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return (
    BOM +
    Papa.unparse(
      [head, ...rows].map((row) => row.map(escapeFormulas)),
      { newline: '\r\n' },
    )
  )
}

/** Restores the text of a cell from before `writeCsv`. */
function unescapeFormulas(text: string): string {
  return replaceFormulas(text, (apostrophes) => apostrophes.slice(1))
}

/** An apostrophe makes it text. Numbers aren't escaped: a minus sign isn't a formula there. */
function escapeFormulas(cell: Cell): string {
  if (cell === null) return ''
  return typeof cell === 'number' ? String(cell) : replaceFormulas(cell, (apostrophes) => `'${apostrophes}`)
}

/** Changes the apostrophes before each sign at which a spreadsheet could find a formula. */
function replaceFormulas(text: string, change: (apostrophes: string) => string): string {
  return text.replace(FORMULA, (all, before: string, apostrophes: string, sign: string | undefined, offset: number) =>
    sign !== undefined && (offset === 0 || SPLIT.test(before)) ? before + change(apostrophes) + sign : all,
  )
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
  const [head = [], ...rows] = data.map((row) => row.map(unescapeFormulas))
  const serious = errors.find(({ code }) => code !== 'UndetectableDelimiter')
  return { head: head.map((name) => name.trim()), rows, problem: serious?.code ?? null }
}
