/** Units of orders that are taken off the shelves of a warehouse. */
import * as z from 'zod'
import { pageInput, read, totalView, write } from '#platform/shared/contract.ts'
import { idText } from '#platform/shared/plain-text.ts'
import { MAX_PICK_LINES, MAX_PICKED_ORDERS, MAX_UNITS, SHORT_REASONS } from './limits.ts'
import { namedWarehouse, stockedVariant, stockReference, variantId, warehouseId } from './stock-views.ts'

/** `order:ORD-1`: the type and the id of what the units are allocated to. */
const pickKey = z.string().regex(/^[a-zA-Z]{1,40}:[A-Za-z0-9_-]{1,64}$/)

const sums = {
  /** Units that have not left yet. */
  open: z.int().positive(),
  picked: z.int().min(0),
  /** Units that were not found. */
  short: z.int().min(0),
}

/** `title`: the number of the order for members who may see it, else the id of what the units are for. */
const pickHead = z.object({
  key: z.string(),
  reference: stockReference,
  title: z.string(),
  since: z.iso.datetime(),
})

const pickRow = pickHead.extend({ ...sums, lines: z.int().positive() })

export const pickOrder = pickHead.extend({
  lines: z.array(z.object({ ...sums, variant: stockedVariant, reason: z.enum(SHORT_REASONS).nullable() })),
})

export const picking = {
  /** What a warehouse has to send, the oldest first. */
  list: read('workspace:inventory', '/workspace/picking/{warehouseId}')
    .input(z.object({ ...pageInput, warehouseId }))
    .output(z.object({ items: z.array(pickRow), nextCursor: z.string().nullable(), total: totalView })),
  /** The lines of some of them; those that are sent already are left out. */
  get: read('workspace:inventory', '/workspace/picking/{warehouseId}/lines')
    .input(z.object({ warehouseId, keys: z.array(pickKey).min(1).max(MAX_PICKED_ORDERS) }))
    .output(z.object({ warehouse: namedWarehouse, orders: z.array(pickOrder) })),
  /** Adds units that were picked of one of them, and says how many were not found. Nothing is moved until it is shipped. */
  pick: write('workspace:inventory', 'POST', '/workspace/picking/{warehouseId}/picks', { offline: true })
    .input(
      z.object({
        warehouseId,
        referenceType: idText(40),
        referenceId: idText(64),
        lines: z
          .array(
            z.object({
              variantId,
              picked: z.int().min(0).max(MAX_UNITS),
              /** Replaces what was said before. */
              short: z.object({ quantity: z.int().min(0).max(MAX_UNITS), reason: z.enum(SHORT_REASONS) }).optional(),
            }),
          )
          .min(1)
          .max(MAX_PICK_LINES),
      }),
    )
    .output(z.object({ order: pickOrder }))
    .errors({
      /** More than is left to pick: somebody else picked it, or it was cancelled or shipped. */
      NOT_TO_PICK: { status: 409, data: z.object({ sku: z.string(), left: z.int() }) },
    }),
}

export type PickRow = z.infer<typeof pickRow>
export type PickOrder = z.infer<typeof pickOrder>
