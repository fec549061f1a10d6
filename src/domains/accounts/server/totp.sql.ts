import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const accounts = schemaOf<Tables>()

/** `secret` is encrypted; `enabledAt` is null until a code was confirmed. */
export type TotpRow = { secret: string; enabledAt: Date | null }

export async function findTotp(db: Db, userId: string): Promise<TotpRow | undefined> {
  return accounts(db).selectFrom('accounts.totp').select(['secret', 'enabledAt']).where('userId', '=', userId).executeTakeFirst()
}

/** Like `findTotp`, locked until the transaction ends. */
export async function lockTotp(db: Db, userId: string): Promise<TotpRow | undefined> {
  return accounts(db)
    .selectFrom('accounts.totp')
    .select(['secret', 'enabledAt'])
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

/** Replaces an unconfirmed secret. Returns false when two-step login is on. */
export async function upsertTotp(db: Db, totp: { userId: string; secret: string; createdAt: Date }): Promise<boolean> {
  const { rows } = await sql`
    insert into accounts.totp as t (user_id, secret, created_at) values (${totp.userId}, ${totp.secret}, ${totp.createdAt})
    on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at where t.enabled_at is null
    returning 1`.execute(db)
  return rows.length === 1
}

export async function enableTotp(db: Db, userId: string, { step, now }: { step: number; now: Date }): Promise<void> {
  await accounts(db).updateTable('accounts.totp').set({ enabledAt: now, lastStep: step }).where('userId', '=', userId).execute()
}

/** Uses up a time step and all earlier ones. Returns false when it was used; of several concurrent calls one gets it. */
export async function consumeTotpStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await accounts(db)
    .updateTable('accounts.totp')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('enabledAt', 'is not', null)
    .where('lastStep', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns false when two-step login is off. */
export async function deleteTotp(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await accounts(db)
    .deleteFrom('accounts.totp')
    .where('userId', '=', userId)
    .where('enabledAt', 'is not', null)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
