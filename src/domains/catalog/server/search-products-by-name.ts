import type { Db } from '#platform/server/db.ts'
import { toPrefixQuery } from '#platform/server/text-search.ts'
import type { Language } from '#platform/shared/language.ts'
import { loadProductKeys, loadProducts, PRODUCT_ORDERS, type ProductRow } from './products.sql.ts'

/** Searches products on sale by word prefixes, newest first. An empty text returns the newest products. */
export async function searchProductsByName(db: Db, text: string, language: Language, limit: number): Promise<ProductRow[]> {
  const words = text === '' ? null : toPrefixQuery(text)
  const filter = { words, category: undefined, minPriceMinor: undefined, maxPriceMinor: undefined }
  const { items } = await loadProductKeys(db, filter, PRODUCT_ORDERS.newest, { limit })
  const ids = items.map(({ id }) => id)
  const products = new Map((await loadProducts(db, ids, language)).map((product) => [product.id, product]))
  return ids.flatMap((id) => products.get(id) ?? [])
}
