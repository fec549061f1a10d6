/** All statements on the schema `platform` that run inside the caller's transaction. */
import { sql } from 'kysely'
import type { DomainEvent } from '#platform/shared/domain-event.ts'
import { type Db, schemaOf } from './db.ts'
import type { Tables } from './db.types.ts'
import type { Idempotency } from './services.ts'

const platform = schemaOf<Tables>()

/** Returns false when the key is taken. Waits for a concurrent transaction that holds the key. */
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

export async function deleteIdempotencyKeysBefore(db: Db, time: Date): Promise<void> {
  await platform(db).deleteFrom('platform.idempotencyKeys').where('createdAt', '<', time).execute()
}

export async function deleteIdempotencyKeysFor(db: Db, viewer: string): Promise<void> {
  await platform(db).deleteFrom('platform.idempotencyKeys').where('viewer', '=', viewer).execute()
}

/** A statement takes 65,535 parameters and an event needs five; a rebuild publishes more events than that. */
const EVENTS_PER_STATEMENT = 5000

export async function insertEvents(db: Db, events: (DomainEvent & { id: string; happenedAt: Date })[]): Promise<void> {
  for (let first = 0; first < events.length; first += EVENTS_PER_STATEMENT) {
    const rows = events
      .slice(first, first + EVENTS_PER_STATEMENT)
      .map(({ id, type, aggregate, payload, happenedAt }) => ({ id, type, aggregate, payload: JSON.stringify(payload), happenedAt }))
    await platform(db).insertInto('platform.events').values(rows).execute()
  }
}

export async function savepoint(db: Db): Promise<void> {
  await sql`savepoint attempted`.execute(db)
}

export async function releaseSavepoint(db: Db): Promise<void> {
  await sql`release savepoint attempted`.execute(db)
}

/** Rolls back to the savepoint and releases it. */
export async function rollbackToSavepoint(db: Db): Promise<void> {
  await sql`rollback to savepoint attempted`.execute(db)
  await sql`release savepoint attempted`.execute(db)
}
