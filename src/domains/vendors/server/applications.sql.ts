import { type RawBuilder, sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { countMatching, listPage, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { Total } from '#platform/server/total.ts'
import type { Language } from '#platform/shared/language.ts'
import type { ApplicationStatus, LegalDetails } from '../contract.ts'
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
  legal: LegalDetails | null
  policies: { shipping?: string; returns?: string }
  language: Language
  reason: string | null
  decidedAt: Date | null
  createdAt: Date
}

const COLUMNS = sql.raw(`id, workspace_id, user_id, status, name, description, legal, policies, language, payout_sealed, payout_hint,
  reason, decided_at, created_at`)

export async function insertApplication(db: Db, { policies, legal, ...application }: Application): Promise<void> {
  await vendors(db)
    .insertInto('vendors.applications')
    .values({ ...application, policies: JSON.stringify(policies), legal: legal && JSON.stringify(legal) })
    .execute()
}

export async function findApplication(db: Db, id: string): Promise<Application | undefined> {
  const { rows } = await sql<Application>`select ${COLUMNS} from vendors.applications where id = ${id}`.execute(db)
  return rows[0]
}

/** Locks the row until the transaction ends. */
export async function lockApplication(db: Db, id: string): Promise<Application | undefined> {
  const { rows } = await sql<Application>`select ${COLUMNS} from vendors.applications where id = ${id} for update`.execute(db)
  return rows[0]
}

/** Newest first. */
export async function loadApplications(db: Db, workspaceId: string, limit: number): Promise<Application[]> {
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

const keyOf = ({ createdAt, id }: Application): [string, string] => [createdAt.toISOString(), id]

/** Pending applications are sorted oldest first, decided ones newest first. */
const QUEUES: Record<Queue, Sorting<Application>> = {
  waiting: { name: 'waiting', by: sql`created_at`, cast: 'timestamptz', id: sql`id`, direction: 'asc', keyOf },
  decided: { name: 'decided', by: sql`created_at`, cast: 'timestamptz', id: sql`id`, direction: 'desc', keyOf },
}

const IN_QUEUE: Record<Queue, RawBuilder<unknown>> = {
  waiting: sql`status = 'submitted'`,
  decided: sql`status in ('approved', 'refused')`,
}

export async function listApplicationRows(db: Db, queue: Queue, paging: Paging) {
  return listPage<Application>(db, {
    ...paging,
    sort: QUEUES[queue],
    where: [IN_QUEUE[queue]],
    countFrom: sql`vendors.applications`,
    select: (page) => sql`select ${COLUMNS} from vendors.applications ${page}`,
  })
}

export async function countApplications(db: Db, queue: Queue): Promise<Total> {
  return countMatching(db, sql`vendors.applications`, [IN_QUEUE[queue]])
}

export async function loadApplicationsByUser(db: Db, userId: string): Promise<Application[]> {
  const { rows } =
    await sql<Application>`select ${COLUMNS} from vendors.applications where user_id = ${userId} order by created_at, id`.execute(db)
  return rows
}

/** Removes the payout details of all applications of these workspaces. */
export async function clearApplicationPayouts(db: Db, workspaceIds: readonly string[]): Promise<void> {
  await sql`
    update vendors.applications set payout_sealed = null, payout_hint = null where workspace_id = any(${workspaceIds})`.execute(db)
}

/** Anonymizes a user's applications: removes user id, legal details and payout details. */
export async function anonymizeApplications(db: Db, userId: string): Promise<void> {
  await vendors(db)
    .updateTable('vendors.applications')
    .set({ userId: null, legal: null, payoutSealed: null, payoutHint: null })
    .where('userId', '=', userId)
    .execute()
}

/** Which of these workspaces have ever published a product. */
export async function findWorkspacesWithProducts(db: Db, workspaceIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ workspaceId: string }>`
    select workspace_id from vendors.first_products where workspace_id = any(${workspaceIds})`.execute(db)
  return new Set(rows.map(({ workspaceId }) => workspaceId))
}

export async function saveFirstProducts(db: Db, published: readonly { workspaceId: string; productId: string }[]): Promise<void> {
  await vendors(db)
    .insertInto('vendors.firstProducts')
    .values(published.map(({ workspaceId, productId }) => ({ workspaceId, productId })))
    .onConflict((conflict) => conflict.column('workspaceId').doNothing())
    .execute()
}
