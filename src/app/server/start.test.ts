import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCluster } from '#platform/server/postgres/cluster.ts'

const START = fileURLToPath(new URL('./start.ts', import.meta.url))
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plaza-start-'))
  chmodSync(folder, 0o711)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Waits until it is ready, then stops it and waits for its exit. */
async function start(): Promise<() => Promise<number | null>> {
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    DEMO: 'off',
    ROLE: 'worker',
  }
  const child = spawn(process.execPath, [START], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const ready = new Promise<void>((resolve) => child.stdout.on('data', (words: Buffer) => /is ready/.test(words.toString()) && resolve()))
  await Promise.race([ready, ended])
  expect(child.exitCode).toBeNull()
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
