import { type Insertable, sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Sorting } from '#platform/server/list-page.ts'
import type { Share } from './commission.rules.ts'
import type { FinanceSaleLines, FinanceSaleShares, FinanceSales, Tables } from './db.types.ts'

const finance = schemaOf<Tables>()

export type SaleRow = {
  id: string
  workspaceId: string
  orderId: string
  part: string
  currency: string
  totalMinor: number
  subsidyMinor: number
  commissionMinor: number
  refundedMinor: number
  subsidyRefundedMinor: number
  commissionRefundedMinor: number
  collectedBy: 'platform' | 'vendor'
  placedAt: Date
  collectedAt: Date | null
  paidAt: Date | null
  deliveredAt: Date | null
  dueAt: Date | null
  releasedAt: Date | null
  related: boolean
  confirmedAt: Date | null
  hasOpenReturn: boolean
  heldMinor: number
  lostMinor: number
}

export const SALE_COLUMNS = sql.raw(
  `s.id, s.workspace_id, s.order_id, s.part, s.currency, s.total_minor, s.subsidy_minor, s.commission_minor, s.refunded_minor,
  s.subsidy_refunded_minor, s.commission_refunded_minor,
  s.collected_by, s.placed_at, s.collected_at, s.paid_at, s.delivered_at, s.due_at, s.released_at, s.state, s.related, s.confirmed_at, s.held_minor, s.lost_minor,
  exists (select from finance.open_returns r where r.part = s.part) as has_open_return`,
)

export const LATEST_SALES: Sorting<SaleRow> = {
  name: 'latest sales',
  by: sql`s.placed_at`,
  cast: 'timestamptz',
  id: sql`s.part`,
  direction: 'desc',
  keyOf: ({ placedAt, part }) => [placedAt.toISOString(), part],
}

type NewSale = {
  sale: Insertable<FinanceSales>
  shares: Omit<Insertable<FinanceSaleShares>, 'saleId'>[]
  lines: Omit<Insertable<FinanceSaleLines>, 'saleId'>[]
}

/** False when the vendor order was already recorded. */
export async function insertSale(db: Db, { sale, shares, lines }: NewSale): Promise<boolean> {
  const inserted = await finance(db)
    .insertInto('finance.sales')
    .values(sale)
    .onConflict((conflict) => conflict.column('part').doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows !== 1n) return false
  await finance(db)
    .insertInto('finance.saleShares')
    .values(shares.map((share) => ({ ...share, saleId: sale.id })))
    .execute()
  await finance(db)
    .insertInto('finance.saleLines')
    .values(lines.map((line) => ({ ...line, saleId: sale.id })))
    .execute()
  return true
}

export async function lockSale(db: Db, part: string): Promise<SaleRow | undefined> {
  const { rows } = await sql<SaleRow>`select ${SALE_COLUMNS} from finance.sales s where s.part = ${part} for update`.execute(db)
  return rows[0]
}

export async function findSale(db: Db, part: string): Promise<SaleRow | undefined> {
  const { rows } = await sql<SaleRow>`select ${SALE_COLUMNS} from finance.sales s where s.part = ${part}`.execute(db)
  return rows[0]
}

type ShareWithRefund = Pick<Share, 'type' | 'baseMinor' | 'commissionMinor'> & { backMinor: number }

/** Adds refunded amounts to lines, and returns each share with its total refund. */
export async function refundLines(
  db: Db,
  saleId: string,
  lines: readonly { position: number; amountMinor: number }[],
): Promise<ShareWithRefund[]> {
  await sql`
    update finance.sale_lines l set refunded_minor = l.refunded_minor + w.amount_minor
    from unnest(${lines.map(({ position }) => position)}::int[], ${lines.map(({ amountMinor }) => amountMinor)}::bigint[])
      as w(position, amount_minor)
    where l.sale_id = ${saleId} and l.position = w.position`.execute(db)
  const { rows } = await sql<ShareWithRefund>`
    select h.type, h.base_minor, h.commission_minor,
      (select coalesce(sum(l.refunded_minor), 0) from finance.sale_lines l where l.sale_id = h.sale_id and l.share = h.position)::bigint as back_minor
    from finance.sale_shares h where h.sale_id = ${saleId} order by h.position`.execute(db)
  return rows
}

export async function loadLinesLeft(db: Db, saleId: string): Promise<{ position: number; leftMinor: number }[]> {
  const { rows } = await sql<{ position: number; leftMinor: number }>`
    select position, total_minor - refunded_minor as left_minor from finance.sale_lines where sale_id = ${saleId} order by position`.execute(
    db,
  )
  return rows
}

type RefundTotals = Pick<SaleRow, 'refundedMinor' | 'subsidyRefundedMinor' | 'commissionRefundedMinor'>

export async function updateRefunded(
  db: Db,
  id: string,
  { refundedMinor, subsidyRefundedMinor, commissionRefundedMinor }: RefundTotals,
): Promise<void> {
  await sql`
    update finance.sales set refunded_minor = ${refundedMinor}, subsidy_refunded_minor = ${subsidyRefundedMinor},
      commission_refunded_minor = ${commissionRefundedMinor}
    where id = ${id}`.execute(db)
}

/** Has an effect only the first time. */
export async function markDelivered(db: Db, id: string, deliveredAt: Date, dueAt: Date): Promise<void> {
  await sql`
    update finance.sales set delivered_at = ${deliveredAt}, due_at = ${dueAt} where id = ${id} and delivered_at is null`.execute(db)
}

export async function markReleased(db: Db, id: string, now: Date): Promise<void> {
  await sql`update finance.sales set released_at = ${now} where id = ${id}`.execute(db)
}

export async function markCollected(db: Db, id: string, now: Date): Promise<void> {
  await sql`update finance.sales set collected_at = ${now} where id = ${id}`.execute(db)
}

/** The vendor orders of a payment whose cash the vendor has not collected yet, in order. */
export async function listUncollectedParts(db: Db, { type, id }: { type: string; id: string }): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    select part from finance.sales where payment_type = ${type} and payment_ref = ${id} and state = 'toCollect' order by part`.execute(db)
  return rows.map(({ part }) => part)
}

export async function markConfirmed(db: Db, id: string, by: string, now: Date): Promise<void> {
  await sql`update finance.sales set confirmed_at = ${now}, confirmed_by = ${by} where id = ${id} and confirmed_at is null`.execute(db)
}

export async function saveOpenReturn(db: Db, returnId: string, part: string): Promise<void> {
  await sql`insert into finance.open_returns (return_id, part) values (${returnId}, ${part}) on conflict do nothing`.execute(db)
}

export async function deleteOpenReturn(db: Db, returnId: string): Promise<void> {
  await sql`delete from finance.open_returns where return_id = ${returnId}`.execute(db)
}

/** Marks the vendor orders of a payment as paid and returns the new ones. */
export async function markSalesPaid(db: Db, reference: { type: string; id: string }, now: Date): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    update finance.sales set paid_at = ${now}
    where payment_type = ${reference.type} and payment_ref = ${reference.id} and paid_at is null returning part`.execute(db)
  return rows.map(({ part }) => part)
}

export async function insertReceipt(db: Db, paymentId: string, reference: { type: string; id: string }, receivedAt: Date): Promise<void> {
  await finance(db)
    .insertInto('finance.receipts')
    .values({ paymentId, referenceType: reference.type, referenceId: reference.id, receivedAt })
    .onConflict((conflict) => conflict.column('paymentId').doNothing())
    .execute()
}

/** When the shopper paid; null if not yet. */
export async function findReceivedAt(db: Db, reference: { type: string; id: string }): Promise<Date | null> {
  const row = await finance(db)
    .selectFrom('finance.receipts')
    .select('receivedAt')
    .where('referenceType', '=', reference.type)
    .where('referenceId', '=', reference.id)
    .orderBy('receivedAt')
    .executeTakeFirst()
  return row?.receivedAt ?? null
}
