/**
 * `npm run bench -- realtime`: how long after a commit open streams hear of it, beside a bare NOTIFY of the same moments, and what a stream
 * costs. The commits are bare events, or messages between two people. The committing process is not the one that dispatches and serves the streams, so the way over the bus is included.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { createAccount } from '#domains/accounts/server/index.ts'
import { insertSession } from '#domains/accounts/server/sessions.sql.ts'
import { openThread, postToThread } from '#domains/messages/server/index.ts'
import { paymentChanged } from '#events/orders.ts'
import { openLog } from '#platform/server/log.ts'
import { insertEvents } from '#platform/server/platform.sql.ts'
import { openMessages } from '#platform/server/realtime/messages.ts'
import { postgresBus } from '#platform/server/realtime/postgres-bus.ts'
import { hashToken, newSecretToken } from '#platform/server/secret-tokens.ts'
import type { Services } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { systemTimers } from '#platform/shared/timers.ts'
import { type Run, summarizeRun } from './measure.ts'
import { type OpenShop, openShop } from './open-shop.ts'
import { startWorker, type Worker } from './processes.ts'
import { currentCommit, describeMachine } from './report.ts'
import type { Arrivals, OpenStreams } from './streams.process.ts'

/** `what` is committed. */
export type RealtimeSize = { what: 'events' | 'messages'; streams: number; perSecond: number; seconds: number }
export type RealtimeResult = RealtimeSize & { heard: Run; floor: Run; lost: number; streamBytes: number }

/** Each person has this many browsers open, which all hear their signals. */
const BROWSERS = 5
/** Who hears of one commit: the person concerned, or both people of a conversation. */
const HEARERS = { events: 1, messages: 2 } as const
const FLOOR_CHANNEL = 'bench_floor'
/** Every this many commits, the same moment is measured with a bare NOTIFY. */
const FLOOR_EVERY = 5
const STRAGGLERS_MS = 3000

const SIZES: readonly RealtimeSize[] = [
  { what: 'events', streams: 1000, perSecond: 100, seconds: 20 },
  { what: 'events', streams: 5000, perSecond: 100, seconds: 20 },
  { what: 'messages', streams: 1000, perSecond: 100, seconds: 20 },
]

export async function runRealtime({ say }: { say(line: string): void }): Promise<string> {
  const shop = await openShop(40)
  try {
    const results: RealtimeResult[] = []
    for (const size of SIZES) {
      const result = await measureRealtime(shop, size)
      say(`${size.what}, ${size.streams} streams: p95 ${result.heard.p95.toFixed(1)} ms, NOTIFY ${result.floor.p95.toFixed(1)} ms`)
      results.push(result)
    }
    const { rows } = await shop.bench.pool.query<{ version: string }>(
      "select split_part(current_setting('server_version'), ' ', 1) as version",
    )
    return formatRealtime(results, rows[0]?.version ?? '')
  } finally {
    await shop.close()
  }
}

export async function measureRealtime(shop: OpenShop, size: RealtimeSize): Promise<RealtimeResult> {
  const { bench, plaza, services, env } = shop
  const browsers = startWorker('streams.process.ts', env)
  const messages = await openMessages({
    openBus: postgresBus(env.DATABASE_URL, openLog('warn')),
    listener: null,
    log: openLog('warn'),
    timers: systemTimers,
  })
  try {
    const people = await createPeople(services, Math.ceil(size.streams / BROWSERS))
    const before = await plaza.ask<number>('residentBytes')
    const sessions = people.map(({ session }) => session)
    const streams = await browsers.ask<number>('open', {
      port: bench.plazaPort,
      sessions,
      perSession: BROWSERS,
      channel: FLOOR_CHANNEL,
    } satisfies OpenStreams)
    const after = await plaza.ask<number>('residentBytes')
    const work = await (size.what === 'messages' ? prepareMessages : prepareEvents)(services, people, size.perSecond * size.seconds)
    const committed = await commitSteadily(shop, work, size, messages.wake)
    await pause(STRAGGLERS_MS)
    const arrivals = await browsers.ask<Arrivals>('take')
    const heard = latencies(arrivals.streams, committed.events)
    return {
      ...size,
      streams,
      heard: summarizeRun(heard, size.seconds, 0),
      floor: summarizeRun(latencies(arrivals.floor, committed.floor), size.seconds, 0),
      lost: committed.events.size * BROWSERS * HEARERS[size.what] - heard.length,
      streamBytes: (after - before) / streams,
    }
  } finally {
    await stopBrowsers(browsers)
    await messages.close()
  }
}

async function stopBrowsers(browsers: Worker): Promise<void> {
  await browsers.ask('close').catch(() => undefined)
  await browsers.stop()
}

type Person = { userId: string; session: string }

async function createPeople(services: Services, count: number): Promise<Person[]> {
  const people: Person[] = []
  for (let number = 0; number < count; number += 1) {
    const username = `r${newId('u').slice(-14)}`
    people.push(
      await transactAsSystem(services, async (tx) => {
        const account = { email: `${username}@example.com`, username, role: 'user', passwordHash: 'none', language: 'en' } as const
        const { id: userId } = await createAccount(tx, account)
        const session = newSecretToken()
        const { now } = tx
        const times = { createdAt: now, lastSeenAt: now, authenticatedAt: now }
        await insertSession(tx.db, { id: newId('ses'), userId, tokenHash: hashToken(session), address: '', userAgent: '', ...times })
        return { userId, session }
      }),
    )
  }
  return people
}

/** One commit; `id` is what the signal names. */
type Work = { id: string; run(): Promise<unknown> }

const someone = (people: readonly Person[], index: number) => people[(index * 7919) % people.length]?.userId ?? ''

async function prepareEvents(services: Services, people: readonly Person[], count: number): Promise<Work[]> {
  return Array.from({ length: count }, (_, index) => {
    const id = `bench-${index}`
    const event = paymentChanged({ orderId: id, userId: someone(people, index), workspaceIds: [] })
    const write = (db: Services['db']) => insertEvents(db, [{ id: newId('evt'), ...event, happenedAt: services.now() }])
    return { id, run: () => services.db.transaction().execute(write) }
  })
}

/** Each message is the first one of a thread, so that its signal has an id of its own. */
async function prepareMessages(services: Services, people: readonly Person[], count: number): Promise<Work[]> {
  return transactAsSystem(services, async (tx) => {
    const work: Work[] = []
    for (let index = 0; index < count; index += 1) {
      const about = { type: 'bench', id: newId('bench') }
      const [userId, otherId] = [someone(people, index), someone(people, index + 1)]
      const id = await openThread(tx, { about, title: 'Bench', parties: [{ userId }, { userId: otherId }] })
      const post = { from: { kind: 'person', userId }, clientKey: id, text: 'Is it there yet?' } as const
      work.push({ id, run: () => transactAsSystem(services, (sending) => postToThread(sending, about, post)) })
    }
    return work
  })
}

type Committed = { events: Map<string, number>; floor: Map<string, number> }

/** Commits events at a steady rate, and returns when each commit was acknowledged. */
async function commitSteadily(
  { bench: { pool } }: OpenShop,
  work: readonly Work[],
  { perSecond }: RealtimeSize,
  wake: () => void,
): Promise<Committed> {
  const committed: Committed = { events: new Map(), floor: new Map() }
  const now = () => performance.timeOrigin + performance.now()
  const running: Promise<unknown>[] = []
  const from = performance.now()
  for (const [index, { id, run }] of work.entries()) {
    const wait = from + (index * 1000) / perSecond - performance.now()
    if (wait > 0) await pause(wait)
    const commit = run().then(async () => {
      committed.events.set(id, now())
      wake()
      if (index % FLOOR_EVERY > 0) return
      committed.floor.set(id, now())
      await pool.query('select pg_notify($1, $2)', [FLOOR_CHANNEL, id])
    })
    running.push(commit)
  }
  await Promise.all(running)
  return committed
}

function latencies(arrivals: readonly [id: string, at: number][], sent: ReadonlyMap<string, number>): number[] {
  return arrivals.flatMap(([id, at]) => {
    const since = sent.get(id)
    return since === undefined ? [] : [at - since]
  })
}

export function formatRealtime(results: readonly RealtimeResult[], postgres: string): string {
  const ms = (value: number) => value.toFixed(1)
  return [
    `### ${new Date().toISOString().slice(0, 10)}, ${currentCommit()}`,
    '',
    `${describeMachine(postgres)}. ${BROWSERS} browsers for each person; the browsers, Plaza, the committing process and PostgreSQL share the machine.`,
    '',
    '| committed | open streams | commits /s | heard /s | p50 ms | p95 ms | p99 ms | NOTIFY p50 ms | NOTIFY p95 ms | lost | memory of a stream |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...results.map(
      ({ what, streams, perSecond, heard, floor, lost, streamBytes }) =>
        `| ${what} | ${streams.toLocaleString('en-US')} | ${perSecond} | ${Math.round(heard.perSecond)} | ${ms(heard.p50)} | ${ms(heard.p95)} | ${ms(heard.p99)} | ${ms(floor.p50)} | ${ms(floor.p95)} | ${lost} | ${(streamBytes / 1024).toFixed(0)} kB |`,
    ),
  ].join('\n')
}
