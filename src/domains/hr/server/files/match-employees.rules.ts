/** Which employees the rows of a file are, and in which order they are saved. Pure. */

export type Known = { id: string; name: string; email: string }

const keyOf = (text: string) => text.trim().toLowerCase()

/** Finds employees by id, email or name, in any case. Of several with one name, none is meant: `ambiguous`. */
export function findKnown(known: readonly Known[], text: string): Known | 'ambiguous' | undefined {
  const key = keyOf(text)
  const byId = known.find(({ id }) => id === text.trim())
  if (byId) return byId
  for (const field of ['email', 'name'] as const) {
    const found = known.filter((one) => one[field] !== '' && keyOf(one[field]) === key)
    if (found.length > 1) return 'ambiguous'
    if (found[0]) return found[0]
  }
  return undefined
}

/** Managers come before those who report to them, as far as the rows don't form a loop, which saving finds. */
export function managersFirst<T extends { key: string; managerKey: string | null }>(rows: readonly T[]): T[] {
  const waiting = new Map(rows.map((row) => [row.key, row]))
  const ordered: T[] = []
  for (const row of rows) {
    const chain: T[] = []
    for (let next: T | undefined = row; next && waiting.has(next.key); ) {
      waiting.delete(next.key)
      chain.push(next)
      next = next.managerKey === null ? undefined : waiting.get(next.managerKey)
    }
    ordered.push(...chain.reverse())
  }
  return ordered
}
