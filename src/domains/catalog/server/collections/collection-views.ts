import { loadApprovedVendors } from '#domains/vendors/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { pictureView } from '#platform/server/picture.ts'
import type { Language } from '#platform/shared/language.ts'
import { money } from '#platform/shared/money.ts'
import type { CollectedProduct, CollectionSummary, CollectionView } from '../../contract.ts'
import { loadProducts } from '../products.sql.ts'
import { loadCollectedIds } from './collected-products.sql.ts'
import type { CollectionRow, OwnerId, Texts } from './collections.sql.ts'

const inEach = ({ en = '', es = '', ar = '' }: Texts) => ({ en, es, ar })

export function toCollectionSummary({ id, slug, name, published, rule, productCount, version }: CollectionRow): CollectionSummary {
  return { id, slug, name: inEach(name), published, byRule: rule !== null, productCount, version }
}

export async function loadCollectionView(db: Db, row: CollectionRow, language: Language): Promise<CollectionView> {
  const vendorIds = row.rule?.conditions.flatMap((condition) => (condition.field === 'vendor' ? condition.values : [])) ?? []
  const vendors = await loadApprovedVendors(db, vendorIds)
  const chosen = row.rule ? [] : await loadCollectedIds(db, row.id)
  return {
    ...toCollectionSummary(row),
    description: inEach(row.description),
    rule: row.rule,
    products: await toCollectedProducts(db, row.workspaceId, chosen, language),
    vendors: [...new Set(vendorIds)].map((id) => ({ id, name: vendors.get(id)?.name ?? '' })),
  }
}

/** In the order of `ids`. */
export async function toCollectedProducts(db: Db, owner: OwnerId, ids: readonly string[], language: Language): Promise<CollectedProduct[]> {
  const rows = await loadProducts(db, ids, language)
  const products = new Map(rows.map((row) => [row.id, row]))
  const vendors = owner === null ? await loadApprovedVendors(db, [...new Set(rows.map(({ workspaceId }) => workspaceId))]) : null
  return ids.flatMap((id) => {
    const row = products.get(id)
    if (!row) return []
    const [picture] = row.pictures
    return [
      {
        id,
        name: row.name,
        image: picture ? pictureView(picture, language) : null,
        price: money(row.priceMinor, row.currency),
        vendor: vendors?.get(row.workspaceId)?.name ?? null,
        onSale: row.status === 'active' && (vendors === null || vendors.has(row.workspaceId)),
      },
    ]
  })
}
