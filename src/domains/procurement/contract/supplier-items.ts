/** Operations on what suppliers ask for variants. */
import * as z from 'zod'
import { pageInput, read, write } from '#platform/shared/contract.ts'
import { supplierItemInput, supplierItemKey, supplierItemView } from './supplier-item-views.ts'
import { supplierId } from './supplier-views.ts'

const ACCESS = 'workspace:procurement'
const items = '/procurement/suppliers/{supplierId}/items'

export const supplierItems = {
  list: read(ACCESS, items)
    .input(z.object({ ...pageInput, supplierId }))
    .output(z.object({ items: z.array(supplierItemView), nextCursor: z.string().nullable() })),
  save: write(ACCESS, 'PUT', `${items}/{variantId}`)
    .input(supplierItemInput)
    .output(supplierItemView)
    .errors({
      STALE: { status: 409, data: z.object({ current: supplierItemView }) },
      /** The product is not of this workspace, or it is a bundle. */
      UNKNOWN_VARIANT: { status: 409 },
      /** A supplier has at most 5,000 prices. */
      TOO_MANY_ITEMS: { status: 409 },
    }),
  /** One that is gone is gone. */
  remove: write(ACCESS, 'DELETE', `${items}/{variantId}`).input(supplierItemKey).output(z.object({})),
}
