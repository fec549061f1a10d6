/** What shops say about shipping before anything is in the cart (spec §9). The amounts due are the server's. */
import type { MoneyView } from '#platform/shared/contract.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'

export const FREE_SHIPPING_OVER: MoneyView = { amountMinor: 5000, currency: BASE_CURRENCY }
export const SHIPPING_FEE: MoneyView = { amountMinor: 1000, currency: BASE_CURRENCY }
