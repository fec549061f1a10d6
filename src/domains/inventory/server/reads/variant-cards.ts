import { loadNamedVariants } from '#domains/catalog/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { pictureView } from '#platform/server/picture.ts'
import type { Language } from '#platform/shared/language.ts'
import type { StockedVariant, StockReference } from '../../contract.ts'
import type { Reference } from '../move.ts'

/** How the screens of stock name variants. Deleted variants are missing, and with `workspaceId` those of others. */
export async function loadStockedVariants(
  db: Db,
  ids: readonly string[],
  language: Language,
  workspaceId?: string,
): Promise<Map<string, StockedVariant>> {
  const variants = await loadNamedVariants(db, [...new Set(ids)], language)
  const own = [...variants.values()].filter((variant) => workspaceId === undefined || variant.workspaceId === workspaceId)
  return new Map(
    own.map(({ id, sku, gtin, options, productId, name, image, measure: { unit, step } }) => [
      id,
      {
        id,
        sku,
        gtin,
        options: options.map(({ label }) => label).join(' / '),
        product: { id: productId, name, image: image && pictureView(image, language) },
        measure: { unit, step },
      },
    ]),
  )
}

/** The screens on which the causes of moves and allocations are found, by the type of the reference. */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  order: (id) => `/orders?q=${id}`,
  product: (id) => `/products/${id}/edit`,
  licenseKeys: (id) => `/products/${id}/edit`,
  purchaseOrder: (id) => `/procurement/purchase-orders/${id}`,
  transfer: (id) => `/inventory/transfers/${id}`,
}

export function toReference({ type, id }: Reference): StockReference {
  return { type, id, href: PAGES[type]?.(id) ?? null }
}
