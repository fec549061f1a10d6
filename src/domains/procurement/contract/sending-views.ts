/** Orders that were sent to their suppliers: what the supplier sees and confirms, and what the buyer sees of it. */
import * as z from 'zod'
import { moneyView, pageInput, read, recordVersion, totalView, write } from '#platform/shared/contract.ts'
import { LANGUAGES } from '#platform/shared/language.ts'
import { idText, multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { MAX_LINES, MAX_MESSAGE, MAX_QUANTITY, MAX_SHORT } from './constants.ts'
import { lineId, orderId, orderView } from './order-views.ts'
import { supplierId } from './supplier-views.ts'

const ACCESS = 'workspace:procurement'
const linkId = z.string().regex(/^plk_[0-9a-z]{26}$/)
const order = z.object({ orderId })

/** One order as its supplier sees it: never the buyer's notes, costs, limits or other suppliers. */
export const sentOrderView = z.object({
  number: z.string(),
  /** The buyer's name, and where the goods go. */
  customer: z.string(),
  deliverTo: z.array(z.string()),
  message: z.string(),
  paymentTerms: z.string(),
  createdDate: z.iso.datetime(),
  sentAt: z.iso.datetime(),
  /** The day that the buyer asked for. */
  expectedDate: z.iso.date(),
  total: moneyView,
  /** `receiving`: goods came, so that the confirmation no longer changes. */
  state: z.enum(['sent', 'confirmed', 'receiving', 'fulfilled', 'cancelled']),
  confirmedAt: z.iso.datetime().nullable(),
  note: z.string(),
  lines: z.array(
    z.object({
      id: lineId,
      sku: z.string(),
      name: z.string(),
      qty: z.int(),
      price: moneyView,
      /** Null until it is confirmed. */
      confirmed: z.int().nullable(),
      confirmedDate: z.iso.date().nullable(),
      /** Units in shipping advice. */
      advised: z.int(),
    }),
  ),
  version: recordVersion,
})

const confirmation = z.object({
  version: recordVersion,
  note: multiLineText(MAX_MESSAGE),
  lines: z
    .array(z.object({ lineId, quantity: z.int().min(0).max(MAX_QUANTITY), /** Ignored for none. */ expectedDate: z.iso.date() }))
    .min(1)
    .max(MAX_LINES),
})

const adviceInput = z.object({
  carrier: singleLineText(MAX_SHORT),
  trackingNumber: singleLineText(MAX_SHORT),
  expectedDate: z.iso.date(),
  lines: z
    .array(z.object({ lineId, quantity: z.int().min(0).max(MAX_QUANTITY) }))
    .min(1)
    .max(MAX_LINES),
})

const sendingInput = z.object({
  orderId,
  version: recordVersion,
  /** Empty: only to the linked workspace. */
  email: z.union([z.literal(''), singleLineText(254).pipe(z.email())]),
  language: z.enum(LANGUAGES),
  message: multiLineText(MAX_MESSAGE),
})

/** What the buyer sees of the latest sending. */
const sendingView = z.object({
  /** What the dialog begins with: the supplier's contact, and the workspace that it is linked to. */
  defaults: z.object({ email: z.string(), language: z.enum(LANGUAGES), linkedTo: z.string().nullable() }),
  sending: z
    .object({
      email: z.string(),
      linkedTo: z.string().nullable(),
      language: z.enum(LANGUAGES),
      message: z.string(),
      sentAt: z.iso.datetime(),
      by: z.string(),
      /** Null: the mail is on its way, or there is none. */
      mailedAt: z.iso.datetime().nullable(),
      /** Whether the supplier can no longer open it, because the order changed since. */
      outdated: z.boolean(),
      confirmedAt: z.iso.datetime().nullable(),
      note: z.string(),
      lines: z.array(z.object({ lineId, quantity: z.int(), expectedDate: z.iso.date().nullable() })),
    })
    .nullable(),
  advices: z.array(
    z.object({
      id: z.string(),
      carrier: z.string(),
      trackingNumber: z.string(),
      expectedDate: z.iso.date(),
      date: z.iso.datetime(),
      lines: z.array(z.object({ lineId, quantity: z.int() })),
    }),
  ),
})

const linkView = z.object({ id: linkId, accepted: z.boolean(), name: z.string(), slug: z.string(), askedAt: z.iso.datetime() })
const linkReply = z.object({ link: linkView.nullable() })
const customerView = z.object({ id: linkId, name: z.string(), accepted: z.boolean(), askedAt: z.iso.datetime() })

const confirmFailures = {
  /** The order or the confirmation changed since the reader saw it. */
  ORDER_CHANGED: { status: 409, data: z.object({ current: sentOrderView }) },
  /** More than was ordered. */
  MORE_THAN_ORDERED: { status: 409, data: z.object({ lineId, most: z.int() }) },
  DATE_IN_PAST: { status: 400, data: z.object({ lineId }) },
  /** Goods came already. */
  RECEIPTS_BEGAN: { status: 409 },
} as const

/** A token has 26 characters. */
const token = idText(64).min(20)
const BY_LINK = { limits: [{ per: 'address', calls: 300, seconds: 600 }] } as const

export const sendingOperations = {
  sendings: {
    get: read(ACCESS, '/procurement/orders/{orderId}/sending').input(order).output(sendingView),
    /** Sends an order by mail, with a private link, and to the linked workspace. It ends the link of the last sending. */
    send: write(ACCESS, 'POST', '/procurement/orders/{orderId}/sendings')
      .input(sendingInput)
      .output(orderView)
      .errors({
        ORDER_CHANGED: { status: 409, data: z.object({ current: orderView }) },
        /** Drafts, and orders that are fulfilled or cancelled. */
        NOT_SENDABLE: { status: 409 },
        APPROVAL_NEEDED: { status: 409 },
        /** The supplier has no workspace here, so there must be an address. */
        ADDRESS_NEEDED: { status: 400 },
      }),
  },
  /** What the supplier does with the private link of a mail. */
  supplierLink: {
    get: read('anyone', '/procurement/supplier-link', BY_LINK).input(z.object({ token })).output(sentOrderView),
    confirm: write('anyone', 'PUT', '/procurement/supplier-link/confirmation', BY_LINK)
      .input(confirmation.extend({ token }))
      .output(sentOrderView)
      .errors(confirmFailures),
  },
  /** Orders of customers of this Plaza whose supplier this workspace is. */
  customerOrders: {
    list: read(ACCESS, '/procurement/customer-orders')
      .input(z.object(pageInput))
      .output(
        z.object({
          items: z.array(
            sentOrderView
              .pick({ number: true, customer: true, sentAt: true, expectedDate: true, total: true, state: true })
              .extend({ id: orderId }),
          ),
          nextCursor: z.string().nullable(),
          total: totalView,
        }),
      ),
    get: read(ACCESS, '/procurement/customer-orders/{orderId}').input(order).output(sentOrderView),
    confirm: write(ACCESS, 'PUT', '/procurement/customer-orders/{orderId}/confirmation')
      .input(confirmation.extend({ orderId }))
      .output(sentOrderView)
      .errors(confirmFailures),
    /** What is on its way. */
    advise: write(ACCESS, 'POST', '/procurement/customer-orders/{orderId}/advices')
      .input(adviceInput.extend({ orderId }))
      .output(sentOrderView)
      .errors({
        NOTHING_ADVISED: { status: 400 },
        /** More than was ordered, with earlier advice. */
        MORE_THAN_ORDERED: confirmFailures.MORE_THAN_ORDERED,
        ORDER_ENDED: { status: 409 },
      }),
  },
  /** Suppliers that have a workspace here. */
  links: {
    get: read(ACCESS, '/procurement/suppliers/{supplierId}/link').input(z.object({ supplierId })).output(linkReply),
    /** Asks the shop with this slug. */
    ask: write(ACCESS, 'POST', '/procurement/suppliers/{supplierId}/link')
      .input(z.object({ supplierId, slug: singleLineText(80).min(1) }))
      .output(linkReply)
      .errors({
        SHOP_UNKNOWN: { status: 409 },
        OWN_SHOP: { status: 409 },
        /** It asked already, or is linked. */
        LINKED_ALREADY: { status: 409 },
      }),
    /** The customers who asked this workspace, and those it is linked to. */
    customers: read(ACCESS, '/procurement/customers').output(z.object({ items: z.array(customerView) })),
    accept: write('workspace:manager', 'PUT', '/procurement/customers/{linkId}/accepted')
      .input(z.object({ linkId }))
      .output(z.object({ items: z.array(customerView) })),
    /** By either side: the buyer takes it back, the supplier declines, or one of them ends it. */
    end: write(ACCESS, 'DELETE', '/procurement/links/{linkId}').input(z.object({ linkId })).output(z.object({})),
  },
}

export type SentOrder = z.infer<typeof sentOrderView>
export type SentLine = SentOrder['lines'][number]
export type SendingView = z.infer<typeof sendingView>
export type SendingInput = z.infer<typeof sendingInput>
export type Confirmation = z.infer<typeof confirmation>
export type AdviceInput = z.infer<typeof adviceInput>
export type SupplierLink = z.infer<typeof linkView>
export type Customer = z.infer<typeof customerView>
