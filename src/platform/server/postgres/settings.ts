/** The server's configuration files, written anew at every start. An operator's own wishes go through ALTER SYSTEM. */
import { chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import type { Home } from './home.ts'

/** The roles: one owns the server, the other only Plaza's database, so that no flaw in Plaza reads the server's files. */
export const SUPERUSER = 'postgres'
export const APPLICATION_ROLE = 'plaza'

/** Where clients find the server: a folder with its socket, or on Windows a port on loopback. */
export type Door = { socketFolder: string } | { port: number }

const MIB = 2 ** 20
/** MiB. What PostgreSQL starts with by itself, and where more hardly helps a shop. */
const LEAST_BUFFERS = 128
const MOST_BUFFERS = 4096

/** An eighth of the machine, or of what a container may have of it: it is not PostgreSQL's alone. Bytes in, settings out. */
export function memoryOf(machine: number): { shared_buffers: string; effective_cache_size: string } {
  const buffers = Math.round(Math.min(MOST_BUFFERS, Math.max(LEAST_BUFFERS, machine / 8 / MIB)))
  return { shared_buffers: `${buffers}MB`, effective_cache_size: `${buffers * 4}MB` }
}

/** Kept for the years: every commit reaches the disk. */
const kept = () => ({
  ...memoryOf(Math.min(totalmem(), process.constrainedMemory() || Infinity)),
  ...{ fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' },
})

/** For clusters that are thrown away after a test run, of which there are several at a time. */
const thrownAway = () => ({ ...memoryOf(0), fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' })

/** Modest. Parallel queries would need more shared memory than containers give. */
const COMMON = {
  max_connections: '100',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
}

export type Durability = 'kept' | 'thrown-away'

export function writeSettings(home: Home, door: Door, durability: Durability, ownName: string): void {
  const listening =
    'port' in door
      ? { listen_addresses: '127.0.0.1', port: String(door.port), unix_socket_directories: '' }
      : { listen_addresses: '', port: '5432', unix_socket_directories: door.socketFolder, unix_socket_permissions: '0700' }
  const settings = { ...COMMON, ...(durability === 'kept' ? kept() : thrownAway()), ...listening }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`)
  write(home, 'postgresql.conf', ['# Written by Plaza at every start. For wishes of your own use ALTER SYSTEM.', ...lines])
  write(home, 'pg_hba.conf', ['port' in door ? 'host all all 127.0.0.1/32 scram-sha-256' : 'local all all peer map=plaza'])
  write(
    home,
    'pg_ident.conf',
    [SUPERUSER, APPLICATION_ROLE].map((role) => `plaza "${ownName}" ${role}`),
  )
}

/** The socket's folder of the last start. */
export function lastSocketFolder(home: Home): string | null {
  const file = join(home.cluster, 'postgresql.conf')
  if (!existsSync(file)) return null
  return /^unix_socket_directories = '(.+)'$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? null
}

function write(home: Home, name: string, lines: readonly string[]): void {
  const file = join(home.cluster, name)
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 })
  if (home.user) chownSync(file, home.user.uid, home.user.gid)
}
