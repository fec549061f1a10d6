/**
 * Runs jobs while the process is running. The jobs of a crashed worker stay locked for hours, so every process holds an advisory
 * lock for its workers, and a sweep unlocks the jobs of workers without a lock. When the database connection is lost, so is the
 * lock: the workers are stopped and started again with a new lock.
 */
import { randomBytes } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { makeWorkerUtils, run, type WorkerEvents, type WorkerUtils } from 'graphile-worker'
import type pg from 'pg'
import { queueDueDeliveries } from './dispatcher.ts'
import { type Task, taskList, toCrontab, workerLogger } from './jobs.ts'
import type { Listener } from './listeners.ts'
import type { Services } from './services.ts'

const SWEEP_MS = 10_000
const RESTART_MS = 500
/** On stop, running jobs get this much time to finish. */
const STOP_MS = 20_000
const CLOSE_MS = 2000

/** `openPool` opens separate connections for the workers, so that closing them releases everything a broken run still holds. */
export type WorkerOptions = { openPool(): pg.Pool; tasks: readonly Task[]; listeners: readonly Listener[]; concurrency: number }
export type Workers = { stop(): Promise<void> }

/** Throws when the first start fails. Later failures are retried until the workers start. */
export async function startWorkers(services: Services, options: WorkerOptions): Promise<Workers> {
  let stopping = false
  let shift = await startRun(services, options)

  async function relieve() {
    while (!stopping) {
      await shift.over
      await shift.end()
      while (!stopping) {
        await pause(RESTART_MS)
        try {
          shift = await startRun(services, options)
          break
        } catch (error) {
          services.log.warn({ error }, 'the workers cannot start; trying again')
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

/** One run of the workers. `over` resolves when their lock is lost or they have stopped; `end` may be called twice. */
type WorkerRun = { over: Promise<void>; end(): Promise<void> }

async function startRun(services: Services, { openPool, tasks, listeners, concurrency }: WorkerOptions): Promise<WorkerRun> {
  const pool = openPool()
  try {
    return await runWorkers(services, pool, tasks, listeners, concurrency)
  } catch (error) {
    void pool.end().catch(() => {})
    throw error
  }
}

async function runWorkers(
  services: Services,
  pool: pg.Pool,
  tasks: readonly Task[],
  listeners: readonly Listener[],
  concurrency: number,
): Promise<WorkerRun> {
  const logger = workerLogger(services.log)
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
    // Jobs are locked with the pool's id, queues also with a worker's id, so both are registered.
    const register = (id: string) =>
      registrations.push(pool.query('insert into platform.workers (worker_id, lock_key) values ($1, $2)', [id, lockKey]))
    events.on('pool:create', ({ workerPool }) => register(workerPool.id))
    events.on('worker:create', ({ worker }) => register(worker.workerId))
    const timetable = { taskList: taskList(services, tasks, listeners), crontab: toCrontab(tasks) }
    const runner = await run({ pgPool: pool, logger, events, concurrency, noHandleSignals: true, pollInterval: 1000, ...timetable })
    const stopped = runner.promise.catch(() => {})
    await Promise.all(registrations).catch(async (error: unknown) => {
      await runner.stop().catch(() => {})
      throw error
    })
    const sweeper = setInterval(() => {
      sweepDeadWorkers(pool, utils)
        .then(() => queueDueDeliveries(services))
        .catch((error: unknown) => services.log.error({ error }, 'sweeping dead workers failed; trying again'))
    }, SWEEP_MS)

    let ending: Promise<void> | null = null
    const end = async () => {
      clearInterval(sweeper)
      // A queue that lost its database can wait for it forever, hence the time limit.
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

/** Unlocks the jobs of crashed worker processes and returns the number of their workers. */
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
