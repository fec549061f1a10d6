/** Something done to many of a workspace's own products at once. The caller's transaction has them locked. */
import { productPublished, productRemoved } from '#facts/catalog.ts'
import { Failure } from '#platform/server/failure.ts'
import { announce, type Tx } from '#platform/server/transact.ts'
import { MAX_PRICE_MINOR, type Status } from '../../contract.ts'
import { categoryOfWorkspace } from './categories.ts'
import { ownPictures } from './own-products.sql.ts'
import { changePricesOf, deletePictures, markDeleted, setCategoryOf, setStatusOf } from './own-writes.sql.ts'
import { letGoOfPictures } from './pictures.ts'

type Locked = readonly { id: string; status: Status; publishedAt: Date | null }[]

export async function putStatus(tx: Tx, workspaceId: string, products: Locked, status: Status): Promise<void> {
  const others = products.filter((product) => product.status !== status)
  await setStatusOf(tx.db, idsOf(others), status, tx.now)
  if (status === 'active') publish(tx, workspaceId, others)
  else remove(tx, workspaceId, others)
}

/** Fails with CATEGORY_GONE. */
export async function putCategory(tx: Tx, workspaceId: string, products: Locked, slug: string): Promise<void> {
  const category = await categoryOfWorkspace(tx.db, workspaceId, slug)
  if (!category) throw new Failure('CATEGORY_GONE')
  await setCategoryOf(tx.db, idsOf(products), category.id, tx.now)
  publish(tx, workspaceId, products.filter(isActive))
}

/** By hundredths of a percent, downwards when negative. Fails with PRICE_TOO_HIGH before anything is changed. */
export async function movePrices(tx: Tx, workspaceId: string, products: Locked, byHundredths: number): Promise<void> {
  const change = { hundredths: 10_000 + byHundredths, mostMinor: MAX_PRICE_MINOR, now: tx.now }
  const tooHigh = await changePricesOf(tx.db, idsOf(products), change)
  if (tooHigh !== null) throw new Failure('PRICE_TOO_HIGH')
  publish(tx, workspaceId, products.filter(isActive))
}

/** Of no list any more. Whoever tracks their variants has let go of them before. */
export async function deleteOwn(tx: Tx, workspaceId: string, products: Locked): Promise<void> {
  const unseen = products.filter(({ publishedAt }) => publishedAt === null)
  await letGoOfPictures(tx, await ownPictures(tx.db, idsOf(unseen)), false)
  await deletePictures(tx.db, idsOf(unseen))
  await markDeleted(tx.db, idsOf(products), tx.now)
  remove(tx, workspaceId, products)
}

function publish(tx: Tx, workspaceId: string, products: Locked): void {
  announce(tx, ...products.map(({ id: productId }) => productPublished({ productId, workspaceId })))
}

/** What shoppers saw until now. */
function remove(tx: Tx, workspaceId: string, products: Locked): void {
  announce(tx, ...products.filter(isActive).map(({ id: productId }) => productRemoved({ productId, workspaceId })))
}

const isActive = ({ status }: Locked[number]) => status === 'active'
const idsOf = (products: Locked) => products.map(({ id }) => id)
