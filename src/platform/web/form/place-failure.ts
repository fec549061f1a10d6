import { codeOf, fieldsOf } from '../failure.ts'
import type { BrokenRule } from './rules.ts'

/** `null` for a field whose failure is worded by its code instead of by a rule. */
export type PlacedFailure = { fields: Map<string, BrokenRule | null> /** Something of it belongs to no field. */; elsewhere: boolean }

/**
 * Where a failure is said. Broken rules (INVALID_INPUT) go under the field of their path; `marks` names the field that
 * another failure is about, by code; what is left is said above the button.
 */
export function placeFailure(
  error: unknown,
  hasField: (path: string) => boolean,
  marks: Readonly<Partial<Record<string, string>>> = {},
): PlacedFailure {
  const marked = marks[codeOf(error)]
  if (marked !== undefined) return { fields: new Map([[marked, null]]), elsewhere: false }
  const broken = fieldsOf(error)
  const known = broken.filter(({ path }) => hasField(path))
  return {
    fields: new Map(known.map(({ path, rule, params }) => [path, { rule, params }])),
    elsewhere: broken.length === 0 || known.length < broken.length,
  }
}
