/** Background work as rows with a due time, run by graphile-worker (workers.ts): retried with backoff, parked after 8 tries. */
import { Logger, runMigrations, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import { eventDeliveryTaskName } from './dispatcher.ts'
import { addJobAt } from './jobs.sql.ts'
import { deliverDueEvents, type Listener } from './listeners.ts'
import type { Log } from './log.ts'
import type { Services } from './services.ts'
import type { Tx } from './transact.ts'

/** A background task of a domain, named `<domain>:<whatItDoes>`. `run` is retried when it throws, so it must be safe to repeat. */
export type Task = { name: string; run(services: Services, payload: unknown): Promise<void>; cron?: string }

export const MAX_ATTEMPTS = 8

export function defineTask<P>(name: string, run: (services: Services, payload: P) => Promise<void>, cron?: string): Task {
  return { name, run: run as Task['run'], ...(cron ? { cron } : {}) }
}

/** All tasks by name: those of the domains and one per listener. */
export function taskList(services: Services, tasks: readonly Task[], listeners: readonly Listener[]): TaskList {
  const list: TaskList = {}
  for (const task of tasks) list[task.name] = (payload) => task.run(services, payload)
  for (const listener of listeners) list[eventDeliveryTaskName(listener.name)] = () => deliverDueEvents(services, listener)
  return list
}

export function toCrontab(tasks: readonly Task[]): string {
  return tasks
    .filter((task) => task.cron)
    .map((task) => `${task.cron} ${task.name} ?max=${MAX_ATTEMPTS}&jobKey=${task.name}`)
    .join('\n')
}

/** Creates and updates the queue's tables. */
export async function migrateJobs(pool: pg.Pool, log: Log): Promise<void> {
  await runMigrations({ pgPool: pool, logger: workerLogger(log) })
}

/** Adds a job of a domain's task to the queue, due at `runAt`. For listeners and tasks; commands publish events instead. */
export async function enqueue(tx: Tx, task: Task, payload: object, runAt: Date): Promise<void> {
  await addJobAt(tx.db, { identifier: task.name, payload, runAt, maxAttempts: MAX_ATTEMPTS })
}

/** Passes only the queue's warnings and errors to our log. */
export function workerLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error') log.error({ meta }, message)
    else if (level === 'warning') log.warn({ meta }, message)
  })
}
