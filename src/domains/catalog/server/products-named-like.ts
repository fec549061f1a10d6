import type { Db } from '#platform/server/db.ts'
import { toPrefixQuery } from '#platform/server/text-search.ts'
import type { Language } from '#platform/shared/language.ts'
import { PRODUCT_ORDERS, type ProductRow, productKeys, productsById } from './products.sql.ts'

/** Products on sale that have words with these beginnings, the newest first; the newest of all for an empty text. */
export async function productsNamedLike(db: Db, text: string, language: Language, limit: number): Promise<ProductRow[]> {
  const words = text === '' ? null : toPrefixQuery(text)
  const filter = { words, category: undefined, minPriceMinor: undefined, maxPriceMinor: undefined }
  const keys = await productKeys(db, filter, PRODUCT_ORDERS.newest, undefined, limit)
  const ids = keys.slice(0, limit).map(({ id }) => id)
  const products = new Map((await productsById(db, ids, language)).map((product) => [product.id, product]))
  return ids.flatMap((id) => products.get(id) ?? [])
}
