/** Batches and serial numbers of a workspace's goods. */
import * as z from 'zod'
import { pageInput, read, totalView, write } from '#platform/shared/contract.ts'
import { type Sort, sortedBy } from '#platform/shared/listing.ts'
import { idText, singleLineText } from '#platform/shared/plain-text.ts'
import { LOT_TRACKING, MAX_LOT_NUMBER } from './limits.ts'
import { lotId, lotRow } from './lot-views.ts'
import { lotDates, namedLots } from './named-lots.ts'
import { NOT_STOCKED, STOCK_IN_TRANSIT } from './stock-operations.ts'
import { variantId, variantStock, warehouseId } from './stock-views.ts'

const SORTS = ['number', 'expiry', 'created'] as const
/** The longest time ahead that a list of what expires looks. */
const MAX_DAYS_AHEAD = 3650

export const lots = {
  /** `q`: in the number, also of units that are gone. `expiresWithin`: on hand, expired or expiring within so many days. */
  list: read('workspace:inventory', '/workspace/lots')
    .input(
      z.object({
        ...pageInput,
        q: singleLineText(MAX_LOT_NUMBER).optional(),
        variantId: variantId.optional(),
        warehouseId: warehouseId.optional(),
        state: z.enum(['onHand', 'expired', 'gone']).optional(),
        expiresWithin: z.coerce.number().int().min(0).max(MAX_DAYS_AHEAD).optional(),
        sort: sortedBy(SORTS).default('-created'),
      }),
    )
    .output(z.object({ items: z.array(lotRow), nextCursor: z.string().nullable(), total: totalView })),
  /** Where it came from and who got it: `stock.moves` with its id. */
  get: read('workspace:inventory', '/workspace/lots/{lotId}').input(z.object({ lotId })).output(lotRow),
  update: write('workspace:inventory', 'PUT', '/workspace/lots/{lotId}')
    .input(z.object({ lotId, number: singleLineText(MAX_LOT_NUMBER).min(1), ...lotDates }))
    .output(lotRow)
    .errors({
      /** Another lot of the variant has this number. */
      LOT_NUMBER_TAKEN: { status: 409 },
      /** It was made after the day it expires. */
      LOT_DATES: { status: 400 },
    }),
  /**
   * Keeps the units of a variant in batches, by serial number, or in neither. `opening`: the lots of those that are there; without, they
   * become one batch; serial numbers have to be counted. Starts to track an untracked variant.
   */
  setTracking: write('workspace:inventory', 'PUT', '/workspace/stock/{variantId}/lot-tracking')
    .input(
      z.object({
        variantId,
        tracking: z.enum(LOT_TRACKING),
        opening: z
          .array(z.object({ warehouseId: idText(64), lots: namedLots }))
          .max(100)
          .default([]),
      }),
    )
    .output(variantStock)
    .errors({ NOT_STOCKED, STOCK_IN_TRANSIT }),
}

export type LotSort = Sort<(typeof SORTS)[number]>
