/**
 * `node bench/stock.ts`: compares what people do with stock and purchase orders in a workspace with 10,000 and with 200,000 stock rows, in four
 * warehouses and with five moves a row, and with 10,000 and 100,000 lines of purchase orders. Prints Markdown for `docs/proof.md`.
 * `node bench/stock.ts picture` runs the jobs with this word in their name.
 */
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { approvalKinds, resources, search } from '#app/server/wiring.ts'
import { openDb, openPool } from '#platform/server/db.ts'
import { migrate } from '#platform/server/migrate.ts'
import type { Services, WorkspaceContext } from '#platform/server/services.ts'
import { openThrowAwayCluster } from '#test/cluster/throw-away.ts'
import { recordStatements } from './record-statements.ts'
import { FILL_SQL } from './stock.sql.ts'
import { stockJobs } from './stock-jobs.ts'
import { superuserUrlFor } from './superuser-url.ts'
import { type Figures, type Jobs, measureSizes, printFigures, withSizes } from './two-sizes.ts'

type Size = { rows: number; lines: number }
const SIZES: readonly Size[] = [
  { rows: 10_000, lines: 10_000 },
  { rows: 200_000, lines: 100_000 },
]
const ROUNDS = 300
const WARM_UP_ROUNDS = 30
const MAX_RATIO = 1.5
const TABLES = ['inventory.items', 'inventory.stock', 'inventory.moves', 'inventory.incoming', 'procurement.orders', 'procurement.lines']

type OpenStock = { jobs: Jobs; close(): Promise<void> }

async function fillStock({ rows, lines }: Size): Promise<OpenStock> {
  const cluster = await openThrowAwayCluster()
  await migrate(cluster.url)
  const client = new pg.Client({ connectionString: superuserUrlFor(cluster), application_name: 'filling' })
  await client.connect()
  await client.query(FILL_SQL.replaceAll('$ROWS', String(rows)).replaceAll('$LINES', String(lines)))
  for (const table of TABLES) await client.query(`vacuum analyze ${table}`)
  await client.end()
  const pool = openPool({ url: cluster.url, max: 4, applicationName: 'plaza bench', onError: () => {} })
  // What stock and purchase orders need of the services.
  const own = { db: openDb(pool), now: () => new Date(), wakeDispatcher: () => {} }
  const services = { ...own, resources, search, approvalKinds } as unknown as Services
  const close = async () => {
    await pool.end()
    await cluster.close()
  }
  return { jobs: await stockJobs(contextOf(services)), close }
}

const contextOf = (services: Services) =>
  ({
    services,
    userId: 'usr_1',
    membership: { workspaceId: 'ws_1' },
    viewer: { kind: 'member', id: 'usr_1', role: 'user' },
    language: 'en',
    idempotency: null,
  }) as unknown as WorkspaceContext

const pick = (jobs: Jobs, only: string): Jobs => Object.fromEntries(Object.entries(jobs).filter(([name]) => name.includes(only)))

export type StockFigures = { p95: Figures; statements: Record<string, number[]> }

/** `only`: jobs with this text in their name. */
export const measureStock = (sizes: readonly Size[], { rounds = ROUNDS, only = '' } = {}): Promise<StockFigures> =>
  withSizes(sizes, fillStock, async (filled) => {
    const opened = filled.map(({ jobs, close }) => ({ jobs: pick(jobs, only), close }))
    const statements: Record<string, number[]> = {}
    for (const name of Object.keys(opened[0]?.jobs ?? {}))
      for (const { jobs } of opened) {
        await jobs[name]?.()
        const sent = await recordStatements(async () => jobs[name]?.())
        statements[name] = [...(statements[name] ?? []), sent.length]
      }
    return { p95: await measureSizes(opened, rounds, WARM_UP_ROUNDS), statements }
  })

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { p95, statements } = await measureStock(SIZES, { only: process.argv[2] })
  printFigures(p95, ['10,000 rows', '200,000 rows'], MAX_RATIO)
  for (const [name, [small, large]] of Object.entries(statements)) {
    console.log(`${name}: ${small} statements`)
    if (small === large) continue
    console.log(`${name}: ${large} in the large workspace`)
    process.exitCode = 1
  }
}
