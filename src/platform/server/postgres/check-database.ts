/** Checks whether Plaza can use a database: version, encoding, and text search in Arabic. */
import pg from 'pg'
import { StartupError } from '../startup-error.ts'

const OLDEST_SUPPORTED = 150_000
const CONNECT_TIMEOUT_MS = 10_000

/** Throws StartupError with what is wrong. Makes the extension pg_trgm when it is missing. */
export async function checkDatabase(url: string): Promise<void> {
  const server = databaseLabel(url)
  const client = await connect(url, server)
  try {
    const { rows } = await client.query<{ version: string; number: string; encoding: string; locale: string }>(
      `select current_setting('server_version') as version, current_setting('server_version_num') as number,
        pg_encoding_to_char(encoding) as encoding, datcollate || ' / ' || datctype as locale from pg_database where datname = current_database()`,
    )
    const [found] = rows
    if (!found) return
    if (Number(found.number) < OLDEST_SUPPORTED) throw new StartupError({ code: 'database-too-old', server, version: found.version })
    if (found.encoding !== 'UTF8') throw new StartupError({ code: 'database-encoding', server, encoding: found.encoding })
    await ensureTrigrams(client, server)
    const { rows: trigrams } = await client.query<{ found: boolean }>(`select show_trgm('محل') <> '{}' as found`)
    if (!trigrams[0]?.found) throw new StartupError({ code: 'database-locale', server, locale: found.locale })
  } finally {
    await client.end()
  }
}

/** Host, port and database of a URL, without its password. */
export function databaseLabel(url: string): string {
  try {
    const { host, port, database } = new pg.Client({ connectionString: url })
    return `${host}:${port}/${database}`
  } catch {
    return 'DATABASE_URL'
  }
}

async function connect(url: string, server: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'plaza check', connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    throw new StartupError({ code: 'database-unreachable', server, ...unreachableReason(error) }, error)
  }
}

type Unreachable = Extract<StartupError['problem'], { code: 'database-unreachable' }>

function unreachableReason(error: unknown): Pick<Unreachable, 'reason' | 'detail'> {
  const { code = '', message } = firstError(error) as { code?: string; message: string }
  const detail = message
  if (code === 'ECONNREFUSED' || code === 'ENOENT') return { reason: 'refused', detail }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return { reason: 'unknown-host', detail }
  if (code === 'ETIMEDOUT' || code === 'EHOSTUNREACH' || /timeout/i.test(message)) return { reason: 'timeout', detail }
  if (code.startsWith('28') || /password must be a string|SASL/.test(message)) return { reason: 'auth', detail }
  if (code === '3D000') return { reason: 'missing', detail }
  if (code === '53300') return { reason: 'full', detail }
  return { reason: 'other', detail }
}

/** A host with several addresses fails with an AggregateError. */
function firstError(error: unknown): unknown {
  return error instanceof AggregateError ? error.errors[0] : error
}

async function ensureTrigrams(client: pg.Client, server: string): Promise<void> {
  try {
    await client.query('create extension if not exists pg_trgm')
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    if (code === '23505' || code === '42710') return
    if (code === '53100') throw new StartupError({ code: 'disk-full', folder: undefined }, error)
    throw new StartupError({ code: 'trigrams-missing', server, detail: message }, error)
  }
}
