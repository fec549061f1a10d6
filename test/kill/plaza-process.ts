/**
 * A Plaza in its own process, for tests that kill it. It can kill itself at one statement of a checkout, before it is sent or after its
 * answer came: for the database this is like a power loss.
 */

import { createHmac } from 'node:crypto'
import { flushCompileCache } from 'node:module'
import pg from 'pg'
import type { ServerBuild } from 'react-router'
import { openPlaza } from '#app/server/plaza.ts'
import { tasks } from '#app/server/wiring.ts'
import { parseTrustedProxies } from '#platform/server/client-address.ts'
import { defineTask } from '#platform/server/jobs.ts'
import { withPayments } from '#test/plaza/payments-config.ts'
import type { ChildMessage, KillPoint, StatementKillPoint } from './process.ts'

const { databaseUrl, dataDir, killAt, dieAt, slowTask } = JSON.parse(process.argv[2] ?? '{}') as {
  databaseUrl: string
  dataDir: string
  killAt: KillPoint | null
  dieAt: StatementKillPoint | null
  slowTask: boolean
}

let statements = 0
let checkingOut: pg.Client | null = null
const query = pg.Client.prototype.query as (...args: unknown[]) => Promise<unknown>

pg.Client.prototype.query = async function watched(this: pg.Client, ...args: unknown[]) {
  const text = typeof args[0] === 'string' ? args[0] : String((args[0] as { text?: string }).text)
  const values = JSON.stringify(args[1] ?? (args[0] as { values?: unknown }).values ?? null)
  if (text.includes('idempotency_keys') && text.startsWith('insert') && values.includes('checkout.placeOrder')) {
    checkingOut = this
    statements = 0
  }
  const fatal = dieAt !== null && writes(text) && text.includes(dieAt.words)
  if (fatal && dieAt?.when === 'before') process.kill(process.pid, 'SIGKILL')
  if (checkingOut !== this) {
    const answer = await query.apply(this, args)
    if (fatal) process.kill(process.pid, 'SIGKILL')
    return answer
  }
  statements += 1
  const here = statements
  if (killAt?.statement === here && killAt.when === 'before') process.kill(process.pid, 'SIGKILL')
  const result = await query.apply(this, args)
  if (killAt?.statement === here && killAt.when === 'after') process.kill(process.pid, 'SIGKILL')
  if (text === 'commit' || text === 'rollback') {
    checkingOut = null
    sendToParent({ checkoutTook: here })
  }
  return result
} as typeof pg.Client.prototype.query

function writes(text: string): boolean {
  return /^\s*(insert|update|delete)\b/.test(text)
}

if (slowTask) {
  const task = defineTask<{ mark: string; die: boolean }>('test:slow', async (services, { mark, die }) => {
    const { sql } = await import('kysely')
    await sql`insert into job_marks (mark, pid) values (${mark}, ${process.pid})`.execute(services.db)
    sendToParent({ started: mark })
    if (die) await new Promise(() => {})
    await sql`update job_marks set done_at = now() where mark = ${mark} and done_at is null`.execute(services.db)
  })
  ;(tasks as (typeof task)[]).push(task)
}

const plaza = await openPlaza(
  Object.freeze({
    databaseUrl,
    databaseDirectUrl: null,
    redisUrl: null,
    publicUrl: null,
    // Guests of the tests have addresses of their own.
    trustedProxies: parseTrustedProxies('127.0.0.1') ?? [],
    // A demo's mailbox needs a web build, and there is none.
    smtpUrl: dieAt === null ? null : 'smtp://127.0.0.1:9',
    mailFrom: { name: 'Plaza', address: 'plaza@localhost' },
    securityContact: 'mailto:plaza@localhost',
    dataDir,
    s3: null,
    role: 'all',
    host: '127.0.0.1',
    port: 0,
    metricsToken: null,
    backup: { daily: false, passphrase: null },
    demo: dieAt !== null,
    logLevel: (process.env['PLAZA_KILL_LOG'] ?? 'silent') as 'silent',
    domains: withPayments({ testCards: dieAt !== null }),
    secretFor: (purpose: string) => createHmac('sha256', 'test').update(purpose).digest(),
  } as const),
  databaseUrl,
  // These tests ask the API only.
  async () => ({ entry: { module: {} }, routes: {} }) as unknown as ServerBuild,
)
// A killed process writes no cache at its end.
flushCompileCache()
sendToParent({ url: plaza.url })
process.once('disconnect', () => process.exit(0))
process.once('SIGTERM', () => void plaza.stop().then(() => process.exit(0)))

function sendToParent(word: ChildMessage): void {
  process.send?.(word)
}
