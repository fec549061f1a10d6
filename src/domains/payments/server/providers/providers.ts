/** Who takes which method of payment. */
import type { Kernel } from '#platform/server/kernel.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '../../contract.ts'
import { manual } from './manual.ts'
import type { Provider } from './provider.ts'
import { stripe } from './stripe.ts'
import { test } from './test.ts'

/** Null: this Plaza takes no payments by that method. */
export function providerOf(kernel: Kernel, method: PaymentMethod): Provider | null {
  if (method === 'delivery') return manual
  if (method === 'transfer') return kernel.transferTo === null ? null : manual
  return providerNamed(kernel, 'stripe') ?? providerNamed(kernel, 'test')
}

/** Null: there is none of this name here. */
export function providerNamed({ cards }: Kernel, name: string): Provider | null {
  if (name === 'manual') return manual
  if (name === 'stripe' && cards.stripe) return stripe
  return name === 'test' && cards.test ? test : null
}

/** The methods a payer may choose from. */
export function methodsOffered(kernel: Kernel): PaymentMethod[] {
  return PAYMENT_METHODS.filter((method) => providerOf(kernel, method) !== null)
}

/** Whether the cards are the made-up ones of a demo. */
export function takesTestCards(kernel: Kernel): boolean {
  return providerOf(kernel, 'card') === test
}
