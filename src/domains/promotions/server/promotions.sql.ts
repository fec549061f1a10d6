import { type RawBuilder, sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { afterCursor, type Keyset, orderBy } from '#platform/server/keyset.ts'
import { COUNTED_EXACTLY, countedTotal, type Total } from '#platform/server/total.ts'
import type { PromotionState } from '../contract/states.ts'
import type { Offer } from '../contract.ts'
import type { Tables } from './db.types.ts'

const promotions = schemaOf<Tables>()

export type Names = { en: string; es: string; ar: string }

/** What somebody writes of a promotion. */
export type Terms = {
  name: Names
  code: string | null
  offer: Offer
  minimumMinor: number
  products: string[]
  categories: string[]
  vendors: string[]
  startsAt: Date
  endsAt: Date | null
  maxUses: number | null
  maxUsesPerCustomer: number | null
}

export type PromotionRow = Terms & {
  id: string
  workspaceId: string | null
  uses: number
  pausedAt: Date | null
  archivedAt: Date | null
  createdAt: Date
  version: number
}

export const COLUMNS = sql.raw(
  `p.id, p.workspace_id, p.name, p.code, p.offer, p.minimum_minor, p.products, p.categories, p.vendors, p.starts_at, p.ends_at, p.max_uses,
  p.max_uses_per_customer, p.uses, p.paused_at, p.archived_at, p.created_at, p.version`,
)

/** Whose they are: a vendor's, or (null) the platform's. */
const of = (workspaceId: string | null) => sql`p.workspace_id is not distinct from ${workspaceId}`

/** False when the code is taken. */
export async function insertPromotion(db: Db, { name, offer, ...row }: PromotionRow): Promise<boolean> {
  const inserted = await promotions(db)
    .insertInto('promotions.promotions')
    .values({ ...row, name: JSON.stringify(name), offer: JSON.stringify(offer) })
    .onConflict((conflict) => conflict.column('code').where('archivedAt', 'is', null).doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export async function promotionOf(db: Db, workspaceId: string | null, id: string): Promise<PromotionRow | undefined> {
  const { rows } = await sql<PromotionRow>`
    select ${COLUMNS} from promotions.promotions p where p.id = ${id} and ${of(workspaceId)}`.execute(db)
  return rows[0]
}

/** Locked: whoever uses it waits. */
export async function lockPromotion(db: Db, workspaceId: string | null, id: string): Promise<PromotionRow | undefined> {
  const { rows } = await sql<PromotionRow>`
    select ${COLUMNS} from promotions.promotions p where p.id = ${id} and ${of(workspaceId)} for update`.execute(db)
  return rows[0]
}

/** Whether another one that is not archived has this code. */
export async function isCodeTaken(db: Db, code: string, except: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from promotions.promotions where code = ${code} and archived_at is null and id <> ${except}`.execute(db)
  return rows.length > 0
}

/** Writes a locked one anew. Uses are counted again, because only what is limited is counted as it goes. */
export async function updatePromotion(db: Db, id: string, { name, offer, ...terms }: Terms): Promise<void> {
  await promotions(db)
    .updateTable('promotions.promotions')
    .set({
      ...{ ...terms, name: JSON.stringify(name), offer: JSON.stringify(offer) },
      version: sql`version + 1`,
      uses: sql`(select count(*) from promotions.redemptions r where r.promotion_id = promotions.id and r.status <> 'released')`,
    })
    .where('id', '=', id)
    .execute()
}

export async function setPaused(db: Db, id: string, pausedAt: Date | null): Promise<void> {
  await sql`update promotions.promotions set paused_at = ${pausedAt}, version = version + 1 where id = ${id}`.execute(db)
}

/** Away with what nobody ever used. */
export async function deletePromotion(db: Db, id: string): Promise<void> {
  await promotions(db).deleteFrom('promotions.promotions').where('id', '=', id).execute()
}

export async function archivePromotion(db: Db, id: string, now: Date): Promise<void> {
  await sql`update promotions.promotions set archived_at = ${now}, version = version + 1 where id = ${id}`.execute(db)
}

export type PromotionFilter = { workspaceId: string | null; q?: string | undefined; state?: PromotionState | undefined; now: Date }

export const LATEST: Keyset = { name: 'latest promotions', by: sql`p.created_at`, cast: 'timestamptz', id: sql`p.id`, direction: 'desc' }

export async function pageOfPromotions(
  db: Db,
  filter: PromotionFilter,
  cursor: string | undefined,
  limit: number,
): Promise<PromotionRow[]> {
  const after = afterCursor(LATEST, cursor)
  const { rows } = await sql<PromotionRow>`
    select ${COLUMNS} from promotions.promotions p
    where ${matching(filter)} ${after ? sql`and ${after}` : sql``} ${orderBy(LATEST)} limit ${limit + 1}`.execute(db)
  return rows
}

export async function countPromotions(db: Db, filter: PromotionFilter): Promise<Total> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select 1 from promotions.promotions p where ${matching(filter)} limit ${COUNTED_EXACTLY + 1}) m`.execute(db)
  return countedTotal(rows[0]?.count ?? 0)
}

function matching({ workspaceId, q, state, now }: PromotionFilter): RawBuilder<unknown> {
  const pattern = q && `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const over = sql`(p.ends_at <= ${now} or p.uses >= p.max_uses)`
  const going = sql`p.archived_at is null and ${over} is not true`
  const states: Record<PromotionState, RawBuilder<unknown>> = {
    archived: sql`p.archived_at is not null`,
    ended: sql`p.archived_at is null and ${over}`,
    paused: sql`${going} and p.paused_at is not null`,
    scheduled: sql`${going} and p.paused_at is null and p.starts_at > ${now}`,
    active: sql`${going} and p.paused_at is null and p.starts_at <= ${now}`,
  }
  return sql.join(
    [
      of(workspaceId),
      state ? states[state] : sql`p.archived_at is null`,
      ...(pattern ? [sql`(lower(p.code) like ${pattern} or lower(p.name::text) like ${pattern})`] : []),
    ],
    sql` and `,
  )
}
