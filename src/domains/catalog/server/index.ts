/** Public interface of the catalog for other domains' servers. */

import { loadApprovedVendors } from '#domains/vendors/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Measure, PersonalField, VariantOption } from '../contract.ts'
import { type LoadedPart, toBundleParts } from './bundles.ts'
import { variantOptions } from './options.rules.ts'
import type { KindFields } from './product-kind.rules.ts'
import { loadVariantsForCart, type VariantForCart } from './products.sql.ts'
import { lockForSale } from './takedowns/takedowns.sql.ts'

export {
  type Attribute,
  findProductWithoutAttribute,
  loadAttributes,
  loadCategoryAttributes,
} from './attributes/attributes.sql.ts'
export { loadFilters } from './attributes/load-filters.ts'
export { attributeViews, brokenAttributes, namesIn, optionKeysOf, withoutRequired, yesOrNo } from './attributes/values.rules.ts'
export { type BundleUnit, findBundlesWith, loadBundleUnits, loadVariantIdsBySku } from './bundles.sql.ts'
export { findParts, toSoldPart } from './bundles.ts'
export { loadCategories } from './categories.sql.ts'
export { changeProducts } from './change-products.ts'
export { findShownCollections } from './collections/collection-resource.ts'
export { findOwnCollections } from './collections/collections.sql.ts'
export { loadHandCollections } from './collections/hand-picked.sql.ts'
export { loadCollectionsOfProducts, loadHandOrder, loadPublishedCollectionsOf } from './collections/published-collections.sql.ts'
export { colorName } from './color-name.ts'
export { mergeDescription } from './description.rules.ts'
export { type LabelVariant, loadLabelVariants } from './load-label-variants.ts'
export { optionName, translateOptions, valueLabel, variantOptions } from './options.rules.ts'
export { type FrozenValue, freezePersonalization, personalFieldViews, personalValueViews } from './personalization.rules.ts'
export type { KindFields } from './product-kind.rules.ts'
export { findProductOnSale, loadProductSummaries } from './product-view.ts'
export {
  findVariantIds,
  loadActiveProductIds,
  loadActiveProductIdsWithAttribute,
  loadProductOptions,
  loadProductOwners,
  loadProducts,
  loadProductTexts,
  loadVariantCosts,
  loadVariants,
  type ProductPicture,
} from './products.sql.ts'
export { saveProduct } from './save-product.ts'
export { searchProductsByName } from './search-products-by-name.ts'
export { setPictures } from './set-pictures.ts'
export { filterTakenDown } from './takedowns/filter-taken-down.ts'
export type { LockedProduct, VendorProductFilter } from './vendor-products.sql.ts'
export { countVendorProducts } from './vendor-products.sql.ts'
export { findVendorProducts, loadVendorProducts, lockProducts, type VendorProduct } from './vendor-products.ts'
export { loadWorkspaceCategories, type WorkspaceCategory } from './workspace-categories.sql.ts'
export { addWorkspaceCategory, removeWorkspaceCategory, updateWorkspaceCategory } from './workspace-categories.ts'

/** A variant with everything a cart or an order copies from it. */
export type SaleVariant = KindFields & {
  id: string
  /** Whether it can be bought now: the product and the parts of a bundle are active, and the vendor is approved and not on vacation. */
  onSale: boolean
  /** The vendor is on vacation until this day; null: not on vacation. */
  awayUntil: string | null
  productId: string
  workspaceId: string
  vendor: { slug: string; name: string }
  /** Slug of the product's category. */
  category: string
  tags: string[]
  /** Ids of all its collections, published or not. */
  collections: string[]
  name: string
  sku: string
  gtin: string | null
  options: VariantOption[]
  measure: Measure
  /** What a shopper can have it made with. */
  personalization: PersonalField[]
  image: Picture | null
  /** Null: the vendor gave none. */
  weightGrams: number | null
  priceMinor: number
  /** Compare-at price in minor units. */
  compareAtMinor: number | null
  currency: string
  /** Empty: it is no bundle. */
  bundleParts: LoadedPart[]
}

/**
 * Loads the existing variants among `ids`, on sale or not, keyed by id. With `lock` nobody takes their products down until the caller's
 * transaction ends.
 */
export async function loadVariantsForSale(
  db: Db,
  ids: readonly string[],
  language: Language,
  { lock = false } = {},
): Promise<Map<string, SaleVariant>> {
  if (ids.length === 0) return new Map()
  if (lock) await lockForSale(db, ids)
  const rows = await loadVariantsForCart(db, ids, language)
  const units = rows.flatMap(({ id, bundleUnits }) => bundleUnits.map((unit) => ({ bundleId: id, ...unit })))
  const known = await loadParts(db, units, language, lock)
  const parts = toBundleParts(units, known, language)
  const vendors = await loadApprovedVendors(
    db,
    rows.map(({ workspaceId }) => workspaceId),
  )
  return new Map(
    rows.map(({ status, bundleUnits: _, ...row }) => {
      const vendor = vendors.get(row.workspaceId)
      return [
        row.id,
        {
          ...row,
          options: ownOptions(row, language),
          onSale:
            status === 'active' &&
            (parts.get(row.id) ?? []).every((part) => part.onSale) &&
            vendor !== undefined &&
            vendor.awayUntil === null,
          awayUntil: status === 'active' ? (vendor?.awayUntil ?? null) : null,
          vendor: { slug: vendor?.slug ?? '', name: vendor?.name ?? '' },
          bundleParts: parts.get(row.id) ?? [],
        },
      ]
    }),
  )
}

export type NamedVariant = Omit<VariantForCart, 'options'> & { options: VariantOption[] }

/** The existing variants among `ids` as screens name them, by id: one statement. */
export async function loadNamedVariants(db: Db, ids: readonly string[], language: Language): Promise<Map<string, NamedVariant>> {
  if (ids.length === 0) return new Map()
  return new Map((await loadVariantsForCart(db, ids, language)).map((row) => [row.id, { ...row, options: ownOptions(row, language) }]))
}

function ownOptions({ options }: Pick<VariantForCart, 'options'>, language: Language): VariantOption[] {
  return variantOptions(
    options,
    options.map((option) => option.values[0]?.value ?? ''),
    language,
  )
}

async function loadParts(
  db: Db,
  units: readonly { variantId: string }[],
  language: Language,
  lock: boolean,
): Promise<Map<string, VariantForCart>> {
  if (units.length === 0) return new Map()
  const ids = [...new Set(units.map(({ variantId }) => variantId))]
  if (lock) await lockForSale(db, ids)
  return new Map((await loadVariantsForCart(db, ids, language)).map((row) => [row.id, row]))
}
