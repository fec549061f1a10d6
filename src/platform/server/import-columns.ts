/** Columns of an import: how a cell is read, and what an empty or missing cell means. Pure: no database, no clock. */
import { BASE_CURRENCY, parseAmount } from '#platform/shared/money.ts'
import { multiLineText, singleLineText } from '#platform/shared/plain-text.ts'

type Params = Record<string, string | number>

/** Rejects a cell. The import reports it and goes on with the other cells of the row. */
export class CellRejected extends Error {
  readonly rule: string
  readonly params: Params

  constructor(rule: string, params: Params = {}) {
    super(rule)
    this.rule = rule
    this.params = params
  }
}

/** Reads a trimmed cell. Throws `CellRejected`. */
export type Parse<V> = (cell: string) => V

/** `cell` is trimmed; undefined: the file lacks the column. `headings`: further names of the column, in any case. */
export type Column<V> = { parse(cell: string | undefined): V; headings: readonly string[] }

export function required<V>(parse: Parse<V>, ...headings: string[]): Column<V> {
  return {
    headings,
    parse(cell) {
      if (!cell) throw new CellRejected('required')
      return parse(cell)
    },
  }
}

/** An empty cell leaves the value unchanged, like a missing column: undefined. */
export function unchangedWhenEmpty<V>(parse: Parse<V>, ...headings: string[]): Column<V | undefined> {
  return { headings, parse: (cell) => (cell ? parse(cell) : undefined) }
}

/** An empty cell clears the value: null. */
export function nullWhenEmpty<V>(parse: Parse<V>, ...headings: string[]): Column<V | null | undefined> {
  return { headings, parse: (cell) => (cell === undefined ? undefined : cell === '' ? null : parse(cell)) }
}

/** An empty cell is a value like any other. */
export function asWritten<V>(parse: Parse<V>, ...headings: string[]): Column<V | undefined> {
  return { headings, parse: (cell) => (cell === undefined ? undefined : parse(cell)) }
}

export function singleLine(maximum: number): Parse<string> {
  return withinRule(singleLineText(maximum), maximum)
}

export function multiLine(maximum: number): Parse<string> {
  return withinRule(multiLineText(maximum), maximum)
}

/** One of `values`, in any case; else `rule`. */
export function oneOf<V extends string>(values: readonly V[], rule: string): Parse<V> {
  return (cell) => {
    const found = values.find((value) => value.toLowerCase() === cell.toLowerCase())
    if (found === undefined) throw new CellRejected(rule)
    return found
  }
}

/** An amount in minor units; `1,234.50` and `١٢٣٤٫٥٠` are equal. */
export function amount(maximumMinor: number): Parse<number> {
  return (cell) => {
    const minor = parseAmount(cell.replace(/[\s,](?=\d{3}\b)/g, ''))
    if (minor === null || minor < 0 || minor > maximumMinor) throw new CellRejected('amount')
    return minor
  }
}

/** The code of the only currency that amounts may have. */
export const baseCurrency: Parse<string> = (cell) => {
  if (cell.toUpperCase() !== BASE_CURRENCY) throw new CellRejected('currency', { currency: BASE_CURRENCY })
  return BASE_CURRENCY
}

/** A whole number from zero, in Western or Arabic-Indic digits. */
export function units(maximum: number): Parse<number> {
  return (cell) => {
    const plain = cell.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    if (!/^\d{1,9}$/.test(plain) || Number(plain) > maximum) throw new CellRejected('units', { maximum })
    return Number(plain)
  }
}

function withinRule(rule: ReturnType<typeof singleLineText>, maximum: number): Parse<string> {
  return (cell) => {
    const { success, data } = rule.safeParse(cell)
    if (!success) throw new CellRejected(cell.length > maximum ? 'tooLong' : 'characters', { maximum })
    return data
  }
}
