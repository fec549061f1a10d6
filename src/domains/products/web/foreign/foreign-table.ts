/** Reads the columns of another program's file by their headings, and remembers which ones were read. */
import type { Sheet } from '#platform/web/table/csv.ts'

/** One row; `line` is its line in the file, where the headings are line 1. */
export type ForeignRow = {
  line: number
  /** The first column with one of these headings, trimmed; empty if there is none. */
  get(...headings: string[]): string
}

export type ForeignTable = {
  rows: ForeignRow[]
  has(...headings: string[]): boolean
  /** The first heading that matches, as written, and its match. */
  find(pattern: RegExp): RegExpExecArray | null
  /** Headings of columns that have a value and were never read. */
  leftOut(): string[]
}

export function readForeignTable({ head, rows }: Sheet): ForeignTable {
  const places = new Map(head.map((heading, at) => [heading.toLowerCase(), at]).reverse() as [string, number][])
  const read = new Set<number>()
  const placeOf = (headings: readonly string[]) => {
    const all = headings.flatMap((heading) => places.get(heading.toLowerCase()) ?? [])
    for (const at of all) read.add(at)
    return all[0]
  }
  return {
    rows: rows.map((cells, index) => ({
      line: index + 2,
      get(...headings) {
        const at = placeOf(headings)
        return at === undefined ? '' : (cells[at] ?? '').trim()
      },
    })),
    has: (...headings) => headings.some((heading) => places.has(heading.toLowerCase())),
    find: (pattern) => head.map((heading) => pattern.exec(heading)).find((match) => match !== null) ?? null,
    leftOut: () => head.filter((heading, at) => heading && !read.has(at) && rows.some((cells) => cells[at]?.trim())),
  }
}
