/** Statements that break each invariant of catalog, and those that repair it. */
import type { PlantedViolation } from '#test/plaza/planted-violation.ts'

export const violations: readonly PlantedViolation[] = [
  {
    name: "a product's price range is that of its variants",
    breaks: `update catalog.variants set price_minor = price_minor - 1 where sku = 'CABLE'`,
    mends: `update catalog.variants set price_minor = price_minor + 1 where sku = 'CABLE'`,
  },
]
