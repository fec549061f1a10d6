import { defineFact } from '#platform/shared/fact.ts'

/** An order was placed and its stock allocated. Amounts in minor units of `currency`. */
export const orderPlaced = defineFact<{
  orderId: string
  currency: string
  totalMinor: number
  parts: { number: number; workspaceId: string; totalMinor: number }[]
}>()('checkout.orderPlaced', (fact) => fact.orderId)
