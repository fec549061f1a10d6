import * as z from 'zod'
import { moneyView, pageInput, read, totalView, write } from '#platform/shared/contract.ts'
import { idText, multiLineText } from '#platform/shared/plain-text.ts'
import { MAX_STOCK_NOTE, MAX_TRANSFER_LINES, MAX_UNITS, TRANSFER_STATUSES } from './limits.ts'
import { namedLots } from './named-lots.ts'
import { NOT_ENOUGH_STOCK, NOT_STOCKED } from './stock-operations.ts'
import { namedWarehouse, stockedVariant, variantId, warehouseId } from './stock-views.ts'

const transferId = idText(64)
const status = z.enum(TRANSFER_STATUSES)

/** `units`: of all lines. `dueAt`: when a pending transfer is completed. */
const transferRow = z.object({
  id: transferId,
  date: z.iso.datetime(),
  from: namedWarehouse,
  to: namedWarehouse,
  status,
  lines: z.int().positive(),
  units: z.int().positive(),
  dueAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  cancelledAt: z.iso.datetime().nullable(),
  /** Null: somebody who is gone. */
  createdBy: z.object({ id: z.string(), name: z.string() }).nullable(),
})

/** `variant` is null when it was deleted since. */
export const transferView = transferRow.extend({
  note: z.string(),
  items: z.array(
    z.object({
      variantId: z.string(),
      sku: z.string(),
      variant: stockedVariant.nullable(),
      quantity: z.int().positive(),
      value: moneyView,
    }),
  ),
})

const target = z.object({ transferId })

export const transfers = {
  /** Newest first. `warehouseId`: from or to it. */
  list: read('workspace:inventory', '/workspace/stock-transfers')
    .input(z.object({ ...pageInput, status: status.optional(), warehouseId: warehouseId.optional() }))
    .output(z.object({ items: z.array(transferRow), nextCursor: z.string().nullable(), total: totalView })),
  get: read('workspace:inventory', '/workspace/stock-transfers/{transferId}').input(target).output(transferView),
  /** Takes the units from the source at once. The transfer is Pending, and Completed after 3 seconds (spec §4). */
  create: write('workspace:inventory', 'POST', '/workspace/stock-transfers')
    .input(
      z.object({
        fromWarehouseId: warehouseId,
        toWarehouseId: warehouseId,
        items: z
          .array(z.object({ variantId, quantity: z.int().min(1).max(MAX_UNITS), lots: namedLots.optional() }))
          .min(1)
          .max(MAX_TRANSFER_LINES),
        note: multiLineText(MAX_STOCK_NOTE).default(''),
      }),
    )
    .output(transferView)
    .errors({ NOT_ENOUGH_STOCK, NOT_STOCKED, SAME_WAREHOUSE: { status: 400 } }),
  /** Returns the units of a pending transfer to its source. */
  cancel: write('workspace:inventory', 'PUT', '/workspace/stock-transfers/{transferId}/cancellation')
    .input(target)
    .output(transferView)
    .errors({ ALREADY_COMPLETED: { status: 409 } }),
}

export type TransferRow = z.infer<typeof transferRow>
export type TransferView = z.infer<typeof transferView>
