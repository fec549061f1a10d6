import { type RawBuilder, sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { type Conditions, containing, listPage, type Page, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { Total } from '#platform/server/total.ts'
import type { PromotionState } from '../contract/states.ts'
import type { Offer } from '../contract.ts'
import type { Tables } from './db.types.ts'

const promotions = schemaOf<Tables>()

export type Names = { en: string; es: string; ar: string }

/** The editable fields of a promotion. Amounts in minor units. */
export type PromotionTerms = {
  name: Names
  code: string | null
  offer: Offer
  minimumMinor: number
  products: string[]
  categories: string[]
  tags: string[]
  /** Ids. */
  collections: string[]
  vendors: string[]
  startsAt: Date
  endsAt: Date | null
  maxUses: number | null
  maxUsesPerCustomer: number | null
  /** Whether it includes payment on delivery. Only the platform's promotions may leave it out. */
  onDelivery: boolean
  /** The segment of contacts that it is limited to. */
  segmentId: string | null
}

export type PromotionRow = PromotionTerms & {
  id: string
  workspaceId: string | null
  uses: number
  pausedAt: Date | null
  archivedAt: Date | null
  createdAt: Date
  version: number
}

export const COLUMNS = sql.raw(
  `p.id, p.workspace_id, p.name, p.code, p.offer, p.minimum_minor, p.products, p.categories, p.tags, p.collections, p.vendors, p.starts_at, p.ends_at, p.max_uses,
  p.max_uses_per_customer, p.on_delivery, p.segment_id, p.uses, p.paused_at, p.archived_at, p.created_at, p.version`,
)

/** Condition for the owner: a workspace, or null for the platform. */
const ownedBy = (workspaceId: string | null) => sql`p.workspace_id is not distinct from ${workspaceId}`

/** Returns false if the code is taken. */
export async function insertPromotion(db: Db, { name, offer, ...row }: PromotionRow): Promise<boolean> {
  const inserted = await promotions(db)
    .insertInto('promotions.promotions')
    .values({ ...row, name: JSON.stringify(name), offer: JSON.stringify(offer) })
    .onConflict((conflict) => conflict.column('code').where('archivedAt', 'is', null).doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export async function findPromotion(db: Db, workspaceId: string | null, id: string): Promise<PromotionRow | undefined> {
  const { rows } = await sql<PromotionRow>`
    select ${COLUMNS} from promotions.promotions p where p.id = ${id} and ${ownedBy(workspaceId)}`.execute(db)
  return rows[0]
}

/** Locks a promotion; purchases that use it wait. */
export async function lockPromotion(db: Db, workspaceId: string | null, id: string): Promise<PromotionRow | undefined> {
  const { rows } = await sql<PromotionRow>`
    select ${COLUMNS} from promotions.promotions p where p.id = ${id} and ${ownedBy(workspaceId)} for update`.execute(db)
  return rows[0]
}

/** Whether another promotion that is not archived has this code. */
export async function isCodeTaken(db: Db, code: string, except: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from promotions.promotions where code = ${code} and archived_at is null and id <> ${except}`.execute(db)
  return rows.length > 0
}

/** Updates a locked promotion. Recounts its uses, because they are only counted at purchase if there is a limit. */
export async function updatePromotion(db: Db, id: string, { name, offer, ...terms }: PromotionTerms): Promise<void> {
  await promotions(db)
    .updateTable('promotions.promotions')
    .set({
      ...terms,
      name: JSON.stringify(name),
      offer: JSON.stringify(offer),
      version: sql`version + 1`,
      uses: sql`(select count(*) from promotions.redemptions r where r.promotion_id = promotions.id and r.status <> 'released')`,
    })
    .where('id', '=', id)
    .execute()
}

export async function setPaused(db: Db, id: string, pausedAt: Date | null): Promise<void> {
  await sql`update promotions.promotions set paused_at = ${pausedAt}, version = version + 1 where id = ${id}`.execute(db)
}

/** Deletes a promotion that was never used. */
export async function deletePromotion(db: Db, id: string): Promise<void> {
  await promotions(db).deleteFrom('promotions.promotions').where('id', '=', id).execute()
}

export async function archivePromotion(db: Db, id: string, now: Date): Promise<void> {
  await sql`update promotions.promotions set archived_at = ${now}, version = version + 1 where id = ${id}`.execute(db)
}

export type PromotionFilter = { workspaceId: string | null; q?: string | undefined; state?: PromotionState | undefined; now: Date }

const LATEST: Sorting<Pick<PromotionRow, 'id' | 'createdAt'>> = {
  name: 'latest promotions',
  by: sql`p.created_at`,
  cast: 'timestamptz',
  id: sql`p.id`,
  direction: 'desc',
  keyOf: ({ createdAt, id }) => [createdAt.toISOString(), id],
}

export async function listPromotionRows(db: Db, filter: PromotionFilter, paging: Paging) {
  return listPage<PromotionRow>(db, {
    ...paging,
    sort: LATEST,
    where: conditions(filter),
    countFrom: sql`promotions.promotions p`,
    select: (page) => sql`select ${COLUMNS} from promotions.promotions p ${page}`,
  })
}

/** Promotions of the workspaces, and of the platform for administrators, that are not archived. */
export async function findPromotionIds(
  db: Db,
  { workspaceIds, platform, q }: { workspaceIds: readonly string[]; platform: boolean; q: string },
  paging: Paging,
): Promise<Page<Pick<PromotionRow, 'id' | 'createdAt'>> & { total: Total }> {
  const pattern = containing(q.toLowerCase())
  return listPage<Pick<PromotionRow, 'id' | 'createdAt'>>(db, {
    ...paging,
    sort: { ...LATEST, name: 'found promotions' },
    where: [
      platform ? sql`(p.workspace_id = any(${workspaceIds}) or p.workspace_id is null)` : sql`p.workspace_id = any(${workspaceIds})`,
      sql`p.archived_at is null`,
      sql`(lower(p.code) like ${pattern} or lower(p.name::text) like ${pattern})`,
    ],
    countFrom: sql`promotions.promotions p`,
    select: (page) => sql`select p.id, p.created_at from promotions.promotions p ${page}`,
  })
}

export type PromotionHead = Pick<PromotionRow, 'id' | 'workspaceId' | 'name' | 'code'>

export async function loadPromotionHeads(db: Db, ids: readonly string[]): Promise<PromotionHead[]> {
  const { rows } = await sql<PromotionHead>`
    select p.id, p.workspace_id, p.name, p.code from promotions.promotions p where p.id = any(${ids})`.execute(db)
  return rows
}

function conditions({ workspaceId, q, state, now }: PromotionFilter): Conditions {
  const pattern = q && containing(q.toLowerCase())
  const over = sql`(p.ends_at <= ${now} or p.uses >= p.max_uses)`
  const going = sql`p.archived_at is null and ${over} is not true`
  const states: Record<PromotionState, RawBuilder<unknown>> = {
    archived: sql`p.archived_at is not null`,
    ended: sql`p.archived_at is null and ${over}`,
    paused: sql`${going} and p.paused_at is not null`,
    scheduled: sql`${going} and p.paused_at is null and p.starts_at > ${now}`,
    active: sql`${going} and p.paused_at is null and p.starts_at <= ${now}`,
  }
  return [
    ownedBy(workspaceId),
    state ? states[state] : sql`p.archived_at is null`,
    pattern ? sql`(lower(p.code) like ${pattern} or lower(p.name::text) like ${pattern})` : null,
  ]
}
