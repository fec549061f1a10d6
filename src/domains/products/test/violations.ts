/** Statements that break each invariant of products, and those that repair it. */
import type { PlantedViolation } from '#test/plaza/planted-violation.ts'

export const violations: readonly PlantedViolation[] = [
  {
    name: 'the stock of a variant with license keys are its free keys',
    breaks: `update catalog.products set kind = 'digital', license_keys = true where id in (select product_id from catalog.variants where sku = 'BOWL')`,
    mends: `update catalog.products set kind = 'goods', license_keys = false where license_keys`,
  },
]
