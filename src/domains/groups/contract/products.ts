import * as z from 'zod'
import { read, write } from '#platform/shared/contract.ts'
import { idText } from '#platform/shared/plain-text.ts'
import { productSummary } from '../../catalog/contract.ts'
import { MAX_PRODUCTS } from './limits.ts'
import { groupId } from './views.ts'

const productId = idText(64)
const group = z.object({ groupId })
const onShelf = z.object({ groupId, productId })

/** Products as they are now. */
const shelf = z.object({ items: z.array(productSummary).max(MAX_PRODUCTS) })

/** The product shelf: read with the group, kept by moderators. Products that are gone, or hidden from the reader, are left out. */
export const products = {
  list: read('member', '/groups/{groupId}/products').input(group).output(shelf),
  /** At the end of the shelf. Adding twice changes nothing. */
  add: write('member', 'PUT', '/groups/{groupId}/products/{productId}')
    .input(onShelf)
    .output(shelf)
    .errors({ SHELF_FULL: { status: 409 } }),
  remove: write('member', 'DELETE', '/groups/{groupId}/products/{productId}').input(onShelf).output(shelf),
  /** Products that are not named keep their order behind the named ones. */
  arrange: write('member', 'PUT', '/groups/{groupId}/products')
    .input(group.extend({ productIds: z.array(productId).min(1).max(MAX_PRODUCTS) }))
    .output(shelf),
}

export type ShelfProduct = z.infer<typeof productSummary>
