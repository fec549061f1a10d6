/** Edit conflicts: the fields that differ, and the version selected first for each. */
import { flattenFields } from './flatten-fields.ts'
import { isEmpty } from './rules.ts'

export type Side = 'mine' | 'saved'

export type Difference = { path: string; mine: unknown; saved: unknown /** The version selected first. */; side: Side }

type Values = Readonly<Record<string, unknown>>

/** The fields that differ between my version and the saved one. A field that only one side changed since `base` starts with that side. */
export function findDifferences(base: Values, mine: Values, saved: Values): Difference[] {
  const before = flattenFields(base)
  const theirs = flattenFields(saved)
  return [...flattenFields(mine)].flatMap(([path, value]) => {
    const other = theirs.get(path)
    if (isSame(value, other)) return []
    return [{ path, mine: value, saved: other, side: isSame(value, before.get(path)) ? 'saved' : 'mine' }]
  })
}

export function isSame(one: unknown, other: unknown): boolean {
  return (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other)
}
