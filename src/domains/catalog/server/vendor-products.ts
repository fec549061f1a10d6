/** A workspace's products as the workspace manages them, on sale or not. */
import type { Db } from '#platform/server/db.ts'
import type { Page, Paging } from '#platform/server/list-page.ts'
import type { Total } from '#platform/server/total.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { Language } from '#platform/shared/language.ts'
import type { EditablePart, ProductText, TakedownView } from '../contract.ts'
import { loadBundleParts } from './bundles.ts'
import { loadTakedownViews } from './takedowns/takedown-view.ts'
import {
  type LockedProduct,
  listVendorProductKeys,
  loadPictures,
  loadTexts,
  loadVariantsWithCost,
  loadVendorProductRows,
  lockProductRows,
  lockWorkspaceCatalog,
  type PictureRow,
  type VariantWithCost,
  type VENDOR_PRODUCT_ORDERS,
  type VendorProductFilter,
  type VendorProductRow,
} from './vendor-products.sql.ts'

/** A product with all its texts, pictures and variants. */
export type VendorProduct = VendorProductRow & {
  /** Null unless an administrator has taken the product down. */
  takedown: TakedownView | null
  texts: Partial<Record<Language, ProductText>>
  pictures: Omit<PictureRow, 'productId'>[]
  variants: (Omit<VariantWithCost, 'productId' | 'workspaceId'> & { bundleParts: EditablePart[] })[]
}

export type VendorProductSort = keyof typeof VENDOR_PRODUCT_ORDERS

/** One page of the products that match, with their original names, and how many match in all. */
export async function findVendorProducts(
  db: Db,
  filter: VendorProductFilter,
  query: Paging & { sort: VendorProductSort },
): Promise<Page<{ id: string; name: string }> & { total: Total }> {
  const { items, nextCursor, total } = await listVendorProductKeys(db, filter, query)
  return { items: items.map(({ id, name }) => ({ id, name })), nextCursor, total }
}

/** Loads products by id or by the SKU of a variant, in no particular order. `language`: of the names of categories and parts. */
export async function loadVendorProducts(
  db: Db,
  wanted: { workspaceId: string; ids?: readonly string[]; skus?: readonly string[] },
  language: Language,
): Promise<VendorProduct[]> {
  const rows = await loadVendorProductRows(db, wanted, language)
  const ids = rows.map(({ id }) => id)
  const texts = Map.groupBy(await loadTexts(db, ids), ({ productId }) => productId)
  const pictures = Map.groupBy(await loadPictures(db, ids), ({ productId }) => productId)
  const allVariants = await loadVariantsWithCost(db, ids)
  const variants = Map.groupBy(allVariants, ({ productId }) => productId)
  const parts = await loadBundleParts(
    db,
    allVariants.map(({ id }) => id),
    language,
  )
  const takenDown = rows.filter((row) => row.takenDown).map(({ id }) => id)
  const takedowns = await loadTakedownViews(db, takenDown)
  return rows.map((row) => ({
    ...row,
    takedown: takedowns.get(row.id) ?? null,
    texts: Object.fromEntries((texts.get(row.id) ?? []).map(({ productId: _, language: written, ...text }) => [written, text])),
    pictures: (pictures.get(row.id) ?? []).map(({ productId: _, ...picture }) => picture),
    variants: (variants.get(row.id) ?? []).map(({ productId: _, workspaceId: __, ...variant }) => ({
      ...variant,
      bundleParts: parts.get(variant.id) ?? [],
    })),
  }))
}

/**
 * Lets only this transaction write the workspace's products, and locks those that match the filter until it ends. Without a filter
 * it returns none.
 */
export async function lockProducts(
  tx: Tx,
  workspaceId: string,
  filter: Omit<VendorProductFilter, 'workspaceId'> | null = null,
): Promise<LockedProduct[]> {
  await lockWorkspaceCatalog(tx.db, workspaceId)
  return filter ? lockProductRows(tx.db, { ...filter, workspaceId }) : []
}
