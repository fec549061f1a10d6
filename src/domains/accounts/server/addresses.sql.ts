import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { SavedAddress } from '../contract.ts'
import type { Tables } from './db.types.ts'

const accounts = schemaOf<Tables>()

export async function addressesOf(db: Db, userId: string): Promise<SavedAddress[]> {
  const { rows } = await sql<SavedAddress>`
    select id, address, is_default, version from accounts.addresses where user_id = ${userId} order by created_at, id`.execute(db)
  return rows
}

/** The same, locked until the transaction ends, so that one of them stays the default. */
export async function lockAddressesOf(db: Db, userId: string): Promise<SavedAddress[]> {
  await sql`select 1 from accounts.users where id = ${userId} for update`.execute(db)
  return addressesOf(db, userId)
}

export async function insertAddress(db: Db, { address, ...row }: SavedAddress & { userId: string; createdAt: Date }): Promise<void> {
  await accounts(db)
    .insertInto('accounts.addresses')
    .values({ ...row, address: JSON.stringify(address) })
    .execute()
}

export async function putAddress(db: Db, userId: string, { id, address, version }: Omit<SavedAddress, 'isDefault'>): Promise<void> {
  await accounts(db)
    .updateTable('accounts.addresses')
    .set({ address: JSON.stringify(address), version })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .execute()
}

export async function deleteAddress(db: Db, userId: string, id: string): Promise<void> {
  await accounts(db).deleteFrom('accounts.addresses').where('userId', '=', userId).where('id', '=', id).execute()
}

/** This one and no other. */
export async function putDefault(db: Db, userId: string, id: string): Promise<void> {
  await sql`update accounts.addresses set is_default = false where user_id = ${userId} and is_default and id <> ${id}`.execute(db)
  await sql`update accounts.addresses set is_default = true where user_id = ${userId} and id = ${id}`.execute(db)
}
