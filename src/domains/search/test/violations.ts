/** Statements that break each invariant of search, and those that repair it. */
import type { PlantedViolation } from '#test/plaza/planted-violation.ts'

export const violations: readonly PlantedViolation[] = [
  {
    name: 'people are found by accounts, under their present names, unless they are suspended or being deleted',
    breaks: `update search.documents set readers = array['user everyone'] where type = 'user' and title = 'chen'`,
    mends: `update search.documents set readers = array['user accounts'] where type = 'user' and title = 'chen'`,
  },
]
