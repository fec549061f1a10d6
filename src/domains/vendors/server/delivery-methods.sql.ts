import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
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
  active: boolean
  position: number
  version: number
}

const METHOD = sql.raw(
  `workspace_id, id, kind, name, price_minor, free_over_minor, min_days, max_days, countries, active, position, version`,
)

export async function insertDeliveryMethod(db: Db, method: DeliveryMethod): Promise<void> {
  await vendors(db)
    .insertInto('vendors.deliveryMethods')
    .values({ ...method, name: JSON.stringify(method.name) })
    .execute()
}

/** What can be chosen now, each vendor's in its order. */
export async function activeMethodsOf(db: Db, workspaceIds: readonly string[]): Promise<DeliveryMethod[]> {
  const { rows } = await sql<DeliveryMethod>`
    select ${METHOD}
    from vendors.delivery_methods where workspace_id = any(${workspaceIds}) and active order by workspace_id, position, id`.execute(db)
  return rows
}

/** One method that can be chosen now. */
export async function offeredMethod(db: Db, id: string): Promise<Pick<DeliveryMethod, 'workspaceId'> | undefined> {
  return vendors(db)
    .selectFrom('vendors.deliveryMethods')
    .select('workspaceId')
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst()
}

/** All of one vendor, in its order. */
export async function methodsOf(db: Db, workspaceId: string): Promise<DeliveryMethod[]> {
  const { rows } = await sql<DeliveryMethod>`
    select ${METHOD} from vendors.delivery_methods where workspace_id = ${workspaceId} order by position, id`.execute(db)
  return rows
}

/** The same, locked with their vendor until the transaction ends. */
export async function lockMethodsOf(db: Db, workspaceId: string): Promise<DeliveryMethod[]> {
  await sql`select 1 from vendors.vendors where workspace_id = ${workspaceId} for update`.execute(db)
  return methodsOf(db, workspaceId)
}

export async function putDeliveryMethod(db: Db, { workspaceId, id, name, ...method }: DeliveryMethod): Promise<void> {
  await vendors(db)
    .updateTable('vendors.deliveryMethods')
    .set({ ...method, name: JSON.stringify(name) })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

/** False when there is none. */
export async function deleteDeliveryMethod(db: Db, workspaceId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await vendors(db)
    .deleteFrom('vendors.deliveryMethods')
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
