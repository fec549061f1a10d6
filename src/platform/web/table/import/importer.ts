/** The fields of an import, and the operations that check and save its rows. */
import type { ReactNode } from 'react'
import type { Sheet } from '../csv.ts'

export type ImportField = {
  key: string
  title: string
  required?: boolean
  /** Other headings of this field, in any case: `e-mail`, `correo`. */
  names?: readonly string[]
  /** A description of the allowed values. */
  rule?: string
}

/** One row as sent: its values as written. `line` is its line in the file; the header is line 1. */
export type ImportRow = { line: number; values: Readonly<Record<string, string>> }

/** Why a row is rejected. `field` null: the whole row. `text` describes the allowed values. */
export type RowProblem = { line: number; field: string | null; text: string }

/** A step for a file of another program, whose columns are known, so that nobody matches them. */
export type ForeignStepProps = { onRows: (rows: ImportRow[]) => void; onBack: () => void; onMatch: () => void }
export type ForeignFile = { program: string; render: (props: ForeignStepProps) => ReactNode }

export type Importer = {
  fields: readonly ImportField[]
  /** A key for adjacent rows that must be sent together; undefined for a row of its own. */
  together?: (row: ImportRow) => string | undefined
  /** Recognizes files of other programs; null for any other file. */
  foreign?: (sheet: Sheet) => Promise<ForeignFile | null>
  /** The maximum number of rows in a file. */
  maxRows: number
  /** Checks rows without saving and returns every problem of a batch. */
  check: (rows: readonly ImportRow[]) => Promise<readonly RowProblem[]>
  /** Saves a batch, once per idempotency key. Rows with a returned problem were not saved. */
  commit: (rows: readonly ImportRow[], idempotencyKey: string) => Promise<readonly RowProblem[]>
  /** The translation prefix of failures. */
  words: string
}

export const MAX_FILE_BYTES = 5_000_000
/** The number of rows per request. */
export const BATCH = 100
/** The number of characters per request; a request may have a mebibyte, and a character has up to three bytes. */
export const BATCH_CHARACTERS = 250_000
