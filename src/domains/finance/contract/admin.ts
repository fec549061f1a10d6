/** Platform settings and administrators' actions on money. Every write is in the audit log. */
import * as z from 'zod'
import { moneyView, pageInput, read, recordVersion, totalView, write } from '#platform/shared/contract.ts'
import { momentRange } from '#platform/shared/listing.ts'
import { idText, multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { ACCOUNT_KINDS, entryView, heldSaleView, PAYOUT_STATUSES, partNumber, payoutId, payoutRecord, payoutView, rate } from './views.ts'

const ruleId = z.string().regex(/^crl_[0-9a-z]{26}$/)
const MAX_RULES = 200
/** Money only moves after recent re-authentication. */
const FRESH = { reauth: true } as const

/** For one vendor, one category, both, or (null) all; from `validFrom` on. */
const ruleInput = rate.extend({
  id: ruleId.nullable(),
  workspaceId: idText(40).nullable(),
  category: idText(120).nullable(),
  validFrom: z.iso.datetime(),
})

const termsInput = rate.extend({ rules: z.array(ruleInput).max(MAX_RULES) })

const commissionView = rate.extend({
  rules: z.array(ruleInput.extend({ id: ruleId, vendorName: z.string().nullable(), categoryName: z.string().nullable() })),
  version: recordVersion,
})

const settingsView = z.object({
  minPayoutMinor: z.int().min(1).max(1_000_000_00),
  secondApprovalOverMinor: z.int().min(0).max(1_000_000_000_00),
  version: recordVersion,
})

/** Riyals per US dollar for display (spec §9); prices are stored and charged in dollars. */
const ratesView = z.object({ sarPerUsd: z.number().min(0.01).max(1000).multipleOf(0.0001), version: recordVersion })

/** `vendorId` and `balance` are null for entries of the platform itself. */
const orderEntryView = entryView
  .omit({ balance: true, vendorId: true, description: true, status: true })
  .extend({ vendorId: z.string().nullable(), vendorName: z.string().nullable() })

/** `amount` is the change of the account. */
const ledgerEntryView = orderEntryView.omit({ postings: true, orderId: true }).extend({ orderId: z.string().nullable() })

const previewView = z.object({
  sales: z.int(),
  before: moneyView,
  after: moneyView,
  vendors: z.array(
    z.object({ workspaceId: z.string(), name: z.string(), sales: z.int(), sold: moneyView, before: moneyView, after: moneyView }),
  ),
  shadowed: z.array(z.object({ rule: z.int(), by: z.int() })),
})

export const admin = {
  admin: {
    commission: {
      get: read('admin', '/admin/finance/commission').output(commissionView),
      /** Replaces all rules, in order. Past sales are unaffected. */
      update: write('admin', 'PUT', '/admin/finance/commission', FRESH)
        .input(termsInput.extend({ version: recordVersion }))
        .output(commissionView)
        .errors({
          STALE: { status: 409, data: z.object({ current: commissionView }) },
          UNKNOWN_VENDOR: { status: 409 },
          UNKNOWN_CATEGORY: { status: 409 },
        }),
      /** What the sales of the last 30 days would have earned, by vendor; and the positions of rules that never apply. */
      preview: read('admin', '/admin/finance/commission/preview').input(termsInput).output(previewView),
      /** Vendors a rule can be for. */
      vendors: read('admin', '/admin/finance/vendors')
        .input(z.object({ q: singleLineText(80) }))
        .output(z.object({ items: z.array(z.object({ workspaceId: z.string(), name: z.string() })) })),
    },
    settings: {
      get: read('admin', '/admin/finance/settings').output(settingsView),
      update: write('admin', 'PUT', '/admin/finance/settings', FRESH)
        .input(settingsView)
        .output(settingsView)
        .errors({ STALE: { status: 409, data: z.object({ current: settingsView }) } }),
    },
    rates: {
      get: read('admin', '/admin/finance/rates').output(ratesView),
      update: write('admin', 'PUT', '/admin/finance/rates', FRESH)
        .input(ratesView)
        .output(ratesView)
        .errors({ STALE: { status: 409, data: z.object({ current: ratesView }) } }),
    },
    /** Commission since `from`, and in the same hours a number of days earlier. */
    figures: read('admin', '/admin/finance/figures')
      .input(z.object({ from: z.iso.datetime(), days: z.union([z.literal(1), z.literal(7), z.literal(30)]) }))
      .output(z.object({ now: moneyView, before: moneyView })),
    /** All ledger entries about an order, vendors' and the platform's, in order. */
    ofOrder: read('admin', '/admin/finance/orders/{orderId}')
      .input(z.object({ orderId: idText(64) }))
      .output(z.object({ entries: z.array(orderEntryView) })),
    ledger: {
      /** The balances of the platform's accounts and, over all vendors, of theirs. */
      accounts: read('admin', '/admin/finance/ledger').output(
        z.object({ accounts: z.array(z.object({ account: z.enum(ACCOUNT_KINDS), balance: moneyView })) }),
      ),
      /** Everything that changed an account, newest first: the amounts add up to its balance, or to its change in a period. */
      entries: read('admin', '/admin/finance/ledger/{account}')
        .input(z.object({ ...pageInput, account: z.enum(ACCOUNT_KINDS), posted: momentRange.optional() }))
        .output(z.object({ items: z.array(ledgerEntryView), nextCursor: z.string().nullable(), total: totalView })),
    },
    payouts: {
      list: read('admin', '/admin/finance/payouts')
        .input(z.object({ ...pageInput, status: z.enum(PAYOUT_STATUSES).optional() }))
        .output(z.object({ items: z.array(payoutView), nextCursor: z.string().nullable(), total: totalView })),
      get: read('admin', '/admin/finance/payouts/{id}')
        .input(z.object({ id: payoutId }))
        .output(
          payoutRecord.extend({
            available: moneyView,
            approvedByMe: z.boolean(),
            /** Another administrator approved it: anybody may send it. */
            isApproved: z.boolean(),
            /** The request for the approval of a second administrator. */
            secondApprovalId: z.string().nullable(),
            /** The last characters of the payout account; null when the vendor gave none. */
            accountEnding: z.string().nullable(),
          }),
        ),
      /**
       * The first of two administrators approves and it stays pending; the one who completes it has sent the money under this reference.
       */
      process: write('admin', 'POST', '/admin/finance/payouts/{id}/completion', FRESH)
        .input(z.object({ id: payoutId, reference: singleLineText(120).min(1) }))
        .output(payoutView)
        .errors({
          WRONG_STATUS: { status: 409, data: z.object({ status: z.enum(PAYOUT_STATUSES) }) },
          SECOND_ADMINISTRATOR_NEEDED: { status: 409 },
          /** The vendor's workspace has not approved the request yet. */
          APPROVAL_NEEDED: { status: 409 },
          OWN_BUSINESS: { status: 403 },
          PAYOUT_ACCOUNT_FROZEN: { status: 409 },
        }),
      /** Returns the amount to the vendor's available balance. */
      fail: write('admin', 'POST', '/admin/finance/payouts/{id}/failure', FRESH)
        .input(z.object({ id: payoutId, reason: multiLineText(500).min(1) }))
        .output(payoutView)
        .errors({ WRONG_STATUS: { status: 409, data: z.object({ status: z.enum(PAYOUT_STATUSES) }) } }),
      /** The bank sent a completed transfer back; the amount is available to the vendor again. */
      reverse: write('admin', 'POST', '/admin/finance/payouts/{id}/reversal', FRESH)
        .input(z.object({ id: payoutId, reason: multiLineText(500).min(1) }))
        .output(payoutView)
        .errors({ WRONG_STATUS: { status: 409, data: z.object({ status: z.enum(PAYOUT_STATUSES) }) } }),
    },
    sales: {
      /** Sales whose earnings wait for confirmation, newest first. */
      listHeld: read('admin', '/admin/finance/held-sales')
        .input(z.object(pageInput))
        .output(z.object({ items: z.array(heldSaleView), nextCursor: z.string().nullable(), total: totalView })),
      /** Confirms that a sale is genuine and its money arrived. */
      confirm: write('admin', 'POST', '/admin/finance/held-sales/{part}/confirmation', FRESH)
        .input(z.object({ part: partNumber }))
        .output(heldSaleView)
        .errors({ NOT_TO_CONFIRM: { status: 409 }, OWN_BUSINESS: { status: 403 } }),
    },
  },
}

export type CommissionView = z.infer<typeof commissionView>
export type OrderEntry = z.infer<typeof orderEntryView>
export type LedgerEntry = z.infer<typeof ledgerEntryView>
export type RuleInput = z.infer<typeof ruleInput>
export type TermsInput = z.infer<typeof termsInput>
export type PayoutSettings = z.infer<typeof settingsView>
export type Rates = z.infer<typeof ratesView>
export type TermsPreviewView = z.infer<typeof previewView>
