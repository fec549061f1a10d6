/** The configuration of payments in tests: test cards and a bank account, unless a test says otherwise. */
import { type PaymentsConfig, paymentsConfig } from '#domains/payments/server/config.ts'
import { DomainConfigs } from '#platform/server/environment.ts'

const TEST_PAYMENTS: PaymentsConfig = { stripe: null, testCards: true, transferTo: 'Plaza House, EC00 0001' }

export function withPayments(changes: Partial<PaymentsConfig> = {}): DomainConfigs {
  return new DomainConfigs().set(paymentsConfig, { ...TEST_PAYMENTS, ...changes })
}
