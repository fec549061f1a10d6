import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Zone } from '../contract/zones.rules.ts'
import type { Tables } from './db.types.ts'

const vendors = schemaOf<Tables>()

/** Amounts in minor units of the base currency. */
export type DeliveryMethod = {
  workspaceId: string
  id: string
  kind: 'delivery' | 'pickup'
  name: Record<string, string>
  priceMinor: number
  freeOverMinor: number | null
  minDays: number
  maxDays: number
  countries: string[] | null
  zones: Zone[]
  defaultWeightGrams: number
  active: boolean
  position: number
  version: number
}

const METHOD = sql.raw(
  `workspace_id, id, kind, name, price_minor, free_over_minor, min_days, max_days, countries, zones, default_weight_grams, active, position, version`,
)

export async function insertDeliveryMethod(db: Db, method: DeliveryMethod): Promise<void> {
  await vendors(db)
    .insertInto('vendors.deliveryMethods')
    .values({ ...method, name: JSON.stringify(method.name), zones: JSON.stringify(method.zones) })
    .execute()
}

/** Active methods, sorted by vendor and position. */
export async function loadActiveMethods(db: Db, workspaceIds: readonly string[]): Promise<DeliveryMethod[]> {
  const { rows } = await sql<DeliveryMethod>`
    select ${METHOD}
    from vendors.delivery_methods where workspace_id = any(${workspaceIds}) and active order by workspace_id, position, id`.execute(db)
  return rows
}

/** Finds an active method. */
export async function findActiveMethod(db: Db, id: string): Promise<Pick<DeliveryMethod, 'workspaceId'> | undefined> {
  return vendors(db)
    .selectFrom('vendors.deliveryMethods')
    .select('workspaceId')
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst()
}

/** Active and inactive methods in order. */
export async function loadMethods(db: Db, workspaceId: string): Promise<DeliveryMethod[]> {
  const { rows } = await sql<DeliveryMethod>`
    select ${METHOD} from vendors.delivery_methods where workspace_id = ${workspaceId} order by position, id`.execute(db)
  return rows
}

export async function updateDeliveryMethod(
  db: Db,
  workspaceId: string,
  id: string,
  { name, zones, ...method }: Omit<DeliveryMethod, 'workspaceId' | 'id' | 'active' | 'position' | 'version'>,
): Promise<void> {
  await vendors(db)
    .updateTable('vendors.deliveryMethods')
    .set(({ eb }) => ({ ...method, name: JSON.stringify(name), zones: JSON.stringify(zones), version: eb('version', '+', 1) }))
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

export async function updateMethodActive(db: Db, workspaceId: string, id: string, active: boolean): Promise<void> {
  await vendors(db)
    .updateTable('vendors.deliveryMethods')
    .set(({ eb }) => ({ active, version: eb('version', '+', 1) }))
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

export async function updateMethodOrder(db: Db, workspaceId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update vendors.delivery_methods m set position = wanted.position - 1
    from unnest(${ids}::text[]) with ordinality as wanted(id, position)
    where m.workspace_id = ${workspaceId} and m.id = wanted.id`.execute(db)
}
