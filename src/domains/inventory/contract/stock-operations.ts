/** Stock per variant and warehouse, and the ledger of its moves. */
import * as z from 'zod'
import { pageInput, read, totalView, write } from '#platform/shared/contract.ts'
import { momentRange, type Sort, sortedBy } from '#platform/shared/listing.ts'
import { idText, multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { ADJUSTMENT_REASONS, MAX_STOCK_NOTE, MAX_UNITS, MOVE_KINDS } from './limits.ts'
import { namedLots } from './named-lots.ts'
import { mapRow, namedWarehouse, stockMove, stockRow, stockValue, variantId, variantStock, warehouseId } from './stock-views.ts'

const SORTS = ['sku', 'onHand', 'available'] as const

const units = z.int().min(0).max(MAX_UNITS)

/** `q`: in the name of the product or the SKU. */
const stockFilter = {
  q: singleLineText(200).optional(),
  warehouseId: warehouseId.optional(),
  state: z.enum(['low', 'out']).optional(),
}

/** Less would be left than is allocated to orders and held for payments. */
const STOCK_PROMISED = { status: 409, data: z.object({ sku: z.string(), promised: z.int() }) } as const

/** The warehouse doesn't have as many units that are free. */
export const NOT_ENOUGH_STOCK = {
  status: 409,
  data: z.object({ lines: z.array(z.object({ variantId: z.string(), sku: z.string(), wanted: z.int(), available: z.int() })) }),
} as const

/** A bundle has no stock of its own, and license keys are counted where they are kept. */
export const NOT_STOCKED = { status: 409, data: z.object({ sku: z.string() }) } as const

/** Units of the variant are on their way between warehouses. */
export const STOCK_IN_TRANSIT = { status: 409, data: z.object({ sku: z.string() }) } as const

const reference = { type: idText(64), id: idText(64) }

export const stock = {
  /** One row per variant and warehouse. */
  list: read('workspace:inventory', '/workspace/stock')
    .input(z.object({ ...pageInput, ...stockFilter, sort: sortedBy(SORTS).default('sku') }))
    .output(z.object({ items: z.array(stockRow), nextCursor: z.string().nullable(), total: totalView })),
  get: read('workspace:inventory', '/workspace/stock/{variantId}').input(z.object({ variantId })).output(variantStock),
  /** Newest first. Of a variant, of a warehouse, of both, of a batch or serial number, or of all. */
  moves: read('workspace:inventory', '/workspace/stock-moves')
    .input(
      z.object({
        ...pageInput,
        variantId: variantId.optional(),
        warehouseId: warehouseId.optional(),
        lotId: idText(64).optional(),
        kind: z.enum(MOVE_KINDS).optional(),
        during: momentRange.optional(),
      }),
    )
    .output(z.object({ items: z.array(stockMove), nextCursor: z.string().nullable() })),
  /**
   * Sets or changes the units in a warehouse. With `to` the difference to `seen` (the number the person saw) is applied, so that sales in
   * between are kept. Starts to track an untracked variant.
   */
  adjust: write('workspace:inventory', 'POST', '/workspace/stock/{variantId}/adjustments', { offline: true })
    .input(
      z.object({
        variantId,
        warehouseId,
        change: z.union([z.object({ to: units, seen: units }), z.object({ by: z.int().min(-MAX_UNITS).max(MAX_UNITS) })]),
        reason: z.enum(ADJUSTMENT_REASONS),
        note: multiLineText(MAX_STOCK_NOTE).default(''),
        /** The batches or serial numbers of the difference; only their units change. */
        lots: namedLots.optional(),
      }),
    )
    .output(variantStock)
    .errors({ STOCK_PROMISED, NOT_ENOUGH_STOCK, NOT_STOCKED }),
  setReorderPoint: write('workspace:inventory', 'PUT', '/workspace/stock/{variantId}/reorder-points/{warehouseId}')
    .input(z.object({ variantId, warehouseId, reorderPoint: units }))
    .output(variantStock),
  /** Lets another warehouse ship open units of an order. */
  moveAllocation: write('workspace:inventory', 'POST', '/workspace/stock/{variantId}/allocation-moves')
    .input(
      z.object({
        variantId,
        reference: z.object(reference),
        fromWarehouseId: warehouseId,
        toWarehouseId: warehouseId,
        quantity: z.int().min(1).max(MAX_UNITS),
      }),
    )
    .output(variantStock)
    .errors({
      NOT_ENOUGH_STOCK,
      /** The order has fewer open units in this warehouse. */
      NOT_ALLOCATED: { status: 409, data: z.object({ allocated: z.int() }) },
      SAME_WAREHOUSE: { status: 400 },
    }),
  /** Places × products, newest products first. */
  map: read('workspace:inventory', '/workspace/stock-map')
    .input(z.object({ ...pageInput, q: stockFilter.q, low: z.boolean().optional() }))
    .output(z.object({ warehouses: z.array(namedWarehouse), items: z.array(mapRow), nextCursor: z.string().nullable() })),
  /** The value now or at the end of the day `on`, and of each of the `days` days up to it, in UTC. */
  value: read('workspace:inventory', '/workspace/stock-value')
    .input(z.object({ on: z.iso.date().optional(), days: z.int().min(1).max(366).default(30) }))
    .output(stockValue),
}

export type StockSort = Sort<(typeof SORTS)[number]>
