/** Bulk changes of a workspace's products, which the caller has locked. */
import { productPublished, productRemoved } from '#events/catalog.ts'
import { Failure } from '#platform/server/failure.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { MAX_PRICE_MINOR, type Status } from '../contract.ts'
import { rejectPartsInBundles } from './bundles.ts'
import { unlinkPictures } from './unlink-pictures.ts'
import { deletePictures, markDeleted, multiplyPrices, updateCategories, updateStatuses } from './vendor-product-writes.sql.ts'
import { type LockedProduct, loadPictures } from './vendor-products.sql.ts'
import { findAssignableCategory } from './workspace-categories.ts'

/** `byHundredths`: hundredths of a percent. Before `delete` the caller has stopped tracking the stock of the variants. */
type Change =
  | { kind: 'status'; status: Status }
  | { kind: 'category'; categorySlug: string }
  | { kind: 'price'; byHundredths: number }
  | { kind: 'delete' }

/** Fails with CATEGORY_GONE, PRICE_TOO_HIGH or PART_OF_BUNDLE, and then changes nothing. */
export async function changeProducts(tx: Tx, workspaceId: string, products: readonly LockedProduct[], change: Change): Promise<void> {
  if (change.kind === 'status') await setStatus(tx, workspaceId, products, change.status)
  else if (change.kind === 'category') await setCategory(tx, workspaceId, products, change.categorySlug)
  else if (change.kind === 'price') await adjustPrices(tx, workspaceId, products, change.byHundredths)
  else await deleteProducts(tx, workspaceId, products)
}

type Locked = readonly LockedProduct[]

async function setStatus(tx: Tx, workspaceId: string, products: Locked, status: Status): Promise<void> {
  const others = products.filter((product) => product.status !== status)
  await updateStatuses(tx.db, productIds(others), status, tx.now)
  if (status === 'active') publishProducts(tx, workspaceId, others)
  else publishRemoved(tx, workspaceId, others)
}

async function setCategory(tx: Tx, workspaceId: string, products: Locked, slug: string): Promise<void> {
  const category = await findAssignableCategory(tx.db, workspaceId, slug)
  if (!category) throw new Failure('CATEGORY_GONE')
  await updateCategories(tx.db, productIds(products), category.id, tx.now)
  publishProducts(tx, workspaceId, products.filter(isActive))
}

async function adjustPrices(tx: Tx, workspaceId: string, products: Locked, byHundredths: number): Promise<void> {
  const change = { hundredths: 10_000 + byHundredths, mostMinor: MAX_PRICE_MINOR, now: tx.now }
  const tooHigh = await multiplyPrices(tx.db, productIds(products), change)
  if (tooHigh !== null) throw new Failure('PRICE_TOO_HIGH')
  publishProducts(tx, workspaceId, products.filter(isActive))
}

async function deleteProducts(tx: Tx, workspaceId: string, products: Locked): Promise<void> {
  await rejectPartsInBundles(tx, { productIds: productIds(products) })
  const unpublished = products.filter(({ publishedAt }) => publishedAt === null)
  await unlinkPictures(tx, await loadPictures(tx.db, productIds(unpublished)), false)
  await deletePictures(tx.db, productIds(unpublished))
  await markDeleted(tx.db, productIds(products), tx.now)
  publishRemoved(tx, workspaceId, products)
}

/** Products that were taken down stay hidden, so nothing is published about them. */
function publishProducts(tx: Tx, workspaceId: string, products: Locked): void {
  const shown = products.filter(({ takenDown }) => !takenDown)
  publish(
    tx,
    ...shown.map(({ id: productId, publishedAt }) =>
      productPublished({ productId, workspaceId, ...(publishedAt === null && { first: true }) }),
    ),
  )
}

/** Publishes `productRemoved` for those that were active. */
function publishRemoved(tx: Tx, workspaceId: string, products: Locked): void {
  publish(tx, ...products.filter(isActive).map(({ id: productId }) => productRemoved({ productId, workspaceId })))
}

const isActive = ({ status, takenDown }: Locked[number]) => status === 'active' && !takenDown
const productIds = (products: Locked) => products.map(({ id }) => id)
