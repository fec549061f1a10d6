/**
 * The only way to write: a transaction that retries serialization failures and deadlocks, answers a repeated idempotency key with
 * the first reply, and wakes the dispatcher when it published events.
 */
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { DomainEvent } from '#platform/shared/domain-event.ts'
import { newId } from '#platform/shared/ids.ts'
import { Failure } from './failure.ts'
import * as sql from './platform.sql.ts'
import type { OperationContext, Services, Tx } from './services.ts'

export type { Tx } from './services.ts'

const RETRYABLE = new Set(['40001', '40P01'])
const MAX_ATTEMPTS = 4

/**
 * Runs `work` in one READ COMMITTED transaction. With an idempotency key the reply is stored in the same transaction: the
 * same key and body get the first reply, another body fails with IDEMPOTENCY_KEY_REUSED. Replies must be plain JSON. With
 * `replay: 'reject'` the reply may hold secrets and is not stored: the same key fails with ALREADY_DONE. `work` can run more than
 * once, so it must not call anything outside the database.
 */
export async function transact<T>(ctx: OperationContext, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { idempotency } = ctx
  if (!idempotency) return transactAsSystem(ctx.services, work)
  return transactAsSystem(ctx.services, async (tx) => {
    const scope = viewerScope(ctx)
    const claimed = await sql.claimIdempotencyKey(tx.db, scope, idempotency, tx.now)
    if (!claimed) {
      const first = await sql.findIdempotentReply(tx.db, scope, idempotency)
      if (!first || first.bodyHash !== idempotency.bodyHash) throw new Failure('IDEMPOTENCY_KEY_REUSED')
      if (idempotency.replay === 'reject') throw new Failure('ALREADY_DONE')
      return first.reply as T
    }
    const reply = await work(tx)
    if (idempotency.replay === 'answer') await sql.storeIdempotentReply(tx.db, scope, idempotency, reply)
    return reply
  })
}

/** Runs a transaction without a caller: for jobs, listeners and demo data. */
export async function transactAsSystem<T>(services: Services, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const tx: Tx = { db: services.db, now: services.now(), services, events: [] }
    try {
      const result = await services.db.transaction().execute(async (db) => {
        const done = await work(Object.assign(tx, { db }))
        await writeEvents(tx)
        return done
      })
      if (tx.events.length > 0) services.wakeDispatcher()
      return result
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !isRetryable(error)) throw error
      await pause(randomInt(5, 20) * attempt)
    }
  }
}

/** Runs part of a transaction in a savepoint. When it throws, its writes and events are undone and the error is rethrown. */
export async function attempt<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const { events } = tx
  tx.events = [...events]
  await sql.savepoint(tx.db)
  try {
    const result = await work()
    await sql.releaseSavepoint(tx.db)
    return result
  } catch (error) {
    tx.events = events
    await sql.rollbackToSavepoint(tx.db)
    throw error
  }
}

/** Publishes events. They are written in one insert before the commit, in the same transaction as the change. */
export function publish(tx: Tx, ...events: DomainEvent[]): void {
  tx.events.push(...events)
}

async function writeEvents({ db, now, events }: Tx): Promise<void> {
  if (events.length === 0) return
  await sql.insertEvents(
    db,
    events.map((event) => ({ id: newId('evt'), ...event, happenedAt: now })),
  )
}

function viewerScope({ viewer }: OperationContext): string {
  if (viewer.id === null) throw new Error('a write without a viewer: bind mints the guest first')
  return viewer.id
}

function isRetryable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && RETRYABLE.has(String(error.code))
}
