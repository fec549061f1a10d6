import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const accounts = schemaOf<Tables>()

/** `counter` is how often the authenticator says it was used; those that several devices share say 0 for ever. */
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

const PASSKEY = ['id', 'userId', 'name', 'publicKey', 'counter', 'transports', 'createdAt', 'lastUsedAt'] as const

/** The oldest first. */
export async function passkeysOf(db: Db, userId: string): Promise<PasskeyRow[]> {
  return (await accounts(db)
    .selectFrom('accounts.passkeys')
    .select(PASSKEY)
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()) as PasskeyRow[]
}

export async function passkeyById(db: Db, id: string): Promise<PasskeyRow | undefined> {
  return (await accounts(db).selectFrom('accounts.passkeys').select(PASSKEY).where('id', '=', id).executeTakeFirst()) as
    | PasskeyRow
    | undefined
}

/** False when some account has it already. */
export async function insertPasskey(db: Db, { transports, ...passkey }: PasskeyRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await accounts(db)
    .insertInto('accounts.passkeys')
    .values({ ...passkey, transports: JSON.stringify(transports) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** False when it is gone, or its counter did not move on since: then there are two of it. */
export async function countUse(db: Db, id: string, { counter, usedAt }: { counter: number; usedAt: Date }): Promise<boolean> {
  const { rows } = await sql`
    update accounts.passkeys set counter = ${counter}, last_used_at = ${usedAt}
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning 1`.execute(db)
  return rows.length === 1
}

export async function renamePasskey(db: Db, userId: string, id: string, name: string): Promise<PasskeyRow | undefined> {
  return (await accounts(db)
    .updateTable('accounts.passkeys')
    .set({ name })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(PASSKEY)
    .executeTakeFirst()) as PasskeyRow | undefined
}

/** False when it is no passkey of this account. */
export async function deletePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await accounts(db)
    .deleteFrom('accounts.passkeys')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
