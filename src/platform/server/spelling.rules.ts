/** Spelling correction by edit distance: changed, missing, added and swapped letters. */

/** Short words allow one slip, longer ones two. */
export function slipsAllowed(word: string): number {
  if (word.length < 3) return 0
  return word.length <= 5 ? 1 : 2
}

/** The candidate with the fewest slips, ties in alphabetical order; null when none is near enough. */
export function nearestWord(typed: string, candidates: readonly string[]): string | null {
  const near = candidates
    .map((word) => ({ word, slips: slipsBetween(typed, word) }))
    .filter(({ slips }) => slips <= slipsAllowed(typed))
    .sort((a, b) => a.slips - b.slips || (a.word < b.word ? -1 : 1))
  return near[0]?.word ?? null
}

/** Optimal string alignment distance. */
export function slipsBetween(typed: string, word: string): number {
  const from = [...typed]
  const to = [...word]
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)]
  for (const [above, letter] of from.entries()) {
    const row = [above + 1]
    for (const [left, other] of to.entries()) {
      const at = (r: number, c: number) => rows[r]?.[c] ?? Number.POSITIVE_INFINITY
      const swapped = letter === to[left - 1] && other === from[above - 1] ? at(above - 1, left - 1) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min(at(above, left + 1) + 1, (row[left] ?? 0) + 1, at(above, left) + (letter === other ? 0 : 1), swapped))
    }
    rows.push(row)
  }
  return rows.at(-1)?.at(-1) ?? 0
}
