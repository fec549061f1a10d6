/** Quotes: catalog lines at agreed prices, which a customer accepts and orders once. */
import * as z from 'zod'
import { moneyView, pageInput, read, recordVersion, totalView, write } from '#platform/shared/contract.ts'
import { LANGUAGES } from '#platform/shared/language.ts'
import { idText, multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { companyId, contactId, named } from '../deals/choice-views.ts'
import {
  MAX_DECLINE_REASON,
  MAX_QUOTE_LINES,
  MAX_QUOTE_MESSAGE,
  MAX_QUOTE_PRICE_MINOR,
  MAX_QUOTE_QUANTITY,
  QUOTE_SORTS,
  QUOTE_STATUSES,
} from './quote-limits.ts'

const ACCESS = 'workspace:crm'
const quoteId = z.string().regex(/^quote_[0-9a-z]{26}$/)
const dealId = idText(60).min(1)
const target = z.object({ quoteId })
const changed = target.extend({ version: recordVersion })

const lineInput = z.object({
  variantId: idText(60).min(1),
  /** Steps of the product's measure. */
  quantity: z.int().min(1).max(MAX_QUOTE_QUANTITY),
  /** Of one step, in the base currency. */
  priceMinor: z.int().min(0).max(MAX_QUOTE_PRICE_MINOR),
})

const quoteInput = z.object({
  contactId: contactId.nullable(),
  companyId: companyId.nullable(),
  dealId: dealId.nullable(),
  /** The last day on which it can be accepted. */
  validUntil: z.iso.date(),
  language: z.enum(LANGUAGES),
  /** To the customer. */
  message: multiLineText(MAX_QUOTE_MESSAGE),
  lines: z.array(lineInput).min(1).max(MAX_QUOTE_LINES),
})

const quoteSummary = z.object({
  id: quoteId,
  number: z.string(),
  status: z.enum(QUOTE_STATUSES),
  contact: named.nullable(),
  company: named.nullable(),
  deal: named.nullable(),
  validUntil: z.iso.date(),
  total: moneyView,
  createdAt: z.iso.datetime(),
})

const quoteLine = z.object({
  id: z.string(),
  variantId: z.string(),
  sku: z.string(),
  name: z.string(),
  quantity: z.int(),
  price: moneyView,
  /** The price of the shop when the line was written. */
  listPrice: moneyView,
  amount: moneyView,
})

const quoteView = quoteSummary.extend({
  language: z.enum(LANGUAGES),
  message: z.string(),
  lines: z.array(quoteLine),
  /** The address that it was mailed to; empty: its link was only copied. */
  email: z.string(),
  /** With what the next sending begins. */
  contactEmail: z.string(),
  sentAt: z.iso.datetime().nullable(),
  /** Null: the mail is on its way, or there is none. */
  mailedAt: z.iso.datetime().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  declineReason: z.string(),
  orderId: z.string().nullable(),
  orderedAt: z.iso.datetime().nullable(),
  version: recordVersion,
})

const STALE = { STALE: { status: 409, data: z.object({ current: quoteView }) } } as const
/** It is accepted, so nothing of it changes. */
const QUOTE_CLOSED = { QUOTE_CLOSED: { status: 409 } } as const
const position = z.object({ position: z.int() })

const lineFailures = {
  /** The product isn’t of this workspace. */
  UNKNOWN_VARIANT: { status: 409, data: position },
  /** A variant has one line, so that it has one price. */
  VARIANT_TWICE: { status: 400, data: position },
  /** The customer would have to say what is engraved or printed, which a quote can’t ask. */
  NOT_QUOTABLE: { status: 409, data: position },
  /** Less or more than the product’s limits allow. */
  QUANTITY_NOT_SOLD: { status: 409, data: position },
  /** Too far in the future. */
  DATE_TOO_LATE: { status: 400 },
  TOTAL_TOO_HIGH: { status: 400 },
} as const

export const quotes = {
  /** `q` searches numbers, contacts, companies and deals. */
  list: read(ACCESS, '/crm/quotes')
    .input(
      z.object({
        ...pageInput,
        q: singleLineText(80).optional(),
        status: z.enum(QUOTE_STATUSES).optional(),
        contactId: contactId.optional(),
        dealId: dealId.optional(),
        sort: z.enum(QUOTE_SORTS).default('-created'),
      }),
    )
    .output(z.object({ items: z.array(quoteSummary), nextCursor: z.string().nullable(), total: totalView })),
  get: read(ACCESS, '/crm/quotes/{quoteId}').input(target).output(quoteView),
  /** Products of the shop for a line; 50 at most. */
  variants: read(ACCESS, '/crm/quote-variants')
    .input(z.object({ q: singleLineText(80) }))
    .output(z.object({ items: z.array(z.object({ id: z.string(), name: z.string(), sku: z.string(), priceMinor: z.int() })) })),
  create: write(ACCESS, 'POST', '/crm/quotes').input(quoteInput).output(quoteView).errors(lineFailures),
  /** A sent quote becomes a draft, and its link opens nothing until it is sent again. */
  update: write(ACCESS, 'PUT', '/crm/quotes/{quoteId}')
    .input(quoteInput.extend({ quoteId, version: recordVersion }))
    .output(quoteView)
    .errors({ ...lineFailures, ...QUOTE_CLOSED, ...STALE }),
  remove: write(ACCESS, 'DELETE', '/crm/quotes/{quoteId}').input(target).output(z.object({})).errors(QUOTE_CLOSED),
  /** Freezes the lines and makes a new private link, which is mailed if there is an address. */
  send: write(ACCESS, 'POST', '/crm/quotes/{quoteId}/sendings')
    .input(changed.extend({ email: z.union([z.literal(''), singleLineText(254).pipe(z.email())]) }))
    .output(quoteView)
    .errors({
      /** Somebody changed it since the caller saw it. */
      QUOTE_CHANGED: { status: 409, data: z.object({ current: quoteView }) },
      ...QUOTE_CLOSED,
      /** The workspace has no approved shop. */
      NOT_SELLING: { status: 409 },
      /** These products aren’t sold at the moment. */
      NOT_ON_SALE: { status: 409, data: z.object({ names: z.array(z.string()) }) },
      NOTHING_TO_PAY: { status: 409 },
      /** The last day is over. */
      VALIDITY_OVER: { status: 409 },
    }),
  /** The private link of a quote that is sent or accepted; null: it has none. */
  link: read(ACCESS, '/crm/quotes/{quoteId}/link')
    .input(target)
    .output(z.object({ link: z.string().nullable() })),
}

/** A quote as its customer sees it: nothing of the workspace’s contacts, deals or notes. */
const sharedQuote = z.object({
  number: z.string(),
  seller: z.object({ name: z.string(), slug: z.string() }),
  status: z.enum(QUOTE_STATUSES),
  message: z.string(),
  sentAt: z.iso.datetime(),
  validUntil: z.iso.date(),
  /** The last day on which the accepted quote can be ordered. */
  orderUntil: z.iso.date().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  total: moneyView,
  lines: z.array(quoteLine.pick({ id: true, sku: true, name: true, quantity: true, price: true, listPrice: true, amount: true })),
})

/** A token has 26 characters. */
export const quoteToken = idText(64).min(20)
const BY_LINK = { limits: [{ per: 'address', calls: 300, seconds: 600 }] } as const
const decisionFailures = {
  QUOTE_EXPIRED: { status: 409 },
  /** The customer declined it, or accepted it, before. */
  QUOTE_DECIDED: { status: 409, data: z.object({ current: sharedQuote }) },
} as const

/** What a customer does with the private link. */
export const quoteLink = {
  get: read('anyone', '/crm/quote-link', BY_LINK)
    .input(z.object({ token: quoteToken }))
    .output(sharedQuote),
  /** A second time it changes nothing. */
  accept: write('anyone', 'PUT', '/crm/quote-link/acceptance', BY_LINK)
    .input(z.object({ token: quoteToken }))
    .output(sharedQuote)
    .errors(decisionFailures),
  decline: write('anyone', 'PUT', '/crm/quote-link/refusal', BY_LINK)
    .input(z.object({ token: quoteToken, reason: multiLineText(MAX_DECLINE_REASON).min(1) }))
    .output(sharedQuote)
    .errors(decisionFailures),
}

export type QuoteInput = z.infer<typeof quoteInput>
export type QuoteLineInput = z.infer<typeof lineInput>
export type QuoteSummary = z.infer<typeof quoteSummary>
export type QuoteView = z.infer<typeof quoteView>
export type SharedQuote = z.infer<typeof sharedQuote>
