/** Every trouble a start can meet, in one sentence that says what it is and how to mend it. */
import { Trouble as BadSetting } from '#platform/server/config.ts'
import { Foreseen, type Trouble } from '#platform/server/foreseen.ts'
import { MigrationFailure } from '#platform/server/migrate.ts'

type Words = { [Code in Trouble['code']]: (trouble: Extract<Trouble, { code: Code }>) => string }

const UNREACHABLE: Record<Extract<Trouble, { code: 'database-unreachable' }>['reason'], (server: string, detail: string) => string> = {
  refused: (server) => `No PostgreSQL answers at ${server}: start it, or correct DATABASE_URL; without DATABASE_URL Plaza brings its own.`,
  'unknown-host': (server) => `The host of ${server} is unknown: correct DATABASE_URL or the name service.`,
  timeout: (server) => `PostgreSQL at ${server} did not answer in time: check the network and firewalls between, or correct DATABASE_URL.`,
  auth: (server, detail) => `PostgreSQL at ${server} does not let Plaza in (${detail}): correct user and password in DATABASE_URL.`,
  missing: (server) =>
    `PostgreSQL is there, but not the database ${server}: create it with «create database … encoding UTF8», or correct DATABASE_URL.`,
  full: (server) => `PostgreSQL at ${server} has no connection left: raise its max_connections or stop other clients.`,
  other: (server, detail) => `Plaza cannot use PostgreSQL at ${server} (${detail}): correct DATABASE_URL or the server.`,
}

const WORDS: Words = {
  'unsupported-platform': ({ platform }) =>
    `Plaza brings no PostgreSQL for ${platform}: run «npm ci --include=optional» if this is Linux, macOS or Windows, or set DATABASE_URL to a PostgreSQL of your own.`,
  'already-running': ({ pid, url }) =>
    `Plaza already runs on this data (${[pid && `process ${pid}`, url].filter(Boolean).join(', ') || 'just starting'}). Stop it first, or set DATA_DIR to another folder.`,
  'disk-full': ({ folder }) =>
    `The disk${folder ? ` under ${folder}` : ''} is full: free some space there, or set DATA_DIR to a folder on another disk, and start again.`,
  'folder-unwritable': ({ folder, reason }) =>
    `Plaza cannot write into ${folder} (${reason}): give that folder to the user Plaza runs as, or set DATA_DIR to another one.`,
  'no-system-user': ({ reason }) =>
    `PostgreSQL cannot run here because ${reason}: start Plaza as an ordinary user with a name, or set DATABASE_URL to a PostgreSQL of your own.`,
  'other-major': ({ folder, found, wanted }) =>
    `The database in ${folder} was made by PostgreSQL ${found}, but this Plaza brings ${wanted}: go back to the Plaza that made it and take a backup to restore here, or set DATA_DIR to another folder.`,
  'cluster-not-made': ({ folder, reason }) => `PostgreSQL could not make its database in ${folder}: ${reason}`,
  'cluster-not-started': ({ log, lastLines }) => `PostgreSQL did not start; its last words in ${log} are: ${lastLines}`,
  'cluster-lost': ({ log, reason }) =>
    `PostgreSQL went away and could not be started again (${reason}): see ${log}, then start Plaza again.`,
  'database-unreachable': ({ reason, server, detail }) => UNREACHABLE[reason](server, detail),
  'database-too-old': ({ server, version }) =>
    `${server} is PostgreSQL ${version}, but Plaza needs 15 or newer: upgrade it, or set DATABASE_URL to a newer one.`,
  'database-encoding': ({ server, encoding }) =>
    `The database ${server} is encoded in ${encoding}, but Plaza writes Arabic and needs UTF8: make one with «create database … encoding UTF8 template template0» and name it in DATABASE_URL.`,
  'database-locale': ({ server, locale }) =>
    `The database ${server} knows no letters beyond English (its locale is ${locale}), so no search would find Arabic: make one with «create database … locale 'C.UTF-8' template template0» and name it in DATABASE_URL.`,
  'trigrams-missing': ({ server, detail }) =>
    `Plaza needs the extension pg_trgm in ${server} (${detail}): have its administrator run «create extension pg_trgm» there once.`,
}

/** The sentence for an error, or null for one that nobody foresaw. */
export function explain(error: unknown, setting: { host: string; port: number } | null = null): string | null {
  const chain = causesOf(error)
  const full = chain.find(isDiskFull)
  if (full)
    return WORDS['disk-full'](
      full instanceof Foreseen && full.trouble.code === 'disk-full' ? full.trouble : { code: 'disk-full', folder: undefined },
    )
  for (const each of chain) {
    if (each instanceof Foreseen) return (WORDS[each.trouble.code] as (trouble: Trouble) => string)(each.trouble)
    if (each instanceof BadSetting) return each.message
    if (each instanceof MigrationFailure)
      return `${each.message}. Nothing of it was kept; correct the migration or the data it stumbles over, and start again.`
    const sentence = ofSystem(each as NodeJS.ErrnoException, setting)
    if (sentence) return sentence
  }
  return null
}

function ofSystem({ code, syscall, path, message }: NodeJS.ErrnoException, setting: { host: string; port: number } | null): string | null {
  if (setting && (syscall === 'listen' || syscall === 'getaddrinfo')) {
    const { host, port } = setting
    if (code === 'EADDRINUSE')
      return `Port ${port} on ${host} is taken by another program: stop that one, or set PORT to another number (PORT=0 takes any free one).`
    if (code === 'EACCES') return `Port ${port} may not be opened by an ordinary user: set PORT to a number from 1024 on.`
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      return `This machine has no address ${host}: correct HOST (127.0.0.1 is always there).`
  }
  if (path && (code === 'EACCES' || code === 'EPERM' || code === 'EROFS'))
    return WORDS['folder-unwritable']({ code: 'folder-unwritable', folder: path, reason: message })
  if (code === '57P01' || code === '57P03' || code === 'ECONNRESET')
    return `PostgreSQL stopped while Plaza was starting (${message}): see its log, then start Plaza again.`
  return null
}

function isDiskFull(error: unknown): boolean {
  if (error instanceof Foreseen) return error.trouble.code === 'disk-full'
  const { code, message } = error as { code?: string; message?: string }
  return (
    code === 'ENOSPC' || code === 'EDQUOT' || code === '53100' || /No space left on device|database or disk is full/.test(message ?? '')
  )
}

function causesOf(error: unknown): unknown[] {
  if (!(error instanceof Error)) return []
  const inner = error instanceof AggregateError ? error.errors : []
  return [error, ...causesOf(error.cause), ...inner.flatMap(causesOf)]
}
