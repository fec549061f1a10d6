import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'
import type { ProductOption } from '../contract.ts'
import { OWN_OPTIONS } from './products.sql.ts'

export type LabelVariantRow = {
  id: string
  productId: string
  name: string
  sku: string
  gtin: string | null
  /** The product's options, each with the variant's value only. */
  options: ProductOption[]
  priceMinor: number
  currency: string
}

/** Variants of one workspace, whatever their status; in no particular order. */
export async function findLabelVariants(
  db: Db,
  workspaceId: string,
  ids: readonly string[],
  language: Language,
): Promise<LabelVariantRow[]> {
  const { rows } = await sql<LabelVariantRow>`
    select v.id, v.product_id, t.name, v.sku, v.gtin, ${OWN_OPTIONS} as options, v.price_minor, p.currency
    from catalog.variants v
    join catalog.products p on p.id = v.product_id
    join lateral (
      select name from catalog.product_texts where product_id = p.id order by language = ${language} desc, original desc limit 1
    ) t on true
    where v.workspace_id = ${workspaceId} and v.id = any(${ids})`.execute(db)
  return rows
}
