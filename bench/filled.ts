/** Databases of several sizes that SQL fills, and operations of a member who works in their workspace, called in this process. */
import pg from 'pg'
import { approvalKinds, resources, search } from '#app/server/wiring.ts'
import { openDb, openPool } from '#platform/server/db.ts'
import { migrate } from '#platform/server/migrate.ts'
import type { Services, WorkspaceContext } from '#platform/server/services.ts'
import { openThrowAwayCluster } from '#test/cluster/throw-away.ts'
import { recordStatements } from './record-statements.ts'
import { superuserUrlFor } from './superuser-url.ts'
import { type Figures, type Jobs, measureSizes, printFigures, withSizes } from './two-sizes.ts'

const WARM_UP_ROUNDS = 30

/** `sql` fills the workspace `ws_1` of the member `usr_1`; `tables` are those that it fills, which are vacuumed. */
export type Filling = { sql: string; tables: readonly string[]; jobs(ctx: WorkspaceContext): Promise<Jobs> }
export type Filled = { url: string; jobs: Jobs; close(): Promise<void> }

export async function openFilled({ sql, tables, jobs }: Filling): Promise<Filled> {
  const cluster = await openThrowAwayCluster()
  await migrate(cluster.url)
  const client = new pg.Client({ connectionString: superuserUrlFor(cluster), application_name: 'filling' })
  await client.connect()
  // The vacuum sees only what a synchronous commit wrote as visible to all, as it is in a database that runs for a while.
  await client.query('set synchronous_commit = on')
  await client.query(sql)
  for (const table of tables) await client.query(`vacuum analyze ${table}`)
  await client.end()
  const pool = openPool({ url: cluster.url, max: 4, applicationName: 'plaza bench', onError: () => {} })
  // What the operations need of the services.
  const own = { db: openDb(pool), now: () => new Date(), wakeDispatcher: () => {} }
  const services = { ...own, resources, search, approvalKinds } as unknown as Services
  const close = async () => {
    await pool.end()
    await cluster.close()
  }
  return { url: cluster.url, jobs: await jobs(contextOf(services)), close }
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

/** The 95th percentiles and the numbers of statements, one for each size. */
export type FilledFigures = { p95: Figures; statements: Record<string, number[]> }

/** `only`: jobs with this text in their name. */
export const measureFilled = (fillings: readonly Filling[], { rounds, only = '' }: { rounds: number; only?: string | undefined }) =>
  withSizes(fillings, openFilled, async (filled): Promise<FilledFigures> => {
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

/** Prints both; the process fails when a job grows by more than `most`, or takes another number of statements in the large workspace. */
export function printFilled({ p95, statements }: FilledFigures, sizes: readonly [small: string, large: string], most: number): void {
  printFigures(p95, sizes, most)
  for (const [name, [small, large]] of Object.entries(statements)) {
    console.log(`${name}: ${small} statements`)
    if (small === large) continue
    console.log(`${name}: ${large} in the large workspace`)
    process.exitCode = 1
  }
}
