/** Who takes which method of payment. */
import type { Kernel } from '#platform/server/kernel.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '../../contract.ts'
import { manual } from './manual.ts'
import type { Provider } from './provider.ts'

const PROVIDERS: readonly Provider[] = [manual]

/** Null: this Plaza takes no payments by that method. */
export function providerOf(_kernel: Kernel, method: PaymentMethod): Provider | null {
  return method === 'card' ? null : manual
}

/** Null: there is none of this name. */
export function providerNamed(name: string): Provider | null {
  return PROVIDERS.find((provider) => provider.name === name) ?? null
}

/** The methods a payer may choose from, the most convenient first. */
export function methodsOffered(kernel: Kernel): PaymentMethod[] {
  return PAYMENT_METHODS.filter((method) => providerOf(kernel, method) !== null)
}
