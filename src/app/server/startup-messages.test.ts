/** Provokes each startup error where possible, and reads the output of `npm start`. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '#platform/server/migrate.ts'
import { StartupError } from '#platform/server/startup-error.ts'
import { claimDataFolder } from './data-folder.ts'
import { deploymentAdvice, explainStartupError } from './startup-messages.ts'

const START = fileURLToPath(new URL('./start.ts', import.meta.url))
const cluster = process.env['PLAZA_TEST_CLUSTER'] ?? ''
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plaza-start-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type End = { code: number | null; errors: string }

function start(env: Record<string, string>): Promise<End> {
  return new Promise((resolve) => {
    const settings = {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      ...env,
    }
    const child = spawn(process.execPath, [START], { cwd: folder, env: settings, stdio: ['ignore', 'ignore', 'pipe'] })
    let errors = ''
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString()
    })
    child.on('close', (code) => resolve({ code, errors: errors.trim() }))
  })
}

async function expectMessage(env: Record<string, string>, sentence: RegExp): Promise<void> {
  const { code, errors } = await start(env)
  expect(errors).toMatch(sentence)
  expect(errors.split('\n')).toHaveLength(1)
  expect(code).toBe(1)
}

/** Creates a database as superuser and prepares it. */
async function database(name: string, clauses: string, statements: string[] = []): Promise<string> {
  const superuser = new URL(cluster)
  superuser.username = 'postgres'
  await run(superuser, [`drop database if exists ${name}`, `create database ${name} ${clauses}`])
  superuser.pathname = `/${name}`
  await run(superuser, statements)
  return databaseUrlFor(name)
}

async function run(url: URL, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

function databaseUrlFor(name: string, user = 'plaza'): string {
  const url = new URL(cluster)
  url.pathname = `/${name}`
  url.username = user
  return url.href
}

describe('a start that cannot succeed explains itself in one sentence', () => {
  test('an invalid setting', () => expectMessage({ PORT: 'many' }, /^PORT is “many”, but must be a number/))
  test('a demo on a public address', () => expectMessage({ HOST: '0.0.0.0' }, /^HOST is “0\.0\.0\.0”, but a demo listens/))

  test('a demo with a public address', () =>
    expectMessage({ PUBLIC_URL: 'https://shop.example' }, /^PUBLIC_URL is “https:\/\/shop\.example”, but a demo is for this machine only/))
  test('a real Plaza on the data of a demo', async () => {
    const url = await database('was_demo', 'owner plaza')
    await migrate(url)
    await run(new URL(url), [
      `insert into accounts.users (id, username, username_key, username_skeleton, email, email_key, password_changed_at, created_at, demo)
       values ('usr_omar', 'omar', 'omar', 'omar', 'admin@plaza.example', 'admin@plaza.example', now(), now(), true)`,
    ])
    const refused = /^This database has the accounts of the demo.*npm run admin -- leave-demo/
    await expectMessage({ DATABASE_URL: url, DEMO: 'off', ROLE: 'worker' }, refused)
    await expectMessage({ DATABASE_URL: url, DEMO: 'off' }, refused)
  })

  test('an unusable data folder', async () => {
    writeFileSync(join(folder, 'file'), '')
    await expectMessage({ DATA_DIR: join(folder, 'file', 'data') }, /^Plaza cannot write into .*file\/data .*DATA_DIR/)
  })

  test('a data folder of another PostgreSQL version', async () => {
    const cluster = join(folder, 'old', 'postgres', 'cluster')
    mkdirSync(cluster, { recursive: true })
    writeFileSync(join(cluster, 'PG_VERSION'), '14\n')
    for (const path of [folder, join(folder, 'old'), join(folder, 'old', 'postgres')]) execFileSync('chmod', ['711', path])
    await expectMessage({ DATA_DIR: join(folder, 'old') }, /made by PostgreSQL 14, but this Plaza brings 18/)
  })

  test('a second Plaza on the same data', async () => {
    const data = join(folder, 'claimed')
    mkdirSync(data)
    const claim = await claimDataFolder(data)
    claim.markReady('http://127.0.0.1:3000')
    await expectMessage(
      { DATA_DIR: data },
      new RegExp(
        `^Plaza already runs on this data \\(process ${process.pid}, http://127\\.0\\.0\\.1:3000\\)\\. Stop it first, or set DATA_DIR to another folder\\.$`,
      ),
    )
    claim.release()
  })

  test('an unreachable database', () =>
    expectMessage({ DATABASE_URL: 'postgres://plaza@127.0.0.1:1/plaza' }, /^No PostgreSQL answers at 127\.0\.0\.1:1\/plaza/))
  test('an unknown database host', () =>
    expectMessage(
      { DATABASE_URL: 'postgres://plaza:secret@nowhere.invalid/plaza' },
      /^The host of nowhere\.invalid:5432\/plaza is unknown(?!.*secret)/,
    ))
  test('a database that rejects the login', () => expectMessage({ DATABASE_URL: databaseUrlFor('plaza', 'stranger') }, /rejects the login/))
  test('a missing database', () => expectMessage({ DATABASE_URL: databaseUrlFor('never_made') }, /not the database .*never_made/))

  test('a database in another encoding', async () => {
    const url = await database('in_ascii', "owner plaza template template0 encoding SQL_ASCII locale_provider libc locale 'C'")
    await expectMessage({ DATABASE_URL: url }, /is encoded in SQL_ASCII, but .* needs UTF8/)
  })
  test('a database without Arabic text search', async () => {
    const url = await database('in_c', "owner plaza template template0 encoding UTF8 locale_provider libc locale 'C'")
    await expectMessage({ DATABASE_URL: url }, /only supports English letters/)
  })
  test('a database where Plaza may not create pg_trgm', async () => {
    await expectMessage(
      { DATABASE_URL: await database('not_ours', 'owner postgres') },
      /needs the extension pg_trgm in .*permission denied/,
    )
  })
  test('a migration that fails', async () => {
    const url = await database('in_the_way', 'owner plaza', ['create schema catalog authorization plaza'])
    await expectMessage({ DATABASE_URL: url }, /^The migration \d{8}_\d{4}_\w+\.sql failed: schema "catalog" already exists/)
  })

  test('a port that is in use', async () => {
    const holder = createServer()
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
    const { port } = holder.address() as AddressInfo
    const url = await database('port_taken', 'owner plaza')
    await expectMessage({ DATABASE_URL: url, PORT: String(port) }, new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is used`))
    await new Promise((resolve) => holder.close(resolve))
  })

  const small = tryMount()
  test.skipIf(!small)('a disk that is full', async () => {
    try {
      await expectMessage({ DATA_DIR: join(small ?? '', 'data') }, /^The disk under .* is full: free some space/)
    } finally {
      execFileSync('umount', [small ?? ''])
      rmSync(small ?? '', { recursive: true })
    }
  })
})

/** Mounts a disk of 16 MB where the machine allows it. */
function tryMount(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null
  const path = mkdtempSync(join(tmpdir(), 'plaza-small-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m,mode=755', 'tmpfs', path], { stdio: 'ignore' })
    execFileSync('chmod', ['755', path])
    return path
  } catch {
    rmSync(path, { recursive: true })
    return null
  }
}

test('a public address with the embedded database gets advice at the start, other Plazas none', () => {
  const given = { publicUrl: 'https://plaza.example.org', databaseUrl: null, backup: { daily: true, passphrase: null } }
  expect(deploymentAdvice(given)).toEqual([expect.stringMatching(/DATABASE_URL.*copy DATA_DIR\/backups to another machine/)])
  expect(deploymentAdvice({ ...given, backup: { daily: false, passphrase: null } })).toEqual([expect.stringContaining('BACKUP=daily')])
  expect(deploymentAdvice({ ...given, publicUrl: 'http://plaza.local' })).toEqual([])
  expect(deploymentAdvice({ ...given, databaseUrl: 'postgres://db/plaza' })).toEqual([])
})

describe('errors that a test cannot provoke', () => {
  test.each([
    [new StartupError({ code: 'database-too-old', server: 'db:5432/plaza', version: '13.4' }), /is PostgreSQL 13\.4, but Plaza needs 15/],
    [new StartupError({ code: 'database-unreachable', server: 'db:5432/plaza', reason: 'timeout', detail: '' }), /did not answer in time/],
    [new StartupError({ code: 'unsupported-platform', platform: 'freebsd-x64' }), /brings no PostgreSQL for freebsd-x64/],
    [new StartupError({ code: 'no-system-user', reason: 'nobody is here' }), /because nobody is here/],
    [new Error('while seeding', { cause: Object.assign(new Error('could not extend file'), { code: '53100' }) }), /^The disk is full/],
    [Object.assign(new Error('EROFS'), { code: 'EROFS', path: '/data/secrets' }), /^Plaza cannot write into \/data\/secrets/],
  ])('%s', (error, sentence) => {
    expect(explainStartupError(error)).toMatch(sentence)
  })

  test('an unexpected error gets no message', () => {
    expect(explainStartupError(new TypeError('x is undefined'))).toBeNull()
  })
})
