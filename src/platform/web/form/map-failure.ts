import { errorCode, fieldFailures } from '../failure.ts'
import type { BrokenRule } from './rules.ts'

/** `null` for a field whose message comes from the failure code instead of a rule. */
export type MappedFailure = { fields: Map<string, BrokenRule | null> /** Part of the failure belongs to no field. */; elsewhere: boolean }

/**
 * Maps a failure to the fields of a form. Broken rules (INVALID_INPUT) belong to the field of their path; `marks` maps other failure codes
 * to a field. The rest is shown above the button.
 */
export function mapFailure(
  error: unknown,
  hasField: (path: string) => boolean,
  marks: Readonly<Partial<Record<string, string>>> = {},
): MappedFailure {
  const marked = marks[errorCode(error)]
  if (marked !== undefined) return { fields: new Map([[marked, null]]), elsewhere: false }
  const broken = fieldFailures(error)
  const known = broken.filter(({ path }) => hasField(path))
  return {
    fields: new Map(known.map(({ path, rule, params }) => [path, { rule, params }])),
    elsewhere: broken.length === 0 || known.length < broken.length,
  }
}
