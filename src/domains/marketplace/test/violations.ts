/** Statements that break each invariant of marketplace, and those that repair it. */
import type { PlantedViolation } from '#test/plaza/planted-violation.ts'

export const violations: readonly PlantedViolation[] = [
  {
    name: 'stored counters match their rows',
    breaks: `update marketplace.listing_bits set bits = ~bits where (kind, a) = ('category', 'tech')`,
    mends: `update marketplace.listing_bits set bits = ~bits where (kind, a) = ('category', 'tech')`,
  },
]
