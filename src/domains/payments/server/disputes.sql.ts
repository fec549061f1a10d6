/** Payments that their payer disputes at the bank. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { listPage, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { DisputeStatus } from '../contract.ts'
import type { Tables } from './db.types.ts'
import type { Reference } from './payments.sql.ts'

const payments = schemaOf<Tables>()

export type Dispute = {
  id: string
  paymentId: string
  providerRef: string
  currency: string
  amountMinor: number
  status: DisputeStatus
  reason: string
  dueBy: Date | null
  withdrawn: boolean
  reinstated: boolean
  openedAt: Date
  closedAt: Date | null
}

export type DisputeRow = Dispute & { provider: string; referenceType: string; referenceId: string }

export async function lockDispute(db: Db, providerRef: string): Promise<Dispute | null> {
  const { rows } = await sql<Dispute>`select * from payments.disputes where provider_ref = ${providerRef} for update`.execute(db)
  return rows[0] ?? null
}

export async function insertDispute(db: Db, dispute: Dispute): Promise<void> {
  await payments(db).insertInto('payments.disputes').values(dispute).execute()
}

export async function updateDispute(
  db: Db,
  id: string,
  changes: Pick<Dispute, 'status' | 'dueBy' | 'withdrawn' | 'reinstated' | 'closedAt'>,
): Promise<void> {
  await payments(db).updateTable('payments.disputes').set(changes).where('id', '=', id).execute()
}

const LATEST: Sorting<DisputeRow> = {
  name: 'latest disputes',
  by: sql`d.opened_at`,
  cast: 'timestamptz',
  id: sql`d.id`,
  direction: 'desc',
  keyOf: ({ openedAt, id }) => [openedAt.toISOString(), id],
}

const DISPUTES = sql.raw('payments.disputes d join payments.payments p on p.id = d.payment_id')

export async function listDisputeRows(db: Db, { status }: { status?: readonly DisputeStatus[] | undefined }, paging: Paging) {
  return listPage<DisputeRow>(db, {
    ...paging,
    sort: LATEST,
    where: [status ? sql`d.status = any(${status})` : null],
    countFrom: DISPUTES,
    select: (page) => sql`select d.*, p.provider, p.reference_type, p.reference_id from ${DISPUTES} ${page}`,
  })
}

/** Disputes of the payments for a reference, latest first. */
export async function loadDisputesFor(db: Db, { type, id }: Reference): Promise<Dispute[]> {
  const { rows } = await sql<Dispute>`
    select d.* from ${DISPUTES} where p.reference_type = ${type} and p.reference_id = ${id} order by d.opened_at desc, d.id desc`.execute(
    db,
  )
  return rows
}
