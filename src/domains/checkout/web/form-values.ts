import type { CardInput } from '#domains/payments/web/index.ts'
import { type AddressValues, EMPTY_ADDRESS } from '#platform/web/inputs/address-values.ts'
import type { PaymentMethod } from '../../payments/contract.ts'

/** Fields of the checkout form as entered. */
export type CheckoutForm = {
  email: string
  shippingAddress: AddressValues
  /** The shopper's name, when nothing is delivered. */
  name: string
  note: string
  payment: { method: PaymentMethod }
  /** Number of a test card. It is neither stored nor sent; only the card's name is sent. */
  card: CardInput
}

export const EMPTY_FORM: CheckoutForm = {
  email: '',
  shippingAddress: EMPTY_ADDRESS,
  name: '',
  note: '',
  payment: { method: 'delivery' },
  card: { number: '', expiry: '', code: '' },
}

/** Draft of the form in this tab, until the order is placed. */
export const CHECKOUT_DRAFT = 'checkout.placeOrder'
