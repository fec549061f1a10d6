/** Statements that break each invariant of vendors, and those that repair it. */
import type { PlantedViolation } from '#test/plaza/planted-violation.ts'

export const violations: readonly PlantedViolation[] = [
  {
    name: 'everybody finds exactly the approved shops, under their present name',
    breaks: `update search.documents set id = 'nowhere' where type = 'vendor' and id = 'dar-amira'`,
    mends: `update search.documents set id = 'dar-amira' where type = 'vendor' and id = 'nowhere'`,
  },
]
