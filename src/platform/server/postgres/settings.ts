/** Writes the server's configuration files at every start. Administrators change settings with ALTER SYSTEM. */
import { chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import type { ClusterFolder } from './cluster-folder.ts'

/** One role owns the server, the other only Plaza's database, so that a flaw in Plaza cannot read the server's files. */
export const SUPERUSER = 'postgres'
export const APPLICATION_ROLE = 'plaza'

/** The server's endpoint: a folder with its socket, or on Windows a port on loopback. */
export type ServerEndpoint = { socketFolder: string } | { port: number }

const MIB = 2 ** 20
/** In MiB: PostgreSQL's default, and a limit above which more memory hardly helps a shop. */
const MIN_BUFFERS_MIB = 128
const MAX_BUFFERS_MIB = 4096

/** Computes settings for one eighth of the memory in bytes, because PostgreSQL shares the machine with Plaza. */
export function memorySettings(machine: number): { shared_buffers: string; effective_cache_size: string } {
  const buffers = Math.round(Math.min(MAX_BUFFERS_MIB, Math.max(MIN_BUFFERS_MIB, machine / 8 / MIB)))
  return { shared_buffers: `${buffers}MB`, effective_cache_size: `${buffers * 4}MB` }
}

/** For real data: every commit is flushed to disk. */
const durableSettings = () => ({
  ...memorySettings(Math.min(totalmem(), process.constrainedMemory() || Infinity)),
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
})

/** For disposable clusters of tests; several run at a time. */
const disposableSettings = () => ({
  ...memorySettings(0),
  // A Plaza opens up to 37 connections, and each worker of a test run has one or two.
  max_connections: '300',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
})

/** Modest values; parallel queries would need more shared memory than containers provide. */
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

export function writeSettings(home: ClusterFolder, endpoint: ServerEndpoint, durability: Durability, ownName: string): void {
  const listening =
    'port' in endpoint
      ? { listen_addresses: '127.0.0.1', port: String(endpoint.port), unix_socket_directories: '' }
      : { listen_addresses: '', port: '5432', unix_socket_directories: endpoint.socketFolder, unix_socket_permissions: '0700' }
  const settings = { ...COMMON, ...(durability === 'kept' ? durableSettings() : disposableSettings()), ...listening }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`)
  write(home, 'postgresql.conf', ['# Written by Plaza at every start. To change settings, use ALTER SYSTEM.', ...lines])
  write(home, 'pg_hba.conf', ['port' in endpoint ? 'host all all 127.0.0.1/32 scram-sha-256' : 'local all all peer map=plaza'])
  write(
    home,
    'pg_ident.conf',
    [SUPERUSER, APPLICATION_ROLE].map((role) => `plaza "${ownName}" ${role}`),
  )
}

/** The socket folder of the last start. */
export function lastSocketFolder(home: ClusterFolder): string | null {
  const file = join(home.cluster, 'postgresql.conf')
  if (!existsSync(file)) return null
  return /^unix_socket_directories = '(.+)'$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? null
}

function write(home: ClusterFolder, name: string, lines: readonly string[]): void {
  const file = join(home.cluster, name)
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 })
  if (home.user) chownSync(file, home.user.uid, home.user.gid)
}
