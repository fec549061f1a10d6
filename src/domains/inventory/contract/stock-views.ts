/** What the screens of stock show. Units are the smallest step of the product's measure; amounts are minor units. */
import * as z from 'zod'
import { soldIn } from '#domains/catalog/contract.ts'
import { imageView, moneyView } from '#platform/shared/contract.ts'
import { idText } from '#platform/shared/plain-text.ts'
import { LOT_TRACKING, MOVE_KINDS, VIRTUAL_PLACES } from './limits.ts'

export const variantId = idText(64)
export const warehouseId = idText(64)

export const namedWarehouse = z.object({ id: z.string(), name: z.string() })

/** `options`: “Sage / Large”; empty for a product without options. `gtin`: the trade number, which scanners read. */
export const stockedVariant = z.object({
  id: z.string(),
  sku: z.string(),
  gtin: z.string().nullable(),
  options: z.string(),
  product: z.object({ id: z.string(), name: z.string(), image: imageView.nullable() }),
  measure: soldIn,
})

/** `out`: nothing is available. `low`: on hand minus allocated is at or below the reorder point. */
export const stockState = z.enum(['ok', 'low', 'out'])

/**
 * The stock of a variant in one place. Payments hold units of all places together, so that `available` is the least of what is free here
 * and what is free everywhere. `projected` = available + incoming.
 */
export const stockFigures = z.object({
  onHand: z.int(),
  allocated: z.int(),
  available: z.int(),
  incoming: z.int(),
  projected: z.int(),
  reorderPoint: z.int(),
  state: stockState,
  value: moneyView,
})

export const stockRow = stockFigures.extend({
  id: z.string(),
  variant: stockedVariant,
  warehouse: namedWarehouse,
  /** How many days `available` lasts if it sells as in the last 30 days; null when nothing was shipped. */
  daysOfCover: z.int().nullable(),
})

/** Something the domain to the right made, such as an order: `href` is null if it has no page. */
export const stockReference = z.object({ type: z.string(), id: z.string(), href: z.string().nullable() })

/** A warehouse, or one of the four places of goods that are in none: then `id` is null. */
export const place = z.object({ kind: z.enum(['warehouse', ...VIRTUAL_PLACES]), id: z.string().nullable(), name: z.string() })

export const stockMove = z.object({
  id: z.string(),
  kind: z.enum(MOVE_KINDS),
  at: z.iso.datetime(),
  variant: stockedVariant.nullable(),
  from: place,
  to: place,
  quantity: z.int().positive(),
  /** Units of the warehouse that is looked at, or of all: positive came, negative left, 0 stayed. */
  change: z.int(),
  value: moneyView,
  /** Null unless it was adjusted by hand. */
  reason: z.string().nullable(),
  note: z.string(),
  reference: stockReference,
  lot: z.object({ id: z.string(), number: z.string() }).nullable(),
  /** Null: the system, or somebody who is gone. */
  actor: z.object({ id: z.string(), name: z.string() }).nullable(),
})

export const variantStock = z.object({
  variant: stockedVariant,
  tracking: z.enum(LOT_TRACKING),
  /** `held`: reserved for people who are paying. */
  total: z.object({
    onHand: z.int(),
    allocated: z.int(),
    held: z.int(),
    /** Units that nobody can have, because their batch expired. They aren't in `allocated`. */
    expired: z.int(),
    available: z.int(),
    incoming: z.int(),
    inTransit: z.int(),
    projected: z.int(),
    value: moneyView,
    /** Of one unit; null while nothing is on hand or its cost is unknown. */
    averageCost: moneyView.nullable(),
  }),
  warehouses: z.array(stockFigures.extend({ warehouse: namedWarehouse })),
  /** Open allocations, oldest first. At most 100. */
  allocations: z.array(
    z.object({
      reference: stockReference,
      warehouse: namedWarehouse,
      quantity: z.int().positive(),
      since: z.iso.datetime(),
    }),
  ),
  /** At most 100. */
  incoming: z.array(
    z.object({
      reference: stockReference,
      warehouse: namedWarehouse,
      quantity: z.int().positive(),
      expectedOn: z.iso.date().nullable(),
    }),
  ),
  /** Batches and serial numbers on hand; empty unless the product asks for them. At most 100. */
  lots: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      expiresOn: z.iso.date().nullable(),
      state: z.enum(['ok', 'soon', 'expired']),
      warehouse: namedWarehouse,
      quantity: z.int().positive(),
    }),
  ),
})

/** A product's row of the picture; one cell per warehouse, in the order of `warehouses`, null where it has no row. */
export const mapRow = z.object({
  product: stockedVariant.shape.product,
  variants: z.int().positive(),
  cells: z.array(z.object({ onHand: z.int(), available: z.int(), low: z.int().min(0), out: z.int().min(0) }).nullable()),
})

export const stockValue = z.object({
  /** At the end of the asked day: what the warehouses hold, and what is on its way between them (`inTransit`). */
  total: moneyView,
  inTransit: moneyView,
  units: z.int(),
  /** Now. */
  warehouses: z.array(z.object({ warehouse: namedWarehouse, value: moneyView })),
  /** The value at the end of each day of the asked period, oldest first. */
  days: z.array(z.object({ day: z.iso.date(), value: moneyView })),
})

export type StockedVariant = z.infer<typeof stockedVariant>
export type StockState = z.infer<typeof stockState>
export type StockRowView = z.infer<typeof stockRow>
export type StockMoveView = z.infer<typeof stockMove>
export type StockReference = z.infer<typeof stockReference>
export type VariantStockView = z.infer<typeof variantStock>
export type StockMapRow = z.infer<typeof mapRow>
export type StockValueView = z.infer<typeof stockValue>
