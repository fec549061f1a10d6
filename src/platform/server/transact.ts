/**
 * The one way to write: a transaction that retries what PostgreSQL asks to retry, answers a repeated idempotency key with
 * the first answer, and wakes the dispatcher when facts were announced in it.
 */
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Fact } from '#platform/shared/fact.ts'
import { newId } from '#platform/shared/ids.ts'
import { Failure } from './failure.ts'
import type { Call, Kernel, Tx } from './kernel.ts'
import * as sql from './platform.sql.ts'

export type { Tx } from './kernel.ts'

const RETRYABLE = new Set(['40001', '40P01'])
const MAX_TRIES = 4

/**
 * Runs `work` in one READ COMMITTED transaction. With an idempotency key the reply is stored in the same transaction: the
 * same key and body get the first reply, another body fails with IDEMPOTENCY_KEY_REUSED. Replies must be plain JSON; those of
 * operations that `refuse` repeats may hold secrets and are not stored: there the same key fails with ALREADY_DONE. Nothing outside the database may be called from `work`: it can run more than once.
 */
export async function transact<T>(call: Call, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { idempotency } = call
  if (!idempotency) return transactAs(call.kernel, work)
  return transactAs(call.kernel, async (tx) => {
    const scope = viewerScope(call)
    const claimed = await sql.claimIdempotencyKey(tx.db, scope, idempotency, tx.now)
    if (!claimed) {
      const first = await sql.findIdempotentReply(tx.db, scope, idempotency)
      if (!first || first.bodyHash !== idempotency.bodyHash) throw new Failure('IDEMPOTENCY_KEY_REUSED')
      if (idempotency.repeat === 'refuse') throw new Failure('ALREADY_DONE')
      return first.reply as T
    }
    const reply = await work(tx)
    if (idempotency.repeat === 'answer') await sql.storeIdempotentReply(tx.db, scope, idempotency, reply)
    return reply
  })
}

/** The same without a caller: for jobs, listeners and the seed. */
export async function transactAs<T>(kernel: Kernel, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const tx: Tx = { db: kernel.db, now: kernel.now(), kernel, facts: [] }
    try {
      const result = await kernel.db.transaction().execute(async (db) => {
        const done = await work(Object.assign(tx, { db }))
        await writeFacts(tx)
        return done
      })
      if (tx.facts.length > 0) kernel.wakeDispatcher()
      return result
    } catch (error) {
      if (attempt >= MAX_TRIES || !isRetryable(error)) throw error
      await pause(randomInt(5, 20) * attempt)
    }
  }
}

/**
 * A part of a transaction that may fail without the rest: what it wrote and announced is taken back, and what it threw is thrown.
 */
export async function attempt<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const { facts } = tx
  tx.facts = [...facts]
  await sql.savepoint(tx.db)
  try {
    const result = await work()
    await sql.releaseSavepoint(tx.db)
    return result
  } catch (error) {
    tx.facts = facts
    await sql.rollbackToSavepoint(tx.db)
    throw error
  }
}

/**
 * Says what became true. Facts are written beside the rows that made them true, in one insert before the commit. Who
 * listens is not the announcer's business.
 */
export function announce(tx: Tx, ...facts: Fact[]): void {
  tx.facts.push(...facts)
}

async function writeFacts({ db, now, facts }: Tx): Promise<void> {
  if (facts.length === 0) return
  await sql.insertFacts(
    db,
    facts.map((fact) => ({ id: newId('fact'), ...fact, happenedAt: now })),
  )
}

function viewerScope({ viewer }: Call): string {
  if (viewer.id === null) throw new Error('a write without a viewer: bind mints the guest first')
  return viewer.id
}

function isRetryable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && RETRYABLE.has(String(error.code))
}
