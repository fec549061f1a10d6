/** Suppliers, purchase orders and receipts of a workspace. */
import * as z from 'zod'
import { pageInput, read, recordVersion, totalView, write } from '#platform/shared/contract.ts'
import { idText, singleLineText } from '#platform/shared/plain-text.ts'
import { recordFilter } from '../records/contract.ts'
import { bills } from './contract/bills.ts'
import { ORDER_SORTS, ORDER_STATUSES, SUPPLIER_SORTS } from './contract/constants.ts'
import { lineCode, lineId, orderId, orderInput, orderSummary, orderView, receiptInput } from './contract/order-views.ts'
import { returnInput } from './contract/return-views.ts'
import { sendingOperations } from './contract/sending-views.ts'
import { suggestionsToOrder, suggestionView } from './contract/suggestion-views.ts'
import { offerView } from './contract/supplier-item-views.ts'
import { supplierItems } from './contract/supplier-items.ts'
import { supplierId, supplierInput, supplierView } from './contract/supplier-views.ts'

export type { BillInput, BillView } from './contract/bill-views.ts'
export type { LineCode, LineInput, OrderInput, OrderSummary, OrderView, ReceiptInput } from './contract/order-views.ts'
export type { ReturnInput } from './contract/return-views.ts'
export type {
  AdviceInput,
  Confirmation,
  Customer,
  SendingInput,
  SendingView,
  SentLine,
  SentOrder,
  SupplierLink,
} from './contract/sending-views.ts'
export type { Suggestion, SuggestionsToOrder } from './contract/suggestion-views.ts'
export type { Offer, SupplierItemInput, SupplierItemView } from './contract/supplier-item-views.ts'
export type { SupplierInput, SupplierView } from './contract/supplier-views.ts'

const ACCESS = 'workspace:procurement'
const supplier = z.object({ supplierId })
const order = z.object({ orderId })
const changed = order.extend({ version: recordVersion })
const page = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), nextCursor: z.string().nullable(), total: totalView })

const STALE_SUPPLIER = { STALE: { status: 409, data: z.object({ current: supplierView }) } } as const
const STALE = { STALE: { status: 409, data: z.object({ current: orderView }) } } as const
/** Somebody else changed the order since the caller saw it. */
const ORDER_CHANGED = { ORDER_CHANGED: { status: 409, data: z.object({ current: orderView }) } } as const
const orderFailures = {
  /** Nothing more is ordered from the supplier. */
  SUPPLIER_ARCHIVED: { status: 409 },
  /** A product is not of this workspace. */
  UNKNOWN_VARIANT: { status: 409, data: z.object({ position: z.int() }) },
  /** A free-text line has no name. */
  NAME_MISSING: { status: 400, data: z.object({ position: z.int() }) },
} as const
const receiveFailures = {
  /** More than the open quantity and the tolerance. */
  TOO_MANY: { status: 409, data: z.object({ lineId, most: z.int() }) },
  /** All quantities are 0. */
  NOTHING_RECEIVED: { status: 400 },
  /** The day of receipt is in the future. */
  DATE_IN_FUTURE: { status: 400 },
  /** The order is cancelled. */
  ORDER_CANCELLED: { status: 409 },
  /** Somebody else has to approve the order first. */
  APPROVAL_NEEDED: { status: 409 },
} as const

const settingsView = z.object({
  overReceiptPercent: z.int(),
  version: recordVersion,
})

export const procurement = {
  bills,
  suppliers: {
    /** `q` searches names, contacts and notes. By rating, suppliers without data come after all others. */
    list: read(ACCESS, '/procurement/suppliers')
      .input(
        z.object({
          ...pageInput,
          q: singleLineText(80).optional(),
          archived: z.boolean().default(false),
          ...recordFilter,
          sort: z.enum(SUPPLIER_SORTS).default('name'),
        }),
      )
      .output(page(supplierView)),
    get: read(ACCESS, '/procurement/suppliers/{supplierId}').input(supplier).output(supplierView),
    create: write(ACCESS, 'POST', '/procurement/suppliers').input(supplierInput).output(supplierView),
    update: write(ACCESS, 'PUT', '/procurement/suppliers/{supplierId}')
      .input(supplierInput.extend({ supplierId, version: recordVersion }))
      .output(supplierView)
      .errors(STALE_SUPPLIER),
    /** Archived suppliers are not offered for new orders. */
    archive: write(ACCESS, 'PUT', '/procurement/suppliers/{supplierId}/archived')
      .input(supplier.extend({ archived: z.boolean() }))
      .output(supplierView),
  },
  supplierItems,
  orders: {
    list: read(ACCESS, '/procurement/orders')
      .input(
        z.object({
          ...pageInput,
          q: singleLineText(80).optional(),
          status: z.enum(ORDER_STATUSES).optional(),
          /** `open`: neither fulfilled nor cancelled; `late`: open after the expected date. */
          which: z.enum(['open', 'late', 'awaitingApproval']).optional(),
          supplierId: supplierId.optional(),
          ...recordFilter,
          sort: z.enum(ORDER_SORTS).default('-created'),
        }),
      )
      .output(page(orderSummary)),
    get: read(ACCESS, '/procurement/orders/{orderId}').input(order).output(orderView),
    create: write(ACCESS, 'POST', '/procurement/orders').input(orderInput).output(orderView).errors(orderFailures),
    /** A change of what is bought asks for an approval again. */
    update: write(ACCESS, 'PUT', '/procurement/orders/{orderId}')
      .input(orderInput.extend({ orderId, version: recordVersion }))
      .output(orderView)
      .errors({
        ...orderFailures,
        ...STALE,
        /** Fewer units than were received, or a line with receipts was removed. */
        LINE_RECEIVED: { status: 409, data: z.object({ position: z.int() }) },
        /** A line with a bill was removed. */
        LINE_BILLED: { status: 409, data: z.object({ position: z.int() }) },
        /** Fulfilled and cancelled orders don't change, nor the currency after an approval or a receipt. */
        ORDER_ENDED: { status: 409 },
        CURRENCY_FROZEN: { status: 409 },
        /** Nor the supplier, whose receipts and bills they are. */
        SUPPLIER_FROZEN: { status: 409 },
      }),
    /** Any status can be chosen (spec §4). Above the limit it asks for an approval first; *Fulfilled* receives what is open. */
    setStatus: write(ACCESS, 'PUT', '/procurement/orders/{orderId}/status')
      .input(changed.extend({ status: z.enum(ORDER_STATUSES) }))
      .output(orderView)
      .errors({
        ...ORDER_CHANGED,
        /** *PartiallyReceived* follows from a receipt of some of the goods. */
        RECEIPT_NEEDED: { status: 409 },
        /** These goods have serial numbers, which a receipt names. */
        SERIALS_NEEDED: { status: 409, data: z.object({ sku: z.string() }) },
      }),
    codes: read(ACCESS, '/procurement/orders/{orderId}/codes')
      .input(order)
      .output(z.object({ items: z.array(lineCode) })),
    /** The lines whose goods are kept in batches or by serial number. */
    lots: read(ACCESS, '/procurement/orders/{orderId}/lots')
      .input(order)
      .output(z.object({ items: z.array(z.object({ lineId, tracking: z.enum(['batch', 'serial']) })) })),
    receive: write(ACCESS, 'POST', '/procurement/orders/{orderId}/receipts', { offline: true })
      .input(receiptInput.extend({ orderId, version: recordVersion }))
      .output(orderView)
      .errors({ ...ORDER_CHANGED, ...receiveFailures }),
    /** Sends goods of a receipt back to the supplier. */
    returnGoods: write(ACCESS, 'POST', '/procurement/orders/{orderId}/returns')
      .input(returnInput.extend({ orderId, version: recordVersion }))
      .output(orderView)
      .errors({
        ...ORDER_CHANGED,
        DATE_IN_FUTURE: { status: 400 },
        NOTHING_RETURNED: { status: 400 },
        /** More than the receipt brought and is not returned yet; free text has no goods. */
        TOO_MANY_RETURNED: { status: 409, data: z.object({ lineId, most: z.int() }) },
        /** The warehouse has fewer units that are free. */
        NOT_ENOUGH_STOCK: {
          status: 409,
          data: z.object({
            lines: z.array(z.object({ variantId: z.string(), wanted: z.int(), available: z.int(), sku: z.string() })),
          }),
        },
      }),
    /** The rest of these lines won't come. */
    closeLines: write(ACCESS, 'PUT', '/procurement/orders/{orderId}/closed')
      .input(changed.extend({ lines: z.array(lineId).min(1).max(200), closed: z.boolean() }))
      .output(orderView)
      .errors(ORDER_CHANGED),
  },
  ...sendingOperations,
  suggestions: {
    /** What is low in stock, also with what is on order, and up to how many units to order. */
    list: read(ACCESS, '/procurement/suggestions')
      .input(z.object({ cursor: idText(60).optional() }))
      .output(z.object({ items: z.array(suggestionView), nextCursor: z.string().nullable() })),
    /** Makes one purchase order per supplier and currency, of what is still low. */
    order: write(ACCESS, 'POST', '/procurement/suggestions/orders')
      .input(suggestionsToOrder)
      .output(
        z.object({
          orders: z.array(orderSummary),
          /** Suggestions that were ordered in between, or reached their target. */ skipped: z.int(),
        }),
      )
      .errors({
        SUPPLIER_ARCHIVED: orderFailures.SUPPLIER_ARCHIVED,
        /** No order had this currency yet, so its rate is unknown. */
        RATE_MISSING: { status: 409, data: z.object({ currency: z.string() }) },
      }),
  },
  /** Numbers of the overview. */
  overview: read(ACCESS, '/procurement/overview')
    .input(z.object({}))
    .output(
      z.object({
        open: z.int(),
        late: z.int(),
        awaitingApproval: z.int(),
        suppliers: z.int(),
        /** What open orders will cost, in the base currency. */
        openMinor: z.int(),
      }),
    ),
  /** Variants that an order can have, by name or SKU. */
  variants: read(ACCESS, '/procurement/choices/variants')
    .input(z.object({ q: singleLineText(80), supplierId: supplierId.optional() }))
    .output(
      z.object({
        items: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            sku: z.string(),
            costMinor: z.int().nullable(),
            /** What the supplier asks for it. */
            offer: offerView.nullable(),
          }),
        ),
      }),
    ),
  /** Where goods can be delivered. */
  warehouses: read(ACCESS, '/procurement/choices/warehouses')
    .input(z.object({}))
    .output(z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) })),
  settings: {
    get: read(ACCESS, '/procurement/settings').input(z.object({})).output(settingsView),
    update: write('workspace:manager', 'PUT', '/procurement/settings')
      .input(
        z.object({
          overReceiptPercent: z.int().min(0).max(100),
          version: recordVersion,
        }),
      )
      .output(settingsView)
      .errors({ STALE: { status: 409, data: z.object({ current: settingsView }) } }),
  },
}

export type ProcurementSettings = z.infer<typeof settingsView>
