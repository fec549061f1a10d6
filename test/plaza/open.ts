/**
 * A Plaza for one test file: its own database with the fixtures, the real entry points on their own port, and a clock that tests can move.
 * No worker runs; `settle` runs listeners and due jobs until nothing is left, and sends the signals of events to open streams.
 */

import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTaskListOnce } from 'graphile-worker'
import type pg from 'pg'
import { openDisplayRate } from '#app/server/display-rate.ts'
import { createDocuments, type Documents, loadWebBuild } from '#app/server/documents.ts'
import { FIXTURE_PASSWORD, type FixtureName, fixtureEmail } from '#app/server/fixtures.ts'
import { requestListener } from '#app/server/requests.ts'
import { runListeners } from '#app/server/run-listeners.ts'
import { loadStreamRights } from '#app/server/stream-rights.ts'
import {
  approvalKinds,
  backupScope,
  currentTerms,
  dashboardNumbers,
  filterTexts,
  listeners,
  notificationKinds,
  reservedSlugs,
  resources,
  search,
  signalsOf,
  tasks,
} from '#app/server/wiring.ts'
import { openBackups } from '#platform/server/backup/backups.ts'
import { clientAddressResolver, parseTrustedProxies } from '#platform/server/client-address.ts'
import { openDb, openPool } from '#platform/server/db.ts'
import { sendError } from '#platform/server/entry-points.ts'
import { diskFiles } from '#platform/server/files/disk-files.ts'
import { taskList, workerLogger } from '#platform/server/jobs.ts'
import { openLog } from '#platform/server/log.ts'
import { openPageCache } from '#platform/server/page-cache.ts'
import { openRateLimits } from '#platform/server/rate-limits.ts'
import { eventsEntryPoint } from '#platform/server/realtime/events-entry-point.ts'
import { type Hub, openHub } from '#platform/server/realtime/hub.ts'
import type { Services } from '#platform/server/services.ts'
import { createTestDatabase } from '#test/cluster/test-database.ts'
import { withPayments } from '#test/plaza/payments-config.ts'
import { Guest } from './guest.ts'
import { openMailRecorder, type ReceivedMail } from './mail-recorder.ts'
import { type ManualTimers, openManualTimers } from './manual-timers.ts'
import { Member } from './member.ts'
import { cheapPasswords } from './passwords.ts'

export type TestPlaza = {
  url: string
  databaseUrl: string
  /** Holds its files and backups. */
  dataDir: string
  services: Services
  pool: pg.Pool
  /** The open streams of `/api/events`. Their time stands still until a test advances `timers`. */
  hub: Hub
  timers: ManualTimers
  /** A new guest with an empty cart. */
  guest(): Guest
  /** A signed-out browser with its own IP address. */
  browser(): Member
  /** A fixture person, signed in at their own browser. */
  member(name: FixtureName): Promise<Member>
  /** A newly registered and signed-in person; their address `<name>@example.com` is not confirmed unless `confirmed` says so. */
  newcomer(name: string, options?: { confirmed?: boolean }): Promise<Member>
  /** The id of a fixture workspace by its name. */
  workspace(name: string): Promise<string>
  /** The id of a fixture variant by its SKU. */
  variant(sku: string): Promise<string>
  product(sku: string): Promise<string>
  /** Units available for sale; null when untracked. */
  available(sku: string): Promise<number | null>
  /** The emails to an address, oldest first. */
  mailTo(address: string): ReceivedMail[]
  settle(): Promise<void>
  moveClock(ms: number): void
  rows<R extends Record<string, unknown>>(sql: string, values?: unknown[]): Promise<R[]>
  close(): Promise<void>
}

/**
 * `web` serves the documents of the last build. With `demo: false` administrators need a second factor. `confirmations`: unproven guests
 * confirm large orders by mail, as they do by default.
 */
export async function openTestPlaza({ web = false, demo = true, confirmations = false } = {}): Promise<TestPlaza> {
  const database = await createTestDatabase()
  const pool = openPool({ url: database.url, max: 12, applicationName: 'plaza test', onError: () => {} })
  // Most tests ship what a guest ordered without opening the mail that confirms it.
  if (!confirmations) await pool.query('update orders.settings set confirm_above_minor = null')
  const folder = mkdtempSync(join(tmpdir(), 'plaza-test-files-'))
  const mails = openMailRecorder()
  let offset = 0
  const outside = {
    db: openDb(pool),
    now: () => new Date(Date.now() + offset),
    secretFor: (purpose: string) => createHmac('sha256', 'test').update(purpose).digest(),
  }
  const files = diskFiles(join(folder, 'files'))
  const services: Services = {
    ...outside,
    log: openLog('silent'),
    files,
    backups: openBackups({
      config: { dataDir: folder, backup: { daily: true, passphrase: null } },
      databaseUrl: database.url,
      files,
      scope: backupScope,
      now: outside.now,
    }),
    mailer: mails,
    publicOrigin: '',
    limits: openRateLimits(outside),
    passwords: cheapPasswords,
    resources,
    search,
    dashboardNumbers,
    approvalKinds,
    notificationKinds,
    reservedSlugs,
    filterTexts,
    currentTerms,
    demo,
    config: withPayments(),
    signals: { send: (signals) => hub.receive(signals) },
    wakeDispatcher: () => {},
  }
  const timers = openManualTimers()
  const loadRights = (sessionIds: readonly string[]) => loadStreamRights(services, sessionIds)
  const hub: Hub = openHub({ loadRights, timers, log: services.log })
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  services.publicOrigin = url
  const noDocuments: Documents = async (_request, response) => sendError(response, 503, 'NO_WEB')
  const pages = web ? createDocuments(await loadWebBuild(), openPageCache(), services, openDisplayRate(services).now) : noDocuments
  // Tests act as their own proxy and choose their address by `X-Forwarded-For`.
  const clientAddress = clientAddressResolver(parseTrustedProxies('127.0.0.1') ?? [])
  server.on(
    'request',
    await requestListener({
      services,
      url,
      metricsToken: null,
      securityContact: 'mailto:security@plaza.test',
      clientAddress,
      pool,
      documents: pages,
      events: eventsEntryPoint({ hub, loadRights, timers, publicOrigin: url, isDraining: () => false }),
      mailbox: null,
      isDraining: () => false,
    }),
  )

  let browsers = 0
  const rows = async <R extends Record<string, unknown>>(sql: string, values: unknown[] = []) => (await pool.query<R>(sql, values)).rows
  const one = async (sku: string) => {
    const [variant] = await rows<{ id: string; product_id: string }>('select id, product_id from catalog.variants where sku = $1', [sku])
    if (!variant) throw new Error(`the fixtures have no ${sku}`)
    return variant
  }
  const browser = () => {
    browsers += 1
    return new Member(url, `10.1.${browsers >> 8}.${browsers & 255}`)
  }
  const signedIn = async (email: string) => {
    const member = browser()
    const { status, body } = await member.logIn(email, FIXTURE_PASSWORD)
    if (status !== 200) throw new Error(`${email} cannot sign in: ${JSON.stringify(body)}`)
    return member
  }
  const runDueJobs = async () => {
    // Makes jobs due by the tests' clock.
    await pool.query('update graphile_worker._private_jobs set run_at = now() where run_at <= $1', [services.now()])
    const client = await pool.connect()
    try {
      const options = { pgPool: pool, noHandleSignals: true, logger: workerLogger(services.log) }
      await runTaskListOnce(options, taskList(services, tasks, listeners), client).promise
    } finally {
      client.release()
    }
  }
  return {
    url,
    databaseUrl: database.url,
    dataDir: folder,
    services,
    pool,
    hub,
    timers,
    rows,
    guest: () => new Guest(url),
    browser,
    member: (name) => signedIn(fixtureEmail(name)),
    async newcomer(name, { confirmed = false } = {}) {
      const { status, body } = await browser().register(`${name}@example.com`, name, FIXTURE_PASSWORD)
      if (status !== 200) throw new Error(`${name} cannot register: ${JSON.stringify(body)}`)
      if (confirmed) await rows(`update accounts.users set email_proof = 'mailed' where email_key = $1`, [`${name}@example.com`])
      return signedIn(`${name}@example.com`)
    },
    async workspace(name) {
      const [found] = await rows<{ id: string }>('select id from workspaces.workspaces where name = $1', [name])
      if (!found) throw new Error(`the fixtures have no ${name}`)
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
      // Jobs publish events as well, so repeat until there are none.
      do {
        await runListeners(services, listeners, (events) => hub.receive(signalsOf(events)))
        await runDueJobs()
      } while ((await rows('select 1 from platform.events where dispatched_at is null limit 1')).length > 0)
    },
    moveClock(ms) {
      offset += ms
    },
    async close() {
      hub.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await pool.end()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
