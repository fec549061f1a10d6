/** Statements that break each invariant of payments, and those that repair it. */
import type { PlantedViolation } from '#test/plaza/planted-violation.ts'

export const violations: readonly PlantedViolation[] = [
  {
    name: "a payment's waived and refunded amounts are its refunds",
    breaks: `insert into payments.payments (id, reference_type, reference_id, provider, method, currency, amount_minor, waived_minor, status, created_at)
      values ('pay_x', 'order', 'x', 'manual', 'delivery', 'USD', 100, 1, 'pending', now())`,
    mends: `delete from payments.payments where id = 'pay_x'`,
  },
  {
    name: 'payments and refunds are in the ledger once their events are delivered',
    breaks: `update payments.payments set amount_minor = amount_minor + 1 where reference_id = '$1'`,
    mends: `update payments.payments set amount_minor = amount_minor - 1 where reference_id = '$1'`,
  },
]
