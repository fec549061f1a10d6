import { loadVariantsForSale, type SaleVariant } from '#domains/catalog/server/index.ts'
import { loadStockWithParts, type Stock } from '#domains/inventory/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'
import { findOwnVariants } from './own-variants.ts'

/** Current data of variants, and the stock of them and of the parts of bundles; `own` holds variants of workspaces that the cart's owner belongs to. */
export type CartItems = {
  variants: ReadonlyMap<string, SaleVariant>
  stock: ReadonlyMap<string, Stock>
  own: ReadonlySet<string>
}

/** Loads variants into the items and returns them. Those that were loaded before are not loaded again. */
export type LoadCartItems = (variantIds: Iterable<string>) => Promise<CartItems>

/** Returns a loader for one operation on the cart of `owner`: what the command loaded is not loaded again for its answer. */
export function cartItemsLoader(db: Db, owner: string | null, language: Language): LoadCartItems {
  const variants = new Map<string, SaleVariant>()
  const stock = new Map<string, Stock>()
  const own = new Set<string>()
  const loaded = new Set<string>()
  return async (variantIds) => {
    const missing = [...new Set(variantIds)].filter((id) => !loaded.has(id))
    if (missing.length > 0) {
      const found = await loadVariantsForSale(db, missing, language)
      for (const [id, variant] of found) variants.set(id, variant)
      for (const [id, level] of await loadStockWithParts(db, [...found.values()], owner)) stock.set(id, level)
      for (const id of await findOwnVariants(db, owner, [...found.values()])) own.add(id)
      for (const id of missing) loaded.add(id)
    }
    return { variants, stock, own }
  }
}

export function findPrice({ variants }: CartItems, variantId: string): number | null {
  return variants.get(variantId)?.priceMinor ?? null
}
