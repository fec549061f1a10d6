import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openCluster } from '#platform/server/postgres/cluster.ts'

const START = fileURLToPath(new URL('./start.ts', import.meta.url))
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plaza-start-'))
  chmodSync(folder, 0o711)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Started = { child: ChildProcess; ready: Promise<void>; ended: Promise<number | null>; errors(): string }

function spawnStart(data: string, role: string, args: string[] = []): Started {
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    DATA_DIR: join(folder, data),
    PORT: '0',
    DEMO: 'off',
    ROLE: role,
  }
  const child = spawn(process.execPath, [START, ...args], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  let errors = ''
  child.stderr?.on('data', (words: Buffer) => {
    errors += words.toString()
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const ready = new Promise<void>((resolve) => child.stdout?.on('data', (words: Buffer) => /is ready/.test(words.toString()) && resolve()))
  return { child, ready, ended, errors: () => errors }
}

/** Waits until it is ready, then stops it and waits for its exit. */
async function start(): Promise<() => Promise<number | null>> {
  const { child, ready, ended, errors } = spawnStart('data', 'worker')
  await Promise.race([ready, ended])
  expect([child.exitCode, errors()]).toEqual([null, ''])
  return () => {
    child.kill('SIGTERM')
    return ended
  }
}

/** Queries the running PostgreSQL as Plaza's role. */
async function ask(statement: string): Promise<pg.QueryResult> {
  const cluster = await openCluster({ folder: join(folder, 'data', 'postgres'), durability: 'kept', password: () => '' })
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
    await cluster.leave()
  }
}

test('the first start gives the audit log to its own role, and the next start leaves it so', async () => {
  for (const _start of ['first', 'next']) {
    const stop = await start()
    await expect(ask('alter table audit.entries disable trigger all')).rejects.toMatchObject({ code: '42501' })
    expect((await ask('select count(*) as count from audit.entries')).rows).toHaveLength(1)
    // It creates the database of a trial restore, and has no other right on the server.
    const rights = await ask('select rolcreatedb, rolsuper, rolcreaterole, rolreplication from pg_roles where rolname = current_user')
    expect(rights.rows).toEqual([{ rolcreatedb: true, rolsuper: false, rolcreaterole: false, rolreplication: false }])
    expect(await stop()).toBe(0)
  }
})

describe('a first start, while the web is built', () => {
  const WAITING = ['--web-is-being-built']
  const clusterStarts = (data: string) =>
    vi.waitUntil(() => existsSync(join(folder, data, 'postgres', 'cluster', 'postmaster.pid')), { timeout: 60_000, interval: 100 })

  test('makes the database, and is ready when the build is', async () => {
    const { child, ready, ended } = spawnStart('built', 'web', WAITING)
    await clusterStarts('built')
    child.send('web is built')
    await Promise.race([ready, ended])
    expect(child.exitCode).toBeNull()
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })

  test('says when it was stopped before', async () => {
    const { child, ended, errors } = spawnStart('stopped', 'web', WAITING)
    await clusterStarts('stopped')
    child.kill('SIGTERM')
    expect(await ended).toBe(1)
    expect(errors()).toBe('Plaza was stopped before its web was built; the next start goes on.\n')
  })
})
