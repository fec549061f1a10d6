import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const procurement = schemaOf<Tables>()

export type LineRow = {
  id: string
  orderId: string
  position: number
  variantId: string | null
  productId: string | null
  sku: string
  /** The supplier's own number of it; empty: unknown. */
  supplierSku: string
  name: string
  quantity: number
  priceMinor: number
  received: number
  closed: number
  billed: number
  /** Returned units that the supplier sends again. */
  replacing: number
  warehouseId: string | null
}

export async function loadLines(db: Db, orderId: string): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select id, order_id, position, variant_id, product_id, sku, supplier_sku, name, quantity, price_minor, received, closed, billed, replacing, warehouse_id
    from procurement.lines where order_id = ${orderId} order by position`.execute(db)
  return rows
}

/** Replaces the lines of an order; `received`, `closed`, `billed` and `replacing` of those that stay don't change. */
export async function saveLines(db: Db, orderId: string, rows: readonly LineRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await procurement(db).deleteFrom('procurement.lines').where('orderId', '=', orderId).where('id', 'not in', ids).execute()
  await procurement(db)
    .insertInto('procurement.lines')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        position: eb.ref('excluded.position'),
        variantId: eb.ref('excluded.variantId'),
        productId: eb.ref('excluded.productId'),
        sku: eb.ref('excluded.sku'),
        supplierSku: eb.ref('excluded.supplierSku'),
        name: eb.ref('excluded.name'),
        quantity: eb.ref('excluded.quantity'),
        priceMinor: eb.ref('excluded.priceMinor'),
        warehouseId: eb.ref('excluded.warehouseId'),
      })),
    )
    .execute()
}

export async function addReceived(db: Db, lines: readonly { id: string; quantity: number }[]): Promise<void> {
  const ids = lines.map((line) => line.id)
  const quantities = lines.map(({ quantity }) => quantity)
  await sql`
    update procurement.lines l set received = l.received + r.quantity
    from unnest(${ids}::text[], ${quantities}::bigint[]) r (id, quantity) where l.id = r.id`.execute(db)
}

/** Closes what is open of these lines, or opens it again. */
export async function setClosed(db: Db, orderId: string, ids: readonly string[], closed: boolean): Promise<void> {
  await sql`
    update procurement.lines set closed = ${closed ? sql`greatest(0, quantity + replacing - received)` : sql`0`}
    where order_id = ${orderId} and id = any(${ids})`.execute(db)
}

export type ReceiptRow = {
  id: string
  orderId: string
  receivedOn: string
  extraMinor: number
  note: string
  actor: string
  createdAt: Date
}
export type ReceiptLineRow = { receiptId: string; lineId: string; quantity: number; costMinor: number; onTime: boolean }

export async function insertReceipt(db: Db, receipt: ReceiptRow, lines: readonly ReceiptLineRow[]): Promise<void> {
  await procurement(db).insertInto('procurement.receipts').values(receipt).execute()
  await procurement(db)
    .insertInto('procurement.receiptLines')
    .values([...lines])
    .execute()
}

export type LoadedReceipt = ReceiptRow & { lines: (Pick<ReceiptLineRow, 'lineId' | 'quantity' | 'costMinor'> & { returned: number })[] }

/** Newest first. */
export async function loadReceipts(db: Db, orderId: string, limit: number): Promise<LoadedReceipt[]> {
  const { rows } = await sql<LoadedReceipt>`
    select r.id, r.order_id, r.received_on, r.extra_minor, r.note, r.actor, r.created_at, l.lines
    from procurement.receipts r cross join lateral (
      select json_agg(json_build_object('lineId', line_id, 'quantity', quantity, 'costMinor', cost_minor, 'returned', returned)) as lines
      from procurement.receipt_lines where receipt_id = r.id
    ) l
    where r.order_id = ${orderId} order by r.id desc limit ${limit}`.execute(db)
  return rows
}
