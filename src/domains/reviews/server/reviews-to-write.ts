import { loadProducts } from '#domains/catalog/server/index.ts'
import { loadKeptProducts } from '#domains/orders/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { pictureView } from '#platform/server/picture.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { Language } from '#platform/shared/language.ts'
import { filterUnreviewed } from './reviews.sql.ts'

/** Of this many products that a member bought last, those without a review are asked for. */
const NEWEST = 100

/** The products that a member bought last and kept. */
export const loadBoughtLast = (db: Db, userId: string) => loadKeptProducts(db, userId, NEWEST)

/** Products that the member received, kept and has not reviewed, the last bought first. */
export async function listReviewsToWrite({ services: { db }, userId, language }: Pick<MemberContext, 'services' | 'userId' | 'language'>) {
  const kept = await loadBoughtLast(db, userId)
  if (kept.length === 0) return []
  return loadToWrite(db, await filterUnreviewed(db, userId, kept), language)
}

export async function loadToWrite(db: Db, open: readonly string[], language: Language) {
  const products = new Map((await loadProducts(db, open, language)).map((product) => [product.id, product]))
  return open.flatMap((id) => {
    const product = products.get(id)
    if (!product || product.status === 'takenDown') return []
    const [first] = product.pictures
    return { id, name: product.name, image: first ? pictureView(first, language) : null }
  })
}
