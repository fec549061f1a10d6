/** Fetches the pictures of a product that a file named, and adds them to it one by one. */
import { MAX_PICTURES } from '#domains/catalog/contract.ts'
import { loadVendorProducts, lockProducts, setPictures } from '#domains/catalog/server/index.ts'
import { picturesMissed } from '#events/products.ts'
import type { GuardedFetch } from '#platform/server/guarded-fetch/guarded-fetch.ts'
import type { Services } from '#platform/server/services.ts'
import { publish, type Tx, transactAsSystem } from '#platform/server/transact.ts'
import type { Variants } from '#platform/server/uploads/make-variants.ts'
import { newId } from '#platform/shared/ids.ts'
import { FALLBACK_LANGUAGE } from '#platform/shared/language.ts'
import { linkPictures } from '../pictures.ts'
import { fetchPicture } from './fetch-picture.ts'
import { placeFor } from './named-pictures.rules.ts'
import { countTry, deletePictureUrls, loadPictureUrls, type PictureUrl, type ProductKey, settlePictureUrl } from './picture-urls.sql.ts'

const MAX_TRIES = 5

/** Returns whether some addresses should be tried again later. */
export async function fetchNamedPictures(services: Services, product: ProductKey, send: GuardedFetch): Promise<boolean> {
  let isOver = true
  for (const named of (await loadPictureUrls(services.db, product.workspaceId, [product.productId])).filter(isWaiting)) {
    const fetched = await fetchPicture(services, named.url, send)
    const isLast = named.tries + 1 >= MAX_TRIES
    if ('drawn' in fetched) await transactAsSystem(services, (tx) => addPicture(tx, product, named, fetched.drawn))
    else if ('problem' in fetched || isLast) {
      const problem = 'problem' in fetched ? fetched.problem : fetched.later
      await transactAsSystem(services, (tx) => settle(tx, product, named, { problem }))
    } else {
      isOver = false
      await transactAsSystem(services, (tx) => countTry(tx.db, product, named.url))
    }
  }
  return !isOver
}

const isWaiting = ({ imageId, problem }: PictureUrl) => imageId === null && problem === null

async function addPicture(tx: Tx, key: ProductKey, named: PictureUrl, drawn: Variants): Promise<void> {
  const { workspaceId, productId } = key
  await lockProducts(tx, workspaceId, { ids: [productId] })
  const [product] = await loadVendorProducts(tx.db, { workspaceId, ids: [productId] }, FALLBACK_LANGUAGE)
  if (!product) return deletePictureUrls(tx.db, key)
  if (product.pictures.length >= MAX_PICTURES) {
    await settle(tx, key, named, { problem: 'tooMany' })
    return
  }
  const id = newId('img')
  const known = await loadPictureUrls(tx.db, workspaceId, [productId])
  if (!(await settle(tx, key, named, { imageId: id }))) return
  await linkPictures(tx, [drawn])
  const picture = { id, ...drawn, alt: {}, color: named.color }
  await setPictures(tx, { ...product, workspaceId }, product.pictures.toSpliced(placeFor(named, product.pictures, known), 0, picture))
}

/** Tells the vendor once all are settled. Returns false when the URL was settled before. */
async function settle(tx: Tx, key: ProductKey, { url }: PictureUrl, outcome: { imageId: string } | { problem: string }): Promise<boolean> {
  if (!(await settlePictureUrl(tx.db, key, url, outcome))) return false
  const all = await loadPictureUrls(tx.db, key.workspaceId, [key.productId])
  if (!all.some(isWaiting) && all.some(({ problem }) => problem !== null)) publish(tx, picturesMissed(key))
  return true
}
