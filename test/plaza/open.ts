/**
 * A Plaza for one test file: its own database with the cast, the real doors on a port of its own, a clock that tests move.
 * No worker runs by itself; `settle` lets listeners and due jobs work until nothing is left.
 */
import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTaskListOnce } from 'graphile-worker'
import type pg from 'pg'
import { CAST_PASSWORD, type CastName, castEmail } from '#app/server/cast.ts'
import { type Documents, documents, loadWebBuild } from '#app/server/documents.ts'
import { requestListener } from '#app/server/requests.ts'
import { openShownRate } from '#app/server/shown-rate.ts'
import { tellListeners } from '#app/server/tell-listeners.ts'
import { listeners, subjects, tasks } from '#app/server/wiring.ts'
import { clientAddressBehind, parseTrustedProxies } from '#platform/server/client-address.ts'
import { openDb, openPool } from '#platform/server/db.ts'
import { refuse } from '#platform/server/doors.ts'
import { diskFiles } from '#platform/server/files/disk-files.ts'
import { taskList, workerLogger } from '#platform/server/jobs.ts'
import type { Kernel } from '#platform/server/kernel.ts'
import { openLog } from '#platform/server/log.ts'
import { openPageCache } from '#platform/server/page-cache.ts'
import { openRateLimits } from '#platform/server/rate-limits.ts'
import { createTestDatabase } from '#test/cluster/test-database.ts'
import { Guest } from './guest.ts'
import { keepMails, type ReceivedMail } from './mails.ts'
import { Member } from './member.ts'
import { cheapPasswords } from './passwords.ts'

export type TestPlaza = {
  url: string
  databaseUrl: string
  kernel: Kernel
  pool: pg.Pool
  /** A new guest with an empty cart. */
  guest(): Guest
  /** A browser nobody is signed in at, with an address of its own. */
  browser(): Member
  /** A person of the cast, signed in at a browser of their own. */
  member(name: CastName): Promise<Member>
  /** Somebody who just registered, signed in; their address is `<name>@example.com`, confirmed by nobody. */
  newcomer(name: string): Promise<Member>
  /** The id of a workspace of the cast by its name. */
  workspace(name: string): Promise<string>
  /** The id of a variant of the cast by its SKU. */
  variant(sku: string): Promise<string>
  product(sku: string): Promise<string>
  /** Units of a variant that can still be sold; null when untracked. */
  available(sku: string): Promise<number | null>
  /** The mails somebody received, oldest first. */
  mailTo(address: string): ReceivedMail[]
  settle(): Promise<void>
  moveClock(ms: number): void
  rows<R extends Record<string, unknown>>(sql: string, values?: unknown[]): Promise<R[]>
  close(): Promise<void>
}

/** `web`: with the documents of the last build. */
export async function openTestPlaza({ web = false } = {}): Promise<TestPlaza> {
  const database = await createTestDatabase()
  const pool = openPool({ url: database.url, max: 12, applicationName: 'plaza test', onError: () => {} })
  const folder = mkdtempSync(join(tmpdir(), 'plaza-test-files-'))
  const mails = keepMails()
  let offset = 0
  const outside = {
    db: openDb(pool),
    now: () => new Date(Date.now() + offset),
    secretFor: (purpose: string) => createHmac('sha256', 'test').update(purpose).digest(),
  }
  const kernel: Kernel = {
    ...outside,
    log: openLog('silent'),
    files: diskFiles(folder),
    mailer: mails,
    publicOrigin: '',
    limits: openRateLimits(outside),
    passwords: cheapPasswords,
    subjects,
    transferTo: 'Plaza House, EC00 0001',
    cards: { stripe: null, test: true },
    print: null,
    wakeDispatcher: () => {},
  }
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  kernel.publicOrigin = url
  const noDocuments: Documents = async (_request, response) => refuse(response, 503, 'NO_WEB')
  const pages = web ? documents(await loadWebBuild(), openPageCache(), url, kernel.log, openShownRate(kernel).now) : noDocuments
  // Tests are their own proxy: with `X-Forwarded-For` they come from elsewhere.
  const clientAddress = clientAddressBehind(parseTrustedProxies('127.0.0.1') ?? [])
  server.on(
    'request',
    await requestListener({
      kernel,
      url,
      metricsToken: null,
      clientAddress,
      pool,
      documents: pages,
      mailbox: null,
      isDraining: () => false,
    }),
  )

  let browsers = 0
  const rows = async <R extends Record<string, unknown>>(sql: string, values: unknown[] = []) => (await pool.query<R>(sql, values)).rows
  const one = async (sku: string) => {
    const [variant] = await rows<{ id: string; product_id: string }>('select id, product_id from catalog.variants where sku = $1', [sku])
    if (!variant) throw new Error(`the cast has no ${sku}`)
    return variant
  }
  const browser = () => {
    browsers += 1
    return new Member(url, `10.1.${browsers >> 8}.${browsers & 255}`)
  }
  const signedIn = async (email: string) => {
    const member = browser()
    const { status, body } = await member.logIn(email, CAST_PASSWORD)
    if (status !== 200) throw new Error(`${email} cannot sign in: ${JSON.stringify(body)}`)
    return member
  }
  const runDueJobs = async () => {
    // What is due by the clock of the tests is due.
    await pool.query('update graphile_worker._private_jobs set run_at = now() where run_at <= $1', [kernel.now()])
    const client = await pool.connect()
    try {
      const options = { pgPool: pool, noHandleSignals: true, logger: workerLogger(kernel.log) }
      await runTaskListOnce(options, taskList(kernel, tasks, listeners), client).promise
    } finally {
      client.release()
    }
  }
  return {
    url,
    databaseUrl: database.url,
    kernel,
    pool,
    rows,
    guest: () => new Guest(url),
    browser,
    member: (name) => signedIn(castEmail(name)),
    async newcomer(name) {
      const { status, body } = await browser().register(`${name}@example.com`, name, CAST_PASSWORD)
      if (status !== 200) throw new Error(`${name} cannot register: ${JSON.stringify(body)}`)
      return signedIn(`${name}@example.com`)
    },
    async workspace(name) {
      const [found] = await rows<{ id: string }>('select id from workspaces.workspaces where name = $1', [name])
      if (!found) throw new Error(`the cast has no ${name}`)
      return found.id
    },
    variant: async (sku) => (await one(sku)).id,
    product: async (sku) => (await one(sku)).product_id,
    async available(sku) {
      const [stock] = await rows<{ available: number }>(
        'select on_hand - allocated - held as available from inventory.stock where variant_id = $1',
        [(await one(sku)).id],
      )
      return stock?.available ?? null
    },
    mailTo: mails.to,
    async settle() {
      // Jobs say what became true as well: until nobody has anything to say.
      do {
        await tellListeners(kernel, listeners)
        await runDueJobs()
      } while ((await rows('select 1 from platform.facts where dispatched_at is null limit 1')).length > 0)
    },
    moveClock(ms) {
      offset += ms
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await pool.end()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
