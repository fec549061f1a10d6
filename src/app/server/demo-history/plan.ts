/** What happens in the year: who buys what, when it is sent, and what comes back. Pure, and the same for the same seed and day. */

import type { ReturnReason } from '#domains/orders/contract.ts'
import type { PaymentMethod } from '#domains/payments/contract.ts'
import type { Customer } from './customers.ts'

export type PlannedLine = { variantId: string; productId: string; workspaceId: string; quantity: number }

export type PlannedReturn = {
  units: { position: number; quantity: number }[]
  reason: ReturnReason
  restock: boolean
  requestedAt: Date
  acceptedAt: Date | null
  receivedAt: Date | null
}

export type PlannedPart = {
  number: number
  slug: string
  workspaceId: string
  ownerId: string
  lines: PlannedLine[]
  processedAt: Date | null
  sentAt: Date | null
  deliveredAt: Date | null
  cancelledAt: Date | null
  back: PlannedReturn | null
}

export type PlannedDispute = { reason: string; openedAt: Date; closedAt: Date | null; won: boolean }

export type PlannedOrder = {
  id: string
  customer: Customer
  method: PaymentMethod
  placedAt: Date
  /** Of a transfer. */
  paidAt: Date | null
  lines: PlannedLine[]
  parts: PlannedPart[]
  /** Codes that the customer enters. */
  codes: string[]
  dispute: PlannedDispute | null
}

export type Receipt = { variantId: string; quantity: number; at: Date }
export type Plan = { orders: PlannedOrder[]; receipts: Receipt[] }
