/**
 * Carries facts from the table to their listeners: one dispatcher per cluster, elected by an advisory lock, woken in process
 * and polling otherwise. A batch is one transaction: what each listener owes, one job per listener, one hint message.
 */
import type pg from 'pg'
import * as sql from './facts.sql.ts'
import type { Kernel } from './kernel.ts'
import { type Listener, MAX_HEARINGS } from './listeners.ts'
import { transactAs } from './transact.ts'

export const HINT_CHANNEL = 'plaza_hints'
/** `[type, aggregate]` of what changed. An empty list says: anything may have. */
export type Hint = [type: string, aggregate: string]

const DISPATCHER_LOCK = 0x506c617a
const BATCH = 500
const POLL_MS = 250
/** NOTIFY takes under 8000 bytes; a longer list is sent as «anything». */
const MAX_MESSAGE = 7000

/** The name of the task that lets `listener` hear. */
export function hearingTask(listener: string): string {
  return `hear:${listener}`
}

/** Tells one batch of facts on. Answers how many there were. */
export async function dispatchOnce(kernel: Kernel, listeners: readonly Listener[]): Promise<number> {
  return transactAs(kernel, async (tx) => {
    const facts = await sql.claimWaitingFacts(tx.db, BATCH)
    if (facts.length === 0) return 0
    const hearings = facts.flatMap((fact) =>
      listeners.filter(({ types }) => types.includes(fact.type)).map(({ name }) => ({ listener: name, fact })),
    )
    await sql.insertHearings(tx.db, hearings)
    await sql.addJobs(tx.db, [...new Set(hearings.map(({ listener }) => listener))].map(hearingJob))
    await sql.notifyHints(tx.db, HINT_CHANNEL, hintMessage(facts))
    return facts.length
  })
}

/** Adds a job for each listener that has something due: the net under jobs that were parked or lost. */
export async function remindListeners(kernel: Kernel): Promise<void> {
  await transactAs(kernel, async (tx) => sql.addJobs(tx.db, (await sql.listenersWithDueFacts(tx.db)).map(hearingJob)))
}

function hearingJob(listener: string) {
  return { identifier: hearingTask(listener), payload: {}, queueName: hearingTask(listener), maxAttempts: MAX_HEARINGS }
}

function hintMessage(facts: readonly { type: string; aggregate: string }[]): string {
  const hints = [...new Map(facts.map(({ type, aggregate }): [string, Hint] => [`${type} ${aggregate}`, [type, aggregate]])).values()]
  const message = JSON.stringify(hints)
  return Buffer.byteLength(message) > MAX_MESSAGE ? '[]' : message
}

export type Dispatcher = { wake(): void; stop(): Promise<void> }

/** Runs until stopped. Only the process that holds the lock dispatches; the others try for it as they poll. */
export function startDispatcher(kernel: Kernel, listeners: readonly Listener[], directPool: pg.Pool): Dispatcher {
  let stopped = false
  let wakeUp = () => {}
  let woken = false
  let holder: pg.PoolClient | null = null

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = globalThis.setTimeout(resolve, ms)
      wakeUp = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function elected(): Promise<boolean> {
    if (holder) return true
    const client = await directPool.connect()
    try {
      const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [DISPATCHER_LOCK])
      if (!rows[0]?.got) {
        client.release()
        return false
      }
    } catch (error) {
      client.release(true)
      throw error
    }
    client.once('error', () => {
      holder = null
      client.release(true)
    })
    holder = client
    return true
  }

  async function loop() {
    while (!stopped) {
      let told = 0
      try {
        woken = false
        if (await elected()) told = await dispatchOnce(kernel, listeners)
      } catch (error) {
        kernel.log.error({ error }, 'dispatching facts failed; trying again')
        await sleep(1000)
      }
      if (told < BATCH && !woken && !stopped) await sleep(POLL_MS)
    }
    holder?.release(true)
  }

  const running = loop()
  return {
    wake() {
      woken = true
      wakeUp()
    },
    async stop() {
      stopped = true
      wakeUp()
      await running
    },
  }
}
