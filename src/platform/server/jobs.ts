/** Background work as rows with a due time, run by graphile-worker (workers.ts): retried with backoff, parked after 8 tries. */
import { Logger, runMigrations, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import { hearingTask } from './dispatcher.ts'
import { addJobAt } from './jobs.sql.ts'
import type { Kernel } from './kernel.ts'
import { hearDueFacts, type Listener } from './listeners.ts'
import type { Log } from './log.ts'
import type { Tx } from './transact.ts'

/** A background task of a domain, named `<domain>:<whatItDoes>`. `run` is tried again when it throws; it must be safe to repeat. */
export type Task = { name: string; run(kernel: Kernel, payload: unknown): Promise<void>; cron?: string }

export const MAX_TRIES = 8

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
