/** A vendor's own money. */
import * as z from 'zod'
import { MAX_AMOUNT_MINOR, moneyView, pageInput, read, totalView, write } from '#platform/shared/contract.ts'
import { momentRange } from '#platform/shared/listing.ts'
import { idText, multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import {
  COLLECTORS,
  currency,
  EARNING_STATES,
  earningRecord,
  earningView,
  PAYOUT_STATUSES,
  partNumber,
  payoutId,
  payoutRecord,
  payoutView,
  rate,
  STATEMENT_TYPES,
  transactionView,
  VENDOR_ACCOUNTS,
} from './views.ts'

export const balancesView = z.object({
  currency,
  /** Total earnings after commission and refunds. */
  earned: moneyView,
  /** Of money that Plaza collects, until the return window ends. */
  pending: moneyView,
  available: moneyView,
  /** Locked in requested payouts. */
  locked: moneyView,
  paid: moneyView,
  /** Cash that shoppers still pay to the vendor on delivery, and what they paid so far. */
  toCollect: moneyView,
  collected: moneyView,
  /** Commission due on collected cash; it is taken from the available balance after the return window. */
  commissionDue: moneyView,
  /** Held while payers' banks decide about disputes. */
  held: moneyView,
  /** The next pending amount that becomes available. */
  nextRelease: z.object({ on: z.iso.datetime(), amount: moneyView }).nullable(),
})

const statementRow = transactionView.extend({
  skus: z.array(z.string()),
  quantity: z.int().nullable(),
  /** When a payout was sent. */
  depositedAt: z.iso.datetime().nullable(),
})

const statementInput = z.object({ currency, from: z.iso.datetime(), before: z.iso.datetime() })

export const vendor = {
  /** By currency, the base currency first. */
  summary: read('vendor:finance', '/finance/summary').output(
    z.object({
      balances: z.array(balancesView),
      minPayout: moneyView,
      secondApprovalOver: moneyView,
      /** Above it a colleague has to approve; null: never. */
      approvalOver: moneyView.nullable(),
      payoutFrozen: z.boolean(),
    }),
  ),
  earnings: {
    list: read('vendor:finance', '/finance/earnings')
      .input(
        z.object({
          ...pageInput,
          q: singleLineText(40).optional(),
          state: z.enum(EARNING_STATES).optional(),
          collectedBy: z.enum(COLLECTORS).optional(),
          disputed: z.literal(true).optional(),
          placed: momentRange.optional(),
        }),
      )
      .output(z.object({ items: z.array(earningView), nextCursor: z.string().nullable(), total: totalView })),
    get: read('vendor:finance', '/finance/earnings/{part}')
      .input(z.object({ part: partNumber }))
      .output(earningRecord),
  },
  transactions: {
    /** Newest first. */
    list: read('vendor:finance', '/finance/transactions')
      .input(z.object({ ...pageInput, type: z.enum(STATEMENT_TYPES).optional() }))
      .output(z.object({ items: z.array(transactionView), nextCursor: z.string().nullable() })),
    /** Everything that changed one of the vendor's accounts, newest first: the amounts add up to its balance. */
    ofAccount: read('vendor:finance', '/finance/accounts/{account}/transactions')
      .input(z.object({ ...pageInput, account: z.enum(VENDOR_ACCOUNTS), currency: currency.default('USD') }))
      .output(z.object({ items: z.array(transactionView), nextCursor: z.string().nullable(), total: totalView })),
  },
  payouts: {
    list: read('vendor:finance', '/finance/payouts')
      .input(z.object({ ...pageInput, status: z.enum(PAYOUT_STATUSES).optional() }))
      .output(z.object({ items: z.array(payoutView), nextCursor: z.string().nullable(), total: totalView })),
    get: read('vendor:finance', '/finance/payouts/{id}')
      .input(z.object({ id: payoutId }))
      .output(payoutRecord),
    /** Locks the amount. Above the workspace's limit it waits for a colleague's approval; `note` is for them. PAYOUT_ACCOUNT_FROZEN: the owner must confirm or replace the payout account first. BALANCE_TOO_LOW carries the available amount. */
    request: write('vendor:finance', 'POST', '/finance/payouts')
      .input(
        z.object({
          amountMinor: z.int().min(1).max(MAX_AMOUNT_MINOR),
          currency: currency.default('USD'),
          note: multiLineText(500).default(''),
        }),
      )
      .output(payoutView)
      .errors({
        BALANCE_TOO_LOW: { status: 409, data: z.object({ available: moneyView }) },
        PAYOUT_TOO_SMALL: { status: 409, data: z.object({ minimum: moneyView }) },
        EMAIL_NOT_CONFIRMED: { status: 403 },
        PAYOUT_ACCOUNT_FROZEN: { status: 409 },
      }),
  },
  statement: {
    /** Opening balance plus rows equals closing balance; sums by type cover all rows. */
    get: read('vendor:finance', '/finance/statement')
      .input(statementInput)
      .output(
        z.object({
          opening: moneyView,
          closing: moneyView,
          totals: z.array(z.object({ type: z.enum(STATEMENT_TYPES), count: z.int(), amount: moneyView })),
        }),
      ),
    /** Oldest first. */
    rows: read('vendor:finance', '/finance/statement/rows')
      .input(statementInput.extend(pageInput))
      .output(
        z.object({
          items: z.array(statementRow),
          nextCursor: z.string().nullable(),
        }),
      ),
  },
  /** Net earnings of a price today, for the product form. */
  commissionPreview: read('workspace:catalog', '/finance/commission-preview')
    .input(z.object({ category: idText(120), priceMinor: z.int().min(0).max(1_000_000_000_00) }))
    .output(z.object({ rate, commission: moneyView, earns: moneyView })),
}

export type BalancesView = z.infer<typeof balancesView>
export type StatementRow = z.infer<typeof statementRow>
