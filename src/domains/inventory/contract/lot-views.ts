/** What the screens of batches and serial numbers show. Days are in UTC. */
import * as z from 'zod'
import { idText } from '#platform/shared/plain-text.ts'
import { namedWarehouse, stockedVariant } from './stock-views.ts'

export const lotId = idText(64)

/** `soon`: expires within EXPIRES_SOON_DAYS. */
export const lotState = z.enum(['ok', 'soon', 'expired'])

const lotPlace = z.object({ warehouse: namedWarehouse, quantity: z.int().positive() })

/** `places`: the warehouses that have units of it; none: all are gone. */
export const lotRow = z.object({
  id: lotId,
  number: z.string(),
  /** Null when it was deleted since. */
  variant: stockedVariant.nullable(),
  madeOn: z.iso.date().nullable(),
  expiresOn: z.iso.date().nullable(),
  state: lotState,
  units: z.int(),
  places: z.array(lotPlace),
  createdAt: z.iso.datetime(),
})

export type LotRow = z.infer<typeof lotRow>
