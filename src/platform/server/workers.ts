/**
 * Runs jobs, for as long as the process lives. A worker that dies keeps its jobs locked for hours, so every process holds an
 * advisory lock for its workers, and a sweep frees the jobs of those whose lock is free. When the database goes away the
 * lock goes with it: then the workers are ended and begun anew, under a new lock.
 */
import { randomBytes } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { makeWorkerUtils, run, type WorkerEvents, type WorkerUtils } from 'graphile-worker'
import type pg from 'pg'
import { remindListeners } from './dispatcher.ts'
import { crontabOf, type Task, taskList, workerLogger } from './jobs.ts'
import type { Kernel } from './kernel.ts'
import type { Listener } from './listeners.ts'

const SWEEP_MS = 10_000
const RESTART_MS = 500
/** Running jobs are let finish this long at a stop. */
const STOP_MS = 20_000
const CLOSE_MS = 2000

/** `openPool` opens connections of the workers' own: whatever a broken shift still holds goes away with them. */
export type WorkerOptions = { openPool(): pg.Pool; tasks: readonly Task[]; listeners: readonly Listener[]; concurrency: number }
export type Workers = { stop(): Promise<void> }

/** Throws when the workers cannot be started the first time; later they are started again until they can. */
export async function startWorkers(kernel: Kernel, options: WorkerOptions): Promise<Workers> {
  let stopping = false
  let shift = await beginShift(kernel, options)

  async function relieve() {
    while (!stopping) {
      await shift.over
      await shift.end()
      while (!stopping) {
        await pause(RESTART_MS)
        try {
          shift = await beginShift(kernel, options)
          break
        } catch (error) {
          kernel.log.warn({ error }, 'the workers cannot start; trying again')
        }
      }
    }
  }

  const relieved = relieve()
  return {
    async stop() {
      stopping = true
      await shift.end()
      await relieved
      await shift.end()
    },
  }
}

/** One life of the workers. `over` resolves when their lock is lost or they have stopped; `end` may be called twice. */
type Shift = { over: Promise<void>; end(): Promise<void> }

async function beginShift(kernel: Kernel, { openPool, tasks, listeners, concurrency }: WorkerOptions): Promise<Shift> {
  const pool = openPool()
  try {
    return await work(kernel, pool, tasks, listeners, concurrency)
  } catch (error) {
    void pool.end().catch(() => {})
    throw error
  }
}

async function work(
  kernel: Kernel,
  pool: pg.Pool,
  tasks: readonly Task[],
  listeners: readonly Listener[],
  concurrency: number,
): Promise<Shift> {
  const logger = workerLogger(kernel.log)
  const utils = await makeWorkerUtils({ pgPool: pool, logger })
  const holder = await pool.connect()
  let broken = false
  const lost = new Promise<void>((resolve) => {
    const lose = () => {
      broken = true
      resolve()
    }
    holder.once('error', lose)
    holder.once('end', lose)
  })
  try {
    const lockKey = randomBytes(6).readUIntBE(0, 6)
    await holder.query('select pg_advisory_lock($1)', [lockKey])
    await sweepDeadWorkers(pool, utils)

    const events: WorkerEvents = new EventEmitter()
    const registrations: Promise<unknown>[] = []
    // Jobs are locked in the name of the pool, queues also in that of a worker.
    const register = (id: string) =>
      registrations.push(pool.query('insert into platform.workers (worker_id, lock_key) values ($1, $2)', [id, lockKey]))
    events.on('pool:create', ({ workerPool }) => register(workerPool.id))
    events.on('worker:create', ({ worker }) => register(worker.workerId))
    const timetable = { taskList: taskList(kernel, tasks, listeners), crontab: crontabOf(tasks) }
    const runner = await run({ pgPool: pool, logger, events, concurrency, noHandleSignals: true, pollInterval: 1000, ...timetable })
    const stopped = runner.promise.catch(() => {})
    await Promise.all(registrations)
    const sweeper = setInterval(() => {
      sweepDeadWorkers(pool, utils)
        .then(() => remindListeners(kernel))
        .catch((error: unknown) => kernel.log.error({ error }, 'sweeping dead workers failed; trying again'))
    }, SWEEP_MS)

    let ending: Promise<void> | null = null
    const end = async () => {
      clearInterval(sweeper)
      // A queue that lost its database can wait for it for ever.
      await Promise.race([runner.stop().catch(() => {}), pause(broken ? CLOSE_MS : STOP_MS)])
      await pool.query('delete from platform.workers where lock_key = $1', [lockKey]).catch(() => {})
      holder.release(true)
      await Promise.resolve(utils.release()).catch(() => {})
      await Promise.race([pool.end().catch(() => {}), pause(CLOSE_MS)])
    }
    return {
      over: Promise.race([lost, stopped]),
      end() {
        ending ??= end()
        return ending
      },
    }
  } catch (error) {
    holder.release(true)
    await utils.release()
    throw error
  }
}

/** Frees the jobs of worker processes that are gone. Answers how many workers those were. */
export async function sweepDeadWorkers(pool: pg.Pool, utils: Pick<WorkerUtils, 'forceUnlockWorkers'>): Promise<number> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ lock_key: number; worker_ids: string[] }>(
      'select lock_key, array_agg(worker_id) as worker_ids from platform.workers group by lock_key',
    )
    let freed = 0
    for (const { lock_key: lockKey, worker_ids: workerIds } of rows) {
      const { rows: got } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [lockKey])
      if (!got[0]?.free) continue
      await utils.forceUnlockWorkers(workerIds)
      await client.query('delete from platform.workers where lock_key = $1', [lockKey])
      await client.query('select pg_advisory_unlock($1)', [lockKey])
      freed += workerIds.length
    }
    return freed
  } finally {
    client.release()
  }
}
