/** The connection pool and the typed view each domain has of its own schema. */
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { withPreparedStatements } from './prepared-statements.ts'

/** A database or transaction handle. Statements are written in `*.sql.ts` through `schemaOf`, never on this type. */
// biome-ignore lint/complexity/noBannedTypes: the empty schema is the point: nothing can be queried through it
export type Db = Kysely<{}>

const INT8 = 20
const DATE = 1082

/** int8 as a safe integer or an error, never a rounded number or a string; plain dates stay text. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === INT8) return parseSafeInteger
    if (oid === DATE) return (text: string) => text
    return pg.types.getTypeParser(oid, format)
  },
}

function parseSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is beyond the safe integers`)
  return value
}

export type PoolOptions = {
  url: string
  max: number
  applicationName: string
  onError: (error: Error) => void
  /** Settings of its sessions, as command-line options of the server. */
  options?: string
}

export function openPool({ url, max, applicationName, onError, options }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: applicationName,
    ...(options !== undefined && { options }),
    types,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

export function openDb(pool: pg.Pool): Db {
  return new Kysely({
    dialect: new PostgresDialect({ pool: withPreparedStatements(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}

/**
 * Narrows a handle to the tables of one schema. `const db = schemaOf<OrdersTables>()` at the top of a `*.sql.ts` is the only way
 * from `Db` to tables, so a file can use only the tables that it imports (boundary 4).
 */
export function schemaOf<Tables>(): (db: Db) => Kysely<Tables> {
  return (db) => db as unknown as Kysely<Tables>
}
