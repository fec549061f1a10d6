/** Two people changed the same thing: what differs, and whose version of each field to begin with. */
import { leavesOf } from './leaves.ts'
import { isEmpty } from './rules.ts'

export type Side = 'mine' | 'saved'

export type Difference = { path: string; mine: unknown; saved: unknown /** Whose it is until somebody chooses. */; side: Side }

type Values = Readonly<Record<string, unknown>>

/** The fields in which mine and the saved version differ, from the version both were made of: who alone changed a field has it. */
export function differencesOf(base: Values, mine: Values, saved: Values): Difference[] {
  const [before, theirs] = [leavesOf(base), leavesOf(saved)]
  return [...leavesOf(mine)].flatMap(([path, value]) => {
    const other = theirs.get(path)
    if (isSame(value, other)) return []
    return [{ path, mine: value, saved: other, side: isSame(value, before.get(path)) ? 'saved' : 'mine' }]
  })
}

export function isSame(one: unknown, other: unknown): boolean {
  return (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other)
}
