import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { SavedAddress } from '../contract.ts'
import type { Tables } from './db.types.ts'

const accounts = schemaOf<Tables>()

export async function loadAddresses(db: Db, userId: string): Promise<SavedAddress[]> {
  const { rows } = await sql<SavedAddress>`
    select id, address, is_default, version from accounts.addresses where user_id = ${userId} order by created_at, id`.execute(db)
  return rows
}

/** Loads the addresses and locks the book until the transaction ends, so that exactly one address stays the default. */
export async function lockAddresses(db: Db, userId: string): Promise<SavedAddress[]> {
  await sql`select 1 from accounts.users where id = ${userId} for update`.execute(db)
  return loadAddresses(db, userId)
}

export async function insertAddress(db: Db, { address, ...row }: SavedAddress & { userId: string; createdAt: Date }): Promise<void> {
  await accounts(db)
    .insertInto('accounts.addresses')
    .values({ ...row, address: JSON.stringify(address) })
    .execute()
}

export async function updateAddressRow(db: Db, userId: string, { id, address, version }: Omit<SavedAddress, 'isDefault'>): Promise<void> {
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

/** Makes this address the only default. */
export async function setDefaultAddress(db: Db, userId: string, id: string): Promise<void> {
  await sql`update accounts.addresses set is_default = false where user_id = ${userId} and is_default and id <> ${id}`.execute(db)
  await sql`update accounts.addresses set is_default = true where user_id = ${userId} and id = ${id}`.execute(db)
}
