import { type RawBuilder, sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { afterCursor, type Keyset, orderBy } from '#platform/server/keyset.ts'
import { COUNTED_EXACTLY, countedTotal, type Total } from '#platform/server/total.ts'
import type { Language } from '#platform/shared/language.ts'
import type { ApplicationStatus } from '../contract.ts'
import type { Tables } from './db.types.ts'
import type { SealedPayout } from './payout-details.ts'

const vendors = schemaOf<Tables>()

export type Application = SealedPayout & {
  id: string
  workspaceId: string
  userId: string | null
  status: ApplicationStatus
  name: string
  description: string
  address: string
  policies: { shipping?: string; returns?: string }
  language: Language
  reason: string | null
  decidedAt: Date | null
  createdAt: Date
}

const COLUMNS = sql.raw(`id, workspace_id, user_id, status, name, description, address, policies, language, payout_sealed, payout_hint,
  reason, decided_at, created_at`)

export async function insertApplication(db: Db, { policies, ...application }: Application): Promise<void> {
  await vendors(db)
    .insertInto('vendors.applications')
    .values({ ...application, policies: JSON.stringify(policies) })
    .execute()
}

export async function applicationById(db: Db, id: string): Promise<Application | undefined> {
  const { rows } = await sql<Application>`select ${COLUMNS} from vendors.applications where id = ${id}`.execute(db)
  return rows[0]
}

/** Locked until the transaction ends. */
export async function lockApplication(db: Db, id: string): Promise<Application | undefined> {
  const { rows } = await sql<Application>`select ${COLUMNS} from vendors.applications where id = ${id} for update`.execute(db)
  return rows[0]
}

/** Newest first. */
export async function applicationsOf(db: Db, workspaceId: string, limit: number): Promise<Application[]> {
  const { rows } = await sql<Application>`
    select ${COLUMNS} from vendors.applications where workspace_id = ${workspaceId} order by created_at desc, id desc limit ${limit}`.execute(
    db,
  )
  return rows
}

export async function decideApplication(
  db: Db,
  id: string,
  decision: { status: ApplicationStatus; reason: string | null; decidedBy: string; decidedAt: Date },
): Promise<void> {
  await vendors(db).updateTable('vendors.applications').set(decision).where('id', '=', id).execute()
}

export type Queue = 'waiting' | 'decided'

/** The oldest of those that wait, the newest of those that were decided. */
export const QUEUES: Record<Queue, Keyset> = {
  waiting: { name: 'waiting', by: sql`created_at`, cast: 'timestamptz', id: sql`id`, direction: 'asc' },
  decided: { name: 'decided', by: sql`created_at`, cast: 'timestamptz', id: sql`id`, direction: 'desc' },
}

const IN_QUEUE: Record<Queue, RawBuilder<unknown>> = {
  waiting: sql`status = 'submitted'`,
  decided: sql`status in ('approved', 'refused')`,
}

/** One page, one more than `limit` when there are further ones. */
export async function pageOfApplications(db: Db, queue: Queue, cursor: string | undefined, limit: number): Promise<Application[]> {
  const after = afterCursor(QUEUES[queue], cursor)
  const { rows } = await sql<Application>`
    select ${COLUMNS} from vendors.applications where ${IN_QUEUE[queue]} ${after ? sql`and ${after}` : sql``}
    ${orderBy(QUEUES[queue])} limit ${limit + 1}`.execute(db)
  return rows
}

export async function countApplications(db: Db, queue: Queue): Promise<Total> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select from vendors.applications where ${IN_QUEUE[queue]} limit ${COUNTED_EXACTLY + 1}) matching`.execute(db)
  return countedTotal(rows[0]?.count ?? 0)
}

export async function applicationsBy(db: Db, userId: string): Promise<Application[]> {
  const { rows } =
    await sql<Application>`select ${COLUMNS} from vendors.applications where user_id = ${userId} order by created_at, id`.execute(db)
  return rows
}

/** What somebody applied for stays, nameless; where their money went does not. */
export async function forgetApplicant(db: Db, userId: string): Promise<void> {
  await vendors(db)
    .updateTable('vendors.applications')
    .set({ userId: null, address: '', payoutSealed: null, payoutHint: null })
    .where('userId', '=', userId)
    .execute()
}

/** Which of these workspaces have put up a product. */
export async function withProducts(db: Db, workspaceIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ workspaceId: string }>`
    select workspace_id from vendors.first_products where workspace_id = any(${workspaceIds})`.execute(db)
  return new Set(rows.map(({ workspaceId }) => workspaceId))
}

export async function noteProducts(db: Db, products: readonly { workspaceId: string; productId: string }[]): Promise<void> {
  await vendors(db)
    .insertInto('vendors.firstProducts')
    .values(products.map(({ workspaceId, productId }) => ({ workspaceId, productId })))
    .onConflict((conflict) => conflict.column('workspaceId').doNothing())
    .execute()
}
