/** Rows of two databases, written so that they can be compared: made ids get names by the order of their rows. */
type Row = Record<string, unknown>

const MADE_ID = /(?<![a-z0-9])[a-z]{2,8}_[0-9a-hjkmnp-tv-z]{26}(?![a-z0-9])/g

export type Tables = Readonly<Record<string, readonly Row[]>>

/** `known`: texts that both databases share, such as ids of fixtures, and what to write instead of others, such as numbers of orders. */
export function normalizeRows(
  tables: Tables,
  known: { same: ReadonlySet<string>; renamed: ReadonlyMap<string, string> },
): Record<string, string[]> {
  const rename = (text: string) => [...known.renamed].reduce((left, [from, to]) => left.replaceAll(from, to), text)
  const blank = (text: string) => rename(text).replace(MADE_ID, (id) => (known.same.has(id) ? id : id.replace(/_.*/, '_')))
  const names = new Map<string, string>()
  for (const [table, rows] of Object.entries(tables)) {
    const sorted = rows.map((row) => ({ row, text: blank(JSON.stringify(row)) })).sort((a, b) => (a.text < b.text ? -1 : 1))
    for (const [index, { row }] of sorted.entries()) if (typeof row['id'] === 'string') names.set(row['id'], `${table}#${index}`)
  }
  const write = (text: string) =>
    rename(text).replace(MADE_ID, (id) => (known.same.has(id) ? id : (names.get(id) ?? id.replace(/_.*/, '_'))))
  return Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, rows.map((row) => write(JSON.stringify(row))).sort()]))
}
