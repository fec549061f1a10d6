import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const accounts = schemaOf<Tables>()

export type EmailChange = { userId: string; email: string; emailKey: string; requestedAt: Date }

/** Replaces an earlier request. */
export async function upsertEmailChange(db: Db, change: EmailChange): Promise<void> {
  const { userId, ...rest } = change
  await accounts(db)
    .insertInto('accounts.emailChanges')
    .values(change)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(rest))
    .execute()
}

export async function findEmailChange(db: Db, userId: string): Promise<EmailChange | undefined> {
  return accounts(db)
    .selectFrom('accounts.emailChanges')
    .select(['userId', 'email', 'emailKey', 'requestedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst()
}

export async function deleteEmailChange(db: Db, userId: string): Promise<void> {
  await accounts(db).deleteFrom('accounts.emailChanges').where('userId', '=', userId).execute()
}
