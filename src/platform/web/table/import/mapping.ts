/** Which column of a file fills which field. */
import type { ImportField, ImportRow } from './importer.ts'

/** By field: the position of its column; null fills it with nothing. */
export type Mapping = Readonly<Record<string, number | null>>

/** Guesses by what the columns are called. A column fills one field. */
export function guessMapping(fields: readonly ImportField[], head: readonly string[]): Mapping {
  const headings = head.map(plain)
  const taken = new Set<number>()
  const find = (names: readonly string[], fits: (heading: string, name: string) => boolean) => {
    const at = headings.findIndex((heading, index) => heading && !taken.has(index) && names.some((name) => fits(heading, name)))
    if (at < 0) return null
    taken.add(at)
    return at
  }
  const mapping: Record<string, number | null> = {}
  const namesOf = ({ key, title, names = [] }: ImportField) => [key, title, ...names].map(plain)
  for (const field of fields) mapping[field.key] = find(namesOf(field), (heading, name) => heading === name)
  // What begins alike may be meant, once everything that is named exactly has found its place.
  for (const field of fields) mapping[field.key] ??= find(namesOf(field), (heading, name) => name.length > 2 && heading.includes(name))
  return mapping
}

/** Fields that have to be filled and are not. */
export function missingFields(fields: readonly ImportField[], mapping: Mapping): ImportField[] {
  return fields.filter(({ key, required }) => required && (mapping[key] ?? null) === null)
}

/** The rows of a file as they are sent: trimmed, and without the fields nobody fills. */
export function mappedRows(rows: readonly (readonly string[])[], mapping: Mapping): ImportRow[] {
  const filled = Object.entries(mapping).filter((entry): entry is [string, number] => entry[1] !== null)
  return rows.map((row, index) => ({
    line: index + 2,
    values: Object.fromEntries(filled.map(([key, at]) => [key, (row[at] ?? '').trim()])),
  }))
}

/** `E-Mail address` and `email_address` are one heading. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
