import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const accounts = schemaOf<Tables>()

/** `counter` is the use counter of the authenticator. Synced passkeys always report 0. */
export type PasskeyRow = {
  id: string
  userId: string
  name: string
  publicKey: Buffer
  counter: number
  transports: string[]
  createdAt: Date
  lastUsedAt: Date | null
}

const PASSKEY_COLUMNS = ['id', 'userId', 'name', 'publicKey', 'counter', 'transports', 'createdAt', 'lastUsedAt'] as const

/** Oldest first. */
export async function loadPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  return (await accounts(db)
    .selectFrom('accounts.passkeys')
    .select(PASSKEY_COLUMNS)
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()) as PasskeyRow[]
}

export async function findPasskey(db: Db, id: string): Promise<PasskeyRow | undefined> {
  return (await accounts(db).selectFrom('accounts.passkeys').select(PASSKEY_COLUMNS).where('id', '=', id).executeTakeFirst()) as
    | PasskeyRow
    | undefined
}

/** Returns false when an account already has this passkey. */
export async function insertPasskey(db: Db, { transports, ...passkey }: PasskeyRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await accounts(db)
    .insertInto('accounts.passkeys')
    .values({ ...passkey, transports: JSON.stringify(transports) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Returns false when the passkey is gone, or when its counter did not increase: then it was copied. */
export async function updatePasskeyCounter(db: Db, id: string, { counter, usedAt }: { counter: number; usedAt: Date }): Promise<boolean> {
  const { rows } = await sql`
    update accounts.passkeys set counter = ${counter}, last_used_at = ${usedAt}
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning 1`.execute(db)
  return rows.length === 1
}

export async function updatePasskeyName(db: Db, userId: string, id: string, name: string): Promise<PasskeyRow | undefined> {
  return (await accounts(db)
    .updateTable('accounts.passkeys')
    .set({ name })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(PASSKEY_COLUMNS)
    .executeTakeFirst()) as PasskeyRow | undefined
}

/** Returns false when the account has no such passkey. */
export async function deletePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await accounts(db)
    .deleteFrom('accounts.passkeys')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
