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
  {
    name: 'what banks took in disputes is in the ledger until they decide, once all events are delivered',
    breaks: `insert into payments.disputes (id, payment_id, provider_ref, currency, amount_minor, status, reason, withdrawn, opened_at)
      select 'dsp_x', id, 'dp_x', currency, 1, 'open', 'fraudulent', true, now() from payments.payments limit 1`,
    mends: `delete from payments.disputes where id = 'dsp_x'`,
  },
]
