/**
 * A Plaza in a process of its own, for tests that kill it. It can be told to kill itself at one statement of a checkout,
 * before it is sent or after its answer came: from the database's side that is a process that lost its power there.
 */
import { createHmac } from 'node:crypto'
import pg from 'pg'
import type { ServerBuild } from 'react-router'
import { openPlaza } from '#app/server/plaza.ts'
import { tasks } from '#app/server/wiring.ts'
import { defineTask } from '#platform/server/jobs.ts'
import type { DeathPoint, KillPoint, Told } from './process.ts'

const { databaseUrl, dataDir, killAt, dieAt, slowTask } = JSON.parse(process.argv[2] ?? '{}') as {
  databaseUrl: string
  dataDir: string
  killAt: KillPoint | null
  dieAt: DeathPoint | null
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
    tell({ checkoutTook: here })
  }
  return result
} as typeof pg.Client.prototype.query

function writes(text: string): boolean {
  return /^\s*(insert|update|delete)\b/.test(text)
}

if (slowTask) {
  const task = defineTask<{ mark: string; die: boolean }>('test:slow', async (kernel, { mark, die }) => {
    const { sql } = await import('kysely')
    await sql`insert into job_marks (mark, pid) values (${mark}, ${process.pid})`.execute(kernel.db)
    tell({ started: mark })
    if (die) await new Promise(() => {})
    await sql`update job_marks set done_at = now() where mark = ${mark} and done_at is null`.execute(kernel.db)
  })
  ;(tasks as (typeof task)[]).push(task)
}

const plaza = await openPlaza(
  Object.freeze({
    ...{
      databaseUrl,
      databaseDirectUrl: null,
      publicUrl: null,
      chromium: null,
      trustedProxies: [],
      // A demo's mailbox is drawn by a build, and there is none.
      smtpUrl: dieAt === null ? null : 'smtp://127.0.0.1:9',
      mailFrom: { name: 'Plaza', address: 'plaza@localhost' },
      dataDir,
      s3: null,
      stripe: null,
      transferTo: 'Plaza House, EC00 0001',
      role: 'all',
      host: '127.0.0.1',
      port: 0,
    },
    ...{ metricsToken: null, demo: dieAt !== null, logLevel: (process.env['PLAZA_KILL_LOG'] ?? 'silent') as 'silent' },
    secretFor: (purpose: string) => createHmac('sha256', 'test').update(purpose).digest(),
  } as const),
  databaseUrl,
  // These tests ask the API only.
  async () => ({ entry: { module: {} }, routes: {} }) as unknown as ServerBuild,
)
tell({ url: plaza.url })
process.once('disconnect', () => process.exit(0))
process.once('SIGTERM', () => void plaza.stop().then(() => process.exit(0)))

function tell(word: Told): void {
  process.send?.(word)
}
