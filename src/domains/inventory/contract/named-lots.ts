/** The input of units that are named by their batch or serial number. */
import * as z from 'zod'
import { singleLineText } from '#platform/shared/plain-text.ts'
import { MAX_LOT_NUMBER, MAX_NAMED_LOTS, MAX_UNITS } from './limits.ts'

export const lotDates = {
  madeOn: z.iso.date().nullable().default(null),
  /** The last day on which it's sold. */
  expiresOn: z.iso.date().nullable().default(null),
}

/** Units of a batch, or of serial numbers, one each. The dates are those of a new batch. */
export const namedLots = z
  .array(
    z.object({
      number: singleLineText(MAX_LOT_NUMBER).min(1),
      quantity: z.int().min(1).max(MAX_UNITS),
      ...lotDates,
    }),
  )
  .max(MAX_NAMED_LOTS)
