/** Lines of quotes. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from '../db.types.ts'

const crm = schemaOf<Tables>()

export type QuoteLineRow = {
  workspaceId: string
  quoteId: string
  id: string
  position: number
  variantId: string
  productId: string
  sku: string
  name: string
  quantity: number
  priceMinor: number
  listPriceMinor: number
}

export async function loadQuoteLines(db: Db, quoteId: string): Promise<QuoteLineRow[]> {
  const { rows } = await sql<QuoteLineRow>`
    select l.workspace_id, l.quote_id, l.id, l.position, l.variant_id, l.product_id, l.sku, l.name, l.quantity, l.price_minor, l.list_price_minor
    from crm.quotes q join crm.quote_lines l on l.workspace_id = q.workspace_id and l.quote_id = q.id
    where q.id = ${quoteId} order by l.position`.execute(db)
  return rows
}

/** Replaces the lines of a quote. */
export async function saveQuoteLines(
  db: Db,
  { workspaceId, quoteId }: Pick<QuoteLineRow, 'workspaceId' | 'quoteId'>,
  rows: readonly QuoteLineRow[],
): Promise<void> {
  await crm(db).deleteFrom('crm.quoteLines').where('workspaceId', '=', workspaceId).where('quoteId', '=', quoteId).execute()
  await crm(db)
    .insertInto('crm.quoteLines')
    .values([...rows])
    .execute()
}
