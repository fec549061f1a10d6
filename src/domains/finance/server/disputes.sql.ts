/** Vendor orders in disputes of payers. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { SALE_COLUMNS, type SaleRow } from './sales.sql.ts'

export type DisputeShare = { disputeId: string; part: string; amountMinor: number; heldMinor: number }

/** The vendor orders of a payment, locked in order. */
export async function lockSalesOfPayment(db: Db, { type, id }: { type: string; id: string }): Promise<SaleRow[]> {
  const { rows } = await sql<SaleRow>`
    select ${SALE_COLUMNS} from finance.sales s where s.payment_type = ${type} and s.payment_ref = ${id} order by s.part for update`.execute(
    db,
  )
  return rows
}

export async function isDisputeShared(db: Db, disputeId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from finance.dispute_shares where dispute_id = ${disputeId} limit 1`.execute(db)
  return rows.length > 0
}

export async function insertDisputeShare(db: Db, { disputeId, part, amountMinor, heldMinor }: DisputeShare): Promise<void> {
  await sql`
    insert into finance.dispute_shares (dispute_id, part, amount_minor, held_minor)
    values (${disputeId}, ${part}, ${amountMinor}, ${heldMinor})`.execute(db)
}

/** The undecided disputes of a vendor order, oldest first. */
export async function loadOpenShares(db: Db, part: string): Promise<DisputeShare[]> {
  const { rows } = await sql<DisputeShare>`
    select dispute_id, part, amount_minor, held_minor from finance.dispute_shares where part = ${part} and settled_at is null
    order by dispute_id`.execute(db)
  return rows
}

export async function updateShareHeld(db: Db, { disputeId, part, heldMinor }: Omit<DisputeShare, 'amountMinor'>): Promise<void> {
  await sql`
    update finance.dispute_shares set held_minor = ${heldMinor} where dispute_id = ${disputeId} and part = ${part}`.execute(db)
}

export async function settleDisputeShares(db: Db, disputeId: string, now: Date): Promise<DisputeShare[]> {
  const { rows } = await sql<DisputeShare>`
    update finance.dispute_shares set settled_at = ${now} where dispute_id = ${disputeId} and settled_at is null
    returning dispute_id, part, amount_minor, held_minor`.execute(db)
  return rows.toSorted((a, b) => a.part.localeCompare(b.part))
}

export async function addHeld(db: Db, saleId: string, heldMinor: number): Promise<void> {
  await sql`update finance.sales set held_minor = held_minor + ${heldMinor} where id = ${saleId}`.execute(db)
}

export async function addLost(db: Db, saleId: string, lostMinor: number): Promise<void> {
  await sql`update finance.sales set lost_minor = lost_minor + ${lostMinor} where id = ${saleId}`.execute(db)
}
