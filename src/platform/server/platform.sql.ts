/** Every statement on the schema `platform` that runs inside a caller's transaction. */
import { sql } from 'kysely'
import type { Fact } from '#platform/shared/fact.ts'
import { type Db, schemaOf } from './db.ts'
import type { Tables } from './db.types.ts'
import type { Idempotency } from './kernel.ts'

const platform = schemaOf<Tables>()

/** False when the key is taken. Waits for a twin that holds the key in an open transaction. */
export async function claimIdempotencyKey(
  db: Db,
  viewer: string,
  { operation, key, bodyHash }: Idempotency,
  createdAt: Date,
): Promise<boolean> {
  const inserted = await platform(db)
    .insertInto('platform.idempotencyKeys')
    .values({ viewer, operation, key, bodyHash, createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export async function findIdempotentReply(db: Db, viewer: string, { operation, key }: Idempotency) {
  return platform(db)
    .selectFrom('platform.idempotencyKeys')
    .select(['bodyHash', 'reply'])
    .where('viewer', '=', viewer)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirst()
}

export async function storeIdempotentReply(db: Db, viewer: string, { operation, key }: Idempotency, reply: unknown): Promise<void> {
  await platform(db)
    .updateTable('platform.idempotencyKeys')
    .set({ reply: JSON.stringify(reply ?? null) })
    .where('viewer', '=', viewer)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .execute()
}

export async function forgetIdempotencyKeysBefore(db: Db, time: Date): Promise<void> {
  await platform(db).deleteFrom('platform.idempotencyKeys').where('createdAt', '<', time).execute()
}

export async function forgetRepliesTo(db: Db, viewer: string): Promise<void> {
  await platform(db).deleteFrom('platform.idempotencyKeys').where('viewer', '=', viewer).execute()
}

/** A statement takes 65,535 parameters, a fact five of them; a rebuild announces more than that. */
const FACTS_PER_STATEMENT = 5000

export async function insertFacts(db: Db, facts: (Fact & { id: string; happenedAt: Date })[]): Promise<void> {
  for (let first = 0; first < facts.length; first += FACTS_PER_STATEMENT) {
    const rows = facts
      .slice(first, first + FACTS_PER_STATEMENT)
      .map(({ id, type, aggregate, payload, happenedAt }) => ({ id, type, aggregate, payload: JSON.stringify(payload), happenedAt }))
    await platform(db).insertInto('platform.facts').values(rows).execute()
  }
}

export async function savepoint(db: Db): Promise<void> {
  await sql`savepoint attempted`.execute(db)
}

export async function releaseSavepoint(db: Db): Promise<void> {
  await sql`release savepoint attempted`.execute(db)
}

/** And forgets it. */
export async function rollbackToSavepoint(db: Db): Promise<void> {
  await sql`rollback to savepoint attempted`.execute(db)
  await sql`release savepoint attempted`.execute(db)
}
