/** Views of sales, entries and payouts. */
import * as z from 'zod'
import { MAX_AMOUNT_MINOR, moneyView } from '#platform/shared/contract.ts'
import { idText } from '#platform/shared/plain-text.ts'
import {
  ACCOUNT_KINDS,
  COLLECTORS,
  COMMISSION_TYPES,
  EARNING_STATES,
  ENTRY_TYPES,
  HOLD_REASONS,
  PAYOUT_APPROVALS,
  PAYOUT_STATUSES,
  RULE_SCOPES,
} from './states.ts'

export * from './states.ts'

export const payoutId = z.string().regex(/^pot_[0-9a-z]{26}$/)
export const partNumber = idText(40)
export const currency = z.string().regex(/^[A-Z]{3}$/)

const moment = z.iso.datetime()

export const rate = z.object({ type: z.enum(COMMISSION_TYPES), value: z.int().min(0).max(MAX_AMOUNT_MINOR) })

/** Spec §5. `vendorId` is the workspace id; `status` is a payout's. The signed amount is the change of the vendor's balance. */
export const transactionView = z.object({
  id: z.string(),
  type: z.enum(ENTRY_TYPES),
  date: moment,
  orderId: z.string().nullable(),
  part: z.string().nullable(),
  vendorId: z.string(),
  amount: moneyView,
  /** Pending plus available, after the entry. */
  balance: moneyView,
  description: z.string(),
  status: z.enum(PAYOUT_STATUSES).nullable(),
  reference: z.object({ type: z.string(), id: z.string() }),
})

export const postingView = z.object({ account: z.enum(ACCOUNT_KINDS), amount: moneyView })

/** An entry with its postings. */
export const entryView = transactionView.extend({ postings: z.array(postingView) })

export const earningView = z.object({
  part: z.string(),
  orderId: z.string(),
  placedAt: moment,
  gross: moneyView,
  commission: moneyView,
  /** The vendor's current net. */
  net: moneyView,
  refunded: moneyView,
  state: z.enum(EARNING_STATES),
  /** Why it is still pending; null also in the moment between the end of a hold and the release. */
  heldFor: z.enum(HOLD_REASONS).nullable(),
  collectedBy: z.enum(COLLECTORS),
  /** When the vendor collected the cash; null before, and for money that Plaza collects. */
  collectedAt: moment.nullable(),
  /** What the sale adds to each balance of the vendor: the sums over all sales are the balances. */
  pending: moneyView,
  toCollect: moneyView,
  collected: moneyView,
  /** Commission due on collected cash, less a discount that Plaza pays; until the return window ends. */
  commissionDue: moneyView,
  /** Held while the payer's bank decides about a dispute. */
  held: moneyView,
  /** When it becomes or became available; null before delivery. */
  availableOn: moment.nullable(),
  /** Null while the shopper has not paid; it does not become available before. */
  paidAt: moment.nullable(),
})

export const earningRecord = earningView.extend({
  /** The rules applied at the sale, with the categories they covered. */
  shares: z.array(rate.extend({ rule: z.enum(RULE_SCOPES), base: moneyView, commission: moneyView, categories: z.array(z.string()) })),
  entries: z.array(entryView),
})

/** A sale whose earnings an administrator has to confirm. */
export const heldSaleView = z.object({
  part: z.string(),
  orderId: z.string(),
  vendor: z.object({ workspaceId: z.string(), name: z.string() }),
  placedAt: moment,
  deliveredAt: moment.nullable(),
  why: z.enum(['collectedByVendor', 'relatedShopper']),
  /** The discount that Plaza pays for, and the earnings that become available to the vendor. */
  subsidy: moneyView,
  payable: moneyView,
  confirmed: z.boolean(),
})

export const payoutView = z.object({
  id: payoutId,
  vendor: z.object({ workspaceId: z.string(), name: z.string() }),
  amount: moneyView,
  status: z.enum(PAYOUT_STATUSES),
  requestedAt: moment,
  settledAt: moment.nullable(),
  /** The transfer's reference. */
  reference: z.string().nullable(),
  /** Why it failed, or why the bank sent it back. */
  reason: z.string().nullable(),
  /** Needs approval of two administrators. */
  needsSecondApproval: z.boolean(),
  approvedAt: moment.nullable(),
  /** Of a second person of the vendor's workspace; null: not needed. */
  approval: z.enum(PAYOUT_APPROVALS).nullable(),
})

export const payoutRecord = payoutView.extend({
  /** The request for that approval. */
  approvalId: z.string().nullable(),
  entries: z.array(entryView),
})

export type CommissionType = (typeof COMMISSION_TYPES)[number]
export type EntryType = (typeof ENTRY_TYPES)[number]
export type RuleScope = (typeof RULE_SCOPES)[number]
export type PayoutApproval = (typeof PAYOUT_APPROVALS)[number]
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number]
export type EarningState = (typeof EARNING_STATES)[number]
export type RateView = z.infer<typeof rate>
export type TransactionView = z.infer<typeof transactionView>
export type EntryView = z.infer<typeof entryView>
export type EarningView = z.infer<typeof earningView>
export type EarningRecord = z.infer<typeof earningRecord>
export type HeldSaleView = z.infer<typeof heldSaleView>
export type PayoutView = z.infer<typeof payoutView>
export type PayoutRecord = z.infer<typeof payoutRecord>
