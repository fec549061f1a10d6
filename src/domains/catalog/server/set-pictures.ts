import { productPublished } from '#events/catalog.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { insertPictures } from './product-writes.sql.ts'
import type { ProductPicture } from './products.sql.ts'
import { deletePictures, updateStatuses } from './vendor-product-writes.sql.ts'
import type { VendorProduct } from './vendor-products.ts'

/** Replaces the pictures of a product that the caller has locked. The files of new ones are linked by the caller. */
export async function setPictures(
  tx: Tx,
  { id, status, takenDown, workspaceId }: VendorProduct & { workspaceId: string },
  pictures: readonly (ProductPicture & { id: string })[],
): Promise<void> {
  await deletePictures(tx.db, [id])
  await insertPictures(tx.db, id, pictures)
  await updateStatuses(tx.db, [id], status, tx.now)
  if (status === 'active' && !takenDown) publish(tx, productPublished({ productId: id, workspaceId }))
}
