import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const accounts = schemaOf<Tables>()

export async function replaceRecoveryCodes(db: Db, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await deleteRecoveryCodes(db, userId)
  await accounts(db)
    .insertInto('accounts.recoveryCodes')
    .values(hashes.map((codeHash) => ({ userId, codeHash })))
    .execute()
}

/** Marks a code as used. Returns false when it does not exist or was used; of several concurrent calls one gets it. */
export async function consumeRecoveryCode(db: Db, userId: string, codeHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await accounts(db)
    .updateTable('accounts.recoveryCodes')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { left } = await accounts(db)
    .selectFrom('accounts.recoveryCodes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}

export async function deleteRecoveryCodes(db: Db, userId: string): Promise<void> {
  await accounts(db).deleteFrom('accounts.recoveryCodes').where('userId', '=', userId).execute()
}
