import type { TypedCard } from '#domains/payments/web/index.ts'
import { type AddressValues, EMPTY_ADDRESS } from '#platform/web/inputs/address-values.ts'
import type { PaymentMethod } from '../../payments/contract.ts'

/** The fields of the checkout form, as typed. */
export type CheckoutForm = {
  email: string
  shippingAddress: AddressValues
  note: string
  payment: { method: PaymentMethod }
  /** Of a made-up card. Never kept, and never sent: what is sent is the card's name. */
  card: TypedCard
}

export const EMPTY_FORM: CheckoutForm = {
  email: '',
  shippingAddress: EMPTY_ADDRESS,
  note: '',
  payment: { method: 'delivery' },
  card: { number: '', expiry: '', code: '' },
}

/** What was typed stays in this tab until the order is placed. */
export const CHECKOUT_DRAFT = 'checkout'
