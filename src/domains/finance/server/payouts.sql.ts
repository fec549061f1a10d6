import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { containing, listPage, type Page, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { Total } from '#platform/server/total.ts'
import type { PayoutApproval, PayoutStatus } from '../contract.ts'
import type { Tables } from './db.types.ts'

const finance = schemaOf<Tables>()

export type PayoutRow = {
  id: string
  workspaceId: string
  currency: string
  amountMinor: number
  status: PayoutStatus
  approval: PayoutApproval | null
  needsSecondApproval: boolean
  requestedBy: string | null
  requestedAt: Date
  approvedBy: string | null
  approvedAt: Date | null
  settledBy: string | null
  settledAt: Date | null
  reference: string | null
  reason: string | null
}

const COLUMNS = sql.raw(
  `p.id, p.workspace_id, p.currency, p.amount_minor, p.status, p.approval, p.needs_second_approval, p.requested_by, p.requested_at, p.approved_by, p.approved_at,
  p.settled_by, p.settled_at, p.reference, p.reason`,
)

type NewPayout = Pick<
  PayoutRow,
  'id' | 'workspaceId' | 'currency' | 'amountMinor' | 'approval' | 'needsSecondApproval' | 'requestedBy' | 'requestedAt'
>

export async function insertPayout(db: Db, payout: NewPayout): Promise<void> {
  await finance(db).insertInto('finance.payouts').values(payout).execute()
}

/** `workspaceId` limits the search to that workspace. */
export async function findPayout(db: Db, id: string, workspaceId: string | null): Promise<PayoutRow | undefined> {
  const { rows } = await sql<PayoutRow>`
    select ${COLUMNS} from finance.payouts p where p.id = ${id} and (${workspaceId}::text is null or p.workspace_id = ${workspaceId})`.execute(
    db,
  )
  return rows[0]
}

export async function loadPayouts(db: Db, ids: readonly string[]): Promise<PayoutRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<PayoutRow>`select ${COLUMNS} from finance.payouts p where p.id = any(${ids})`.execute(db)
  return rows
}

export async function lockPayout(db: Db, id: string): Promise<PayoutRow | undefined> {
  const { rows } = await sql<PayoutRow>`select ${COLUMNS} from finance.payouts p where p.id = ${id} for update`.execute(db)
  return rows[0]
}

export async function approvePayout(db: Db, id: string, by: string, now: Date): Promise<void> {
  await sql`update finance.payouts set approved_by = ${by}, approved_at = ${now} where id = ${id} and approved_at is null`.execute(db)
}

/** The one of two administrators who did not send the money; null when the limit had no effect. */
export async function recordOtherApproval(db: Db, id: string, otherId: string | null, isNeeded: boolean): Promise<void> {
  await sql`
    update finance.payouts set approved_by = ${otherId}, approved_at = case when ${isNeeded} then coalesce(approved_at, requested_at) end, needs_second_approval = ${isNeeded}
    where id = ${id}`.execute(db)
}

/** Another administrator has to ask again. */
export async function clearFirstApproval(db: Db, id: string): Promise<void> {
  await sql`update finance.payouts set approved_by = null, approved_at = null where id = ${id} and status = 'pending'`.execute(db)
}

export async function setApproval(db: Db, id: string, approval: PayoutApproval): Promise<void> {
  await sql`update finance.payouts set approval = ${approval} where id = ${id}`.execute(db)
}

type Settled = { by: string | null; now: Date } & ({ status: 'completed'; reference: string } | { status: 'failed'; reason: string })

/** False when it was already settled. */
export async function settlePayout(db: Db, id: string, { by, now, ...settled }: Settled): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update finance.payouts set status = ${settled.status}, settled_by = ${by}, settled_at = ${now},
      reference = ${settled.status === 'completed' ? settled.reference : null}, reason = ${settled.status === 'failed' ? settled.reason : null}
    where id = ${id} and status = 'pending'`.execute(db)
  return numAffectedRows === 1n
}

export async function markPayoutReversed(
  db: Db,
  id: string,
  { reason, by, now }: { reason: string; by: string; now: Date },
): Promise<void> {
  await sql`
    update finance.payouts set status = 'reversed', reason = ${reason}, reversed_by = ${by}, reversed_at = ${now}
    where id = ${id} and status = 'completed'`.execute(db)
}

/** `approved`: without those that their own workspace has not approved. */
export type PayoutFilter = { workspaceId?: string; approved?: boolean; status?: PayoutStatus | undefined }

const LATEST: Sorting<Pick<PayoutRow, 'id' | 'requestedAt'>> = {
  name: 'latest payouts',
  by: sql`p.requested_at`,
  cast: 'timestamptz',
  id: sql`p.id`,
  direction: 'desc',
  keyOf: ({ requestedAt, id }) => [requestedAt.toISOString(), id],
}

/**
 * Payouts of the workspaces, and for administrators those of all vendors, whose number or reference begins with the text. The number is
 * the end of the id.
 */
export async function findPayoutIds(
  db: Db,
  { workspaceIds, everyone, begins }: { workspaceIds: readonly string[]; everyone: boolean; begins: string },
  paging: Paging,
): Promise<Page<Pick<PayoutRow, 'id' | 'requestedAt'>> & { total: Total }> {
  const pattern = containing(begins.toUpperCase()).slice(1)
  return listPage<Pick<PayoutRow, 'id' | 'requestedAt'>>(db, {
    ...paging,
    sort: { ...LATEST, name: 'found payouts' },
    where: [
      everyone
        ? sql`(p.workspace_id = any(${workspaceIds}) or p.approval is null or p.approval = 'approved')`
        : sql`p.workspace_id = any(${workspaceIds})`,
      sql`(upper(right(p.id, 8)) like ${pattern} or upper(p.reference) like ${pattern})`,
    ],
    countFrom: sql`finance.payouts p`,
    select: (page) => sql`select p.id, p.requested_at from finance.payouts p ${page}`,
  })
}

export async function listPayoutRows(db: Db, { workspaceId, approved, status }: PayoutFilter, paging: Paging) {
  return listPage<PayoutRow>(db, {
    ...paging,
    sort: LATEST,
    where: [
      workspaceId ? sql`p.workspace_id = ${workspaceId}` : null,
      approved ? sql`(p.approval is null or p.approval = 'approved')` : null,
      status ? sql`p.status = ${status}` : null,
    ],
    countFrom: sql`finance.payouts p`,
    select: (page) => sql`select ${COLUMNS} from finance.payouts p ${page}`,
  })
}
