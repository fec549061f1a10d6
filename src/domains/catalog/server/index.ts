/** The door of catalog for other domains' servers. */

import { vendorsOf } from '#domains/vendors/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { Language } from '#platform/shared/language.ts'
import { variantsForCart } from './products.sql.ts'

export { addCategory } from './add-category.ts'
export { allCategories, categoryName } from './categories.sql.ts'
export { archiveProduct, priceVariant } from './change-product.ts'
export { createProduct } from './create-product.ts'
export { categoriesOfWorkspace } from './own/categories.ts'
export { deleteOwn, movePrices, putCategory, putStatus } from './own/change-many.ts'
export { brokenRules } from './own/draft.rules.ts'
export {
  countOwn,
  type LockedProduct,
  lockCatalogue,
  lockOwn,
  OWN_ORDERS,
  type OwnFilter,
  ownKeys,
  ownPictures,
  ownRows,
  ownTexts,
  ownVariants,
  variantsBySku,
} from './own/own-products.sql.ts'
export { copyPictures, type DrawnPicture, drawPictures, keysOf, placePictures } from './own/pictures.ts'
export { createOwn, updateOwn } from './own/save-product.ts'
export { productOnSale } from './product-view.ts'
export { activeProductIds, activeProductIdsOf, costsOf, picturesOf, productsById, textsOf, variantsOf } from './products.sql.ts'
export { productsNamedLike } from './products-named-like.ts'

/** What a cart or an order takes from a variant at this moment. */
export type SaleVariant = {
  id: string
  /** Whether it can be bought now: its product is active, its vendor may sell and is there. */
  onSale: boolean
  /** The day its vendor is back; null: it is there. */
  awayUntil: string | null
  productId: string
  workspaceId: string
  vendor: { slug: string; name: string }
  /** The slug of its product's category. */
  category: string
  name: string
  sku: string
  size: string | null
  color: string | null
  image: Picture | null
  priceMinor: number
  /** What it cost before it was reduced. */
  compareAtMinor: number | null
  currency: string
}

/** The variants among `ids` that exist, by id, on sale or not. */
export async function variantsForSale(db: Db, ids: readonly string[], language: Language): Promise<Map<string, SaleVariant>> {
  if (ids.length === 0) return new Map()
  const rows = await variantsForCart(db, ids, language)
  const vendors = await vendorsOf(
    db,
    rows.map(({ workspaceId }) => workspaceId),
  )
  return new Map(
    rows.map(({ status, ...row }) => {
      const vendor = vendors.get(row.workspaceId)
      return [
        row.id,
        {
          ...row,
          onSale: status === 'active' && vendor !== undefined && vendor.awayUntil === null,
          awayUntil: status === 'active' ? (vendor?.awayUntil ?? null) : null,
          vendor: { slug: vendor?.slug ?? '', name: vendor?.name ?? '' },
        },
      ]
    }),
  )
}
