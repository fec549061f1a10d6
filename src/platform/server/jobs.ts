/**
 * Background work as rows with a due time, run by graphile-worker: retried with backoff, parked after 8 tries. A worker
 * that dies keeps its jobs locked for hours, so every process holds an advisory lock for its workers, and a sweep frees the
 * jobs of those whose lock is free.
 */
import { randomBytes } from 'node:crypto'
import { EventEmitter } from 'node:events'
import {
  Logger,
  makeWorkerUtils,
  type Runner,
  run,
  runMigrations,
  type TaskList,
  type WorkerEvents,
  type WorkerUtils,
} from 'graphile-worker'
import type pg from 'pg'
import { hearingTask, remindListeners } from './dispatcher.ts'
import { addJobAt } from './jobs.sql.ts'
import type { Kernel } from './kernel.ts'
import { hearDueFacts, type Listener } from './listeners.ts'
import type { Log } from './log.ts'
import type { Tx } from './transact.ts'

/** A background task of a domain, named `<domain>:<whatItDoes>`. `run` is tried again when it throws; it must be safe to repeat. */
export type Task = { name: string; run(kernel: Kernel, payload: unknown): Promise<void>; cron?: string }

export const MAX_TRIES = 8
const SWEEP_MS = 10_000

export function defineTask<P>(name: string, run: (kernel: Kernel, payload: P) => Promise<void>, cron?: string): Task {
  return { name, run: run as Task['run'], ...(cron ? { cron } : {}) }
}

/** All tasks by name: those of the domains and one per listener. */
export function taskList(kernel: Kernel, tasks: readonly Task[], listeners: readonly Listener[]): TaskList {
  const list: TaskList = {}
  for (const task of tasks) list[task.name] = (payload) => task.run(kernel, payload)
  for (const listener of listeners) list[hearingTask(listener.name)] = () => hearDueFacts(kernel, listener)
  return list
}

export function crontabOf(tasks: readonly Task[]): string {
  return tasks
    .filter((task) => task.cron)
    .map((task) => `${task.cron} ${task.name} ?max=${MAX_TRIES}&jobKey=${task.name}`)
    .join('\n')
}

/** The queue's own tables. */
export async function migrateJobs(pool: pg.Pool, log: Log): Promise<void> {
  await runMigrations({ pgPool: pool, logger: workerLogger(log) })
}

export type Workers = { stop(): Promise<void> }

export async function startWorkers(
  kernel: Kernel,
  options: { pool: pg.Pool; tasks: readonly Task[]; listeners: readonly Listener[]; concurrency: number },
): Promise<Workers> {
  const { pool, tasks, listeners, concurrency } = options
  const logger = workerLogger(kernel.log)
  const utils = await makeWorkerUtils({ pgPool: pool, logger })
  const holder = await pool.connect()
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
    const runner: Runner = await run({
      pgPool: pool,
      logger,
      events,
      concurrency,
      noHandleSignals: true,
      pollInterval: 1000,
      taskList: taskList(kernel, tasks, listeners),
      crontab: crontabOf(tasks),
    })
    await Promise.all(registrations)
    const sweeper = setInterval(() => {
      sweepDeadWorkers(pool, utils)
        .then(() => remindListeners(kernel))
        .catch((error: unknown) => kernel.log.error({ error }, 'sweeping dead workers failed; trying again'))
    }, SWEEP_MS)

    return {
      async stop() {
        clearInterval(sweeper)
        await runner.stop()
        await pool.query('delete from platform.workers where lock_key = $1', [lockKey])
        holder.release(true)
        await utils.release()
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

/** Puts a job of a domain's task into the queue, due at `runAt`. For listeners and tasks; verbs announce facts instead. */
export async function enqueue(tx: Tx, task: Task, payload: object, runAt: Date): Promise<void> {
  await addJobAt(tx.db, { identifier: task.name, payload, runAt, maxAttempts: MAX_TRIES })
}

/** The queue's own words, in our log: what went wrong only. */
export function workerLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error') log.error({ meta }, message)
    else if (level === 'warning') log.warn({ meta }, message)
  })
}
