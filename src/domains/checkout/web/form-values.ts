/** The fields of the checkout form, as typed. */
import { type AddressValues, EMPTY_ADDRESS } from '#platform/web/inputs/address-values.ts'

export type CheckoutForm = { email: string; shippingAddress: AddressValues; note: string }

export const EMPTY_FORM: CheckoutForm = { email: '', shippingAddress: EMPTY_ADDRESS, note: '' }

/** What was typed stays in this tab until the order is placed. */
export const CHECKOUT_DRAFT = 'checkout'
