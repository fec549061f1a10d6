/** Providers by payment method. */
import type { Services } from '#platform/server/services.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '../../contract.ts'
import { paymentsConfig } from '../config.ts'
import { manual } from './manual.ts'
import type { Provider } from './provider.ts'
import { stripe } from './stripe.ts'
import { test } from './test.ts'

/** The provider of a method; null when the method is not offered. */
export function providerFor(services: Services, method: PaymentMethod): Provider | null {
  if (method === 'delivery') return manual
  if (method === 'transfer') return services.config.get(paymentsConfig).transferTo === null ? null : manual
  return findProvider(services, 'stripe') ?? findProvider(services, 'test')
}

/** The configured provider of this name, or null. */
export function findProvider(services: Services, name: string): Provider | null {
  const { stripe: account, testCards } = services.config.get(paymentsConfig)
  if (name === 'manual') return manual
  if (name === 'stripe' && account) return stripe
  return name === 'test' && testCards ? test : null
}

/** The methods a payer may choose from. */
export function methodsOffered(services: Services): PaymentMethod[] {
  return PAYMENT_METHODS.filter((method) => providerFor(services, method) !== null)
}

/** Whether card payments use the test cards of a demo. */
export function takesTestCards(services: Services): boolean {
  return providerFor(services, 'card') === test
}
