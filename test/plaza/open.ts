/**
 * A Plaza for one test file: its own database with the cast, the real doors on a port of its own, a clock that tests move.
 * No worker runs by itself; `settle` lets listeners and due jobs work until nothing is left.
 */
import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTaskListOnce } from 'graphile-worker'
import type pg from 'pg'
import { requestListener } from '#app/server/requests.ts'
import { tellListeners } from '#app/server/tell-listeners.ts'
import { listeners, tasks } from '#app/server/wiring.ts'
import { openDb, openPool } from '#platform/server/db.ts'
import { refuse } from '#platform/server/doors.ts'
import { diskFiles } from '#platform/server/files.ts'
import { taskList, workerLogger } from '#platform/server/jobs.ts'
import type { Kernel } from '#platform/server/kernel.ts'
import { openLog } from '#platform/server/log.ts'
import { createTestDatabase } from '#test/cluster/test-database.ts'
import { Guest } from './guest.ts'

export type TestPlaza = {
  url: string
  databaseUrl: string
  kernel: Kernel
  pool: pg.Pool
  /** A new guest with an empty cart. */
  guest(): Guest
  /** The id of a variant of the cast by its SKU. */
  variant(sku: string): Promise<string>
  product(sku: string): Promise<string>
  /** Units of a variant that can still be sold; null when untracked. */
  available(sku: string): Promise<number | null>
  settle(): Promise<void>
  moveClock(ms: number): void
  rows<R extends Record<string, unknown>>(sql: string, values?: unknown[]): Promise<R[]>
  close(): Promise<void>
}

export async function openTestPlaza(): Promise<TestPlaza> {
  const database = await createTestDatabase()
  const pool = openPool({ url: database.url, max: 12, applicationName: 'plaza test', onError: () => {} })
  let offset = 0
  const kernel: Kernel = {
    db: openDb(pool),
    log: openLog('silent'),
    now: () => new Date(Date.now() + offset),
    secretFor: (purpose) => createHmac('sha256', 'test').update(purpose).digest(),
    wakeDispatcher: () => {},
  }
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const files = diskFiles(join(tmpdir(), 'plaza-test-files'))
  const documents = async (_: unknown, response: Parameters<typeof refuse>[0]) => refuse(response, 503, 'NO_WEB')
  server.on('request', await requestListener({ kernel, url, metricsToken: null, files, pool, documents, isDraining: () => false }))

  const rows = async <R extends Record<string, unknown>>(sql: string, values: unknown[] = []) => (await pool.query<R>(sql, values)).rows
  const one = async (sku: string) => {
    const [variant] = await rows<{ id: string; product_id: string }>('select id, product_id from catalog.variants where sku = $1', [sku])
    if (!variant) throw new Error(`the cast has no ${sku}`)
    return variant
  }
  return {
    url,
    databaseUrl: database.url,
    kernel,
    pool,
    rows,
    guest: () => new Guest(url),
    variant: async (sku) => (await one(sku)).id,
    product: async (sku) => (await one(sku)).product_id,
    async available(sku) {
      const [stock] = await rows<{ available: number }>(
        'select on_hand - allocated as available from inventory.stock where variant_id = $1',
        [(await one(sku)).id],
      )
      return stock?.available ?? null
    },
    async settle() {
      await tellListeners(kernel, listeners)
      const client = await pool.connect()
      try {
        await runTaskListOnce(
          { pgPool: pool, noHandleSignals: true, logger: workerLogger(kernel.log) },
          taskList(kernel, tasks, listeners),
          client,
        ).promise
      } finally {
        client.release()
      }
    },
    moveClock(ms) {
      offset += ms
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await pool.end()
      await database.drop()
    },
  }
}
