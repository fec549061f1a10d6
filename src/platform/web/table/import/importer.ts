/** What a list takes in from a file, and who looks at it and keeps it. */
export type ImportField = {
  key: string
  title: string
  required?: boolean
  /** Other headings it may have in a file, in whatever letters: `e-mail`, `correo`. */
  names?: readonly string[]
  /** What is allowed, in words. */
  rule?: string
}

/** One row as it is sent: what its fields hold, as written. `line` is where it stands in the file, the heading being 1. */
export type ImportRow = { line: number; values: Readonly<Record<string, string>> }

/** What keeps a row out. `field` null: the row as a whole. `text` says what is allowed. */
export type RowTrouble = { line: number; field: string | null; text: string }

export type Importer = {
  fields: readonly ImportField[]
  /** What rows that follow each other have in common and that are sent together; nothing: a row of its own. */
  together?: (row: ImportRow) => string | undefined
  /** As many rows as a file may have. */
  maxRows: number
  /** Looks without keeping anything: everything a batch would be refused for. */
  check: (rows: readonly ImportRow[]) => Promise<readonly RowTrouble[]>
  /** Keeps a batch. The same `intent` again keeps it once; what it answers kept those rows out. */
  commit: (rows: readonly ImportRow[], intent: string) => Promise<readonly RowTrouble[]>
  /** Whose words failures are told in. */
  words: string
}

export const MAX_FILE_BYTES = 5_000_000
/** As many rows as are sent at once. */
export const BATCH = 100
