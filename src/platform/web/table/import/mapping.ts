/** Matches the columns of a file to fields. */
import type { ImportField, ImportRow } from './importer.ts'

/** The column index of each field; null leaves the field empty. */
export type Mapping = Readonly<Record<string, number | null>>

/** Guesses by the column headings. A column fills one field only. */
export function guessMapping(fields: readonly ImportField[], head: readonly string[]): Mapping {
  const headings = head.map(normalizeHeading)
  const taken = new Set<number>()
  const find = (names: readonly string[], fits: (heading: string, name: string) => boolean) => {
    const at = headings.findIndex((heading, index) => heading && !taken.has(index) && names.some((name) => fits(heading, name)))
    if (at < 0) return null
    taken.add(at)
    return at
  }
  const mapping: Record<string, number | null> = {}
  const namesOf = ({ key, title, names = [] }: ImportField) => [key, title, ...names].map(normalizeHeading)
  for (const field of fields) mapping[field.key] = find(namesOf(field), (heading, name) => heading === name)
  // Exact matches first; then headings with the same beginning.
  for (const field of fields) mapping[field.key] ??= find(namesOf(field), (heading, name) => name.length > 2 && heading.includes(name))
  return mapping
}

/** Required fields without a column. */
export function missingFields(fields: readonly ImportField[], mapping: Mapping): ImportField[] {
  return fields.filter(({ key, required }) => required && (mapping[key] ?? null) === null)
}

/** The rows to send: trimmed, without unmatched columns. */
export function mappedRows(rows: readonly (readonly string[])[], mapping: Mapping): ImportRow[] {
  const filled = Object.entries(mapping).filter((entry): entry is [string, number] => entry[1] !== null)
  return rows.map((row, index) => ({
    line: index + 2,
    values: Object.fromEntries(filled.map(([key, at]) => [key, (row[at] ?? '').trim()])),
  }))
}

/** Normalizes a heading: `E-Mail address` and `email_address` are the same. */
function normalizeHeading(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
