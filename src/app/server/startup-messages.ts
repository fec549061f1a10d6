/** One sentence per startup error that says what is wrong and how to fix it. */
import type { Config } from '#platform/server/config.ts'
import { ConfigError } from '#platform/server/environment.ts'
import { MigrationFailure } from '#platform/server/migrate.ts'
import { StartupError, type StartupProblem } from '#platform/server/startup-error.ts'

type StartupMessages = { [Code in StartupProblem['code']]: (problem: Extract<StartupProblem, { code: Code }>) => string }

const UNREACHABLE: Record<Extract<StartupProblem, { code: 'database-unreachable' }>['reason'], (server: string, detail: string) => string> =
  {
    refused: (server) => `No PostgreSQL answers at ${server}: start it, or correct DATABASE_URL; without DATABASE_URL Plaza runs its own.`,
    'unknown-host': (server) => `The host of ${server} is unknown: correct DATABASE_URL or DNS.`,
    timeout: (server) => `PostgreSQL at ${server} did not answer in time: check the network and firewalls, or correct DATABASE_URL.`,
    auth: (server, detail) => `PostgreSQL at ${server} rejects the login (${detail}): correct user and password in DATABASE_URL.`,
    missing: (server) =>
      `PostgreSQL is there, but not the database ${server}: create it with «create database … encoding UTF8», or correct DATABASE_URL.`,
    full: (server) => `PostgreSQL at ${server} has no connection left: raise its max_connections or stop other clients.`,
    other: (server, detail) => `Plaza cannot use PostgreSQL at ${server} (${detail}): correct DATABASE_URL or the server.`,
  }

const STARTUP_MESSAGES: StartupMessages = {
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
  'cluster-not-started': ({ log, lastLines }) => `PostgreSQL did not start; the last lines of ${log} are: ${lastLines}`,
  'cluster-lost': ({ log, reason }) => `PostgreSQL stopped and could not be started again (${reason}): see ${log}, then start Plaza again.`,
  'database-unreachable': ({ reason, server, detail }) => UNREACHABLE[reason](server, detail),
  'database-too-old': ({ server, version }) =>
    `${server} is PostgreSQL ${version}, but Plaza needs 15 or newer: upgrade it, or set DATABASE_URL to a newer one.`,
  'database-encoding': ({ server, encoding }) =>
    `The database ${server} is encoded in ${encoding}, but Plaza writes Arabic and needs UTF8: make one with «create database … encoding UTF8 template template0» and name it in DATABASE_URL.`,
  'database-locale': ({ server, locale }) =>
    `The database ${server} only supports English letters (its locale is ${locale}), so search would not find Arabic: make one with «create database … locale 'C.UTF-8' template template0» and name it in DATABASE_URL.`,
  'trigrams-missing': ({ server, detail }) =>
    `Plaza needs the extension pg_trgm in ${server} (${detail}): have its administrator run «create extension pg_trgm» there once.`,
  'demo-accounts': () =>
    'This database has the accounts of the demo, whose passwords are public: close them with «DEMO=off npm run admin -- leave-demo» and start again, or start in an empty database (another DATA_DIR or DATABASE_URL).',
  'stopped-before-built': () => 'Plaza was stopped before its web was built; the next start goes on.',
}

/** What is advised to a Plaza that the public uses; nothing for one on this machine only. */
export function deploymentAdvice({ publicUrl, databaseUrl, backup }: Pick<Config, 'publicUrl' | 'databaseUrl' | 'backup'>): string[] {
  if (!publicUrl?.startsWith('https:') || databaseUrl) return []
  const backups = backup.daily
    ? 'copy DATA_DIR/backups to another machine'
    : 'turn on BACKUP=daily and copy DATA_DIR/backups to another machine'
  return [
    `advice for a public address: use a PostgreSQL of your own (DATABASE_URL); with the embedded one, ${backups}, because a lost disk takes the backups beside the data along`,
  ]
}

/** Returns the message for an error, or null for an unexpected one. */
export function explainStartupError(error: unknown, setting: { host: string; port: number } | null = null): string | null {
  const chain = flattenCauses(error)
  const full = chain.find(isDiskFull)
  if (full)
    return STARTUP_MESSAGES['disk-full'](
      full instanceof StartupError && full.problem.code === 'disk-full' ? full.problem : { code: 'disk-full', folder: undefined },
    )
  for (const each of chain) {
    if (each instanceof StartupError) return (STARTUP_MESSAGES[each.problem.code] as (problem: StartupProblem) => string)(each.problem)
    if (each instanceof ConfigError) return each.message
    if (each instanceof MigrationFailure)
      return `${each.message}. It was rolled back; fix the migration or the data that it fails on, and start again.`
    const sentence = explainSystemError(each as NodeJS.ErrnoException, setting)
    if (sentence) return sentence
  }
  return null
}

function explainSystemError(
  { code, syscall, path, message }: NodeJS.ErrnoException,
  setting: { host: string; port: number } | null,
): string | null {
  if (setting && (syscall === 'listen' || syscall === 'getaddrinfo')) {
    const { host, port } = setting
    if (code === 'EADDRINUSE')
      return `Port ${port} on ${host} is used by another program: stop it, or set PORT to another number (PORT=0 takes any free one).`
    if (code === 'EACCES') return `Port ${port} may not be opened by an ordinary user: set PORT to a number from 1024 on.`
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      return `This machine has no address ${host}: correct HOST (127.0.0.1 is always there).`
  }
  if (path && (code === 'EACCES' || code === 'EPERM' || code === 'EROFS'))
    return STARTUP_MESSAGES['folder-unwritable']({ code: 'folder-unwritable', folder: path, reason: message })
  if (code === '57P01' || code === '57P03' || code === 'ECONNRESET')
    return `PostgreSQL stopped while Plaza was starting (${message}): see its log, then start Plaza again.`
  return null
}

function isDiskFull(error: unknown): boolean {
  if (error instanceof StartupError) return error.problem.code === 'disk-full'
  const { code, message } = error as { code?: string; message?: string }
  return (
    code === 'ENOSPC' || code === 'EDQUOT' || code === '53100' || /No space left on device|database or disk is full/.test(message ?? '')
  )
}

function flattenCauses(error: unknown): unknown[] {
  if (!(error instanceof Error)) return []
  const inner = error instanceof AggregateError ? error.errors : []
  return [error, ...flattenCauses(error.cause), ...inner.flatMap(flattenCauses)]
}
