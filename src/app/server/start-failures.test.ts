/** Each trouble is brought about for real where that can be done, and read as a person would: from the end of `npm start`. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Foreseen } from '#platform/server/foreseen.ts'
import { claimDataFolder } from './data-folder.ts'
import { explain } from './start-failures.ts'

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
    const settings = { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data'), PORT: '0', ...env }
    const child = spawn(process.execPath, [START], { cwd: folder, env: settings, stdio: ['ignore', 'ignore', 'pipe'] })
    let errors = ''
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString()
    })
    child.on('close', (code) => resolve({ code, errors: errors.trim() }))
  })
}

async function expectSentence(env: Record<string, string>, sentence: RegExp): Promise<void> {
  const { code, errors } = await start(env)
  expect(errors).toMatch(sentence)
  expect(errors.split('\n')).toHaveLength(1)
  expect(code).toBe(1)
}

/** A database made by the superuser, and what is done in it. */
async function database(name: string, clauses: string, statements: string[] = []): Promise<string> {
  const superuser = new URL(cluster)
  superuser.username = 'postgres'
  await run(superuser, [`drop database if exists ${name}`, `create database ${name} ${clauses}`])
  superuser.pathname = `/${name}`
  await run(superuser, statements)
  return urlOf(name)
}

async function run(url: URL, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

function urlOf(name: string, user = 'plaza'): string {
  const url = new URL(cluster)
  url.pathname = `/${name}`
  url.username = user
  return url.href
}

describe('a start that cannot succeed says so in one sentence', () => {
  test('a setting that is not allowed', () => expectSentence({ PORT: 'many' }, /^PORT is «many», but must be a number/))
  test('a demo for everybody', () => expectSentence({ HOST: '0.0.0.0' }, /^HOST is «0\.0\.0\.0», but a demo listens/))

  test('a data folder that cannot be', async () => {
    writeFileSync(join(folder, 'file'), '')
    await expectSentence({ DATA_DIR: join(folder, 'file', 'data') }, /^Plaza cannot write into .*file\/data .*DATA_DIR/)
  })

  test('a data folder of another PostgreSQL', async () => {
    const cluster = join(folder, 'old', 'postgres', 'cluster')
    mkdirSync(cluster, { recursive: true })
    writeFileSync(join(cluster, 'PG_VERSION'), '14\n')
    for (const path of [folder, join(folder, 'old'), join(folder, 'old', 'postgres')]) execFileSync('chmod', ['711', path])
    await expectSentence({ DATA_DIR: join(folder, 'old') }, /made by PostgreSQL 14, but this Plaza brings 18/)
  })

  test('a second Plaza on the same data', async () => {
    const data = join(folder, 'claimed')
    mkdirSync(data)
    const claim = await claimDataFolder(data)
    claim.sayReady('http://127.0.0.1:3000')
    await expectSentence(
      { DATA_DIR: data },
      new RegExp(
        `^Plaza already runs on this data \\(process ${process.pid}, http://127\\.0\\.0\\.1:3000\\)\\. Stop it first, or set DATA_DIR to another folder\\.$`,
      ),
    )
    claim.release()
  })

  test('a database that nobody serves', () =>
    expectSentence({ DATABASE_URL: 'postgres://plaza@127.0.0.1:1/plaza' }, /^No PostgreSQL answers at 127\.0\.0\.1:1\/plaza/))
  test('a database host without an address', () =>
    expectSentence(
      { DATABASE_URL: 'postgres://plaza:secret@nowhere.invalid/plaza' },
      /^The host of nowhere\.invalid:5432\/plaza is unknown(?!.*secret)/,
    ))
  test('a database that lets nobody in', () => expectSentence({ DATABASE_URL: urlOf('plaza', 'stranger') }, /does not let Plaza in/))
  test('a database that does not exist', () => expectSentence({ DATABASE_URL: urlOf('never_made') }, /not the database .*never_made/))

  test('a database in another encoding', async () => {
    const url = await database('in_ascii', "owner plaza template template0 encoding SQL_ASCII locale_provider libc locale 'C'")
    await expectSentence({ DATABASE_URL: url }, /is encoded in SQL_ASCII, but .* needs UTF8/)
  })
  test('a database whose search would find no Arabic', async () => {
    const url = await database('in_c', "owner plaza template template0 encoding UTF8 locale_provider libc locale 'C'")
    await expectSentence({ DATABASE_URL: url }, /knows no letters beyond English/)
  })
  test('a database where Plaza may not make pg_trgm', async () => {
    await expectSentence(
      { DATABASE_URL: await database('not_ours', 'owner postgres') },
      /needs the extension pg_trgm in .*permission denied/,
    )
  })
  test('a migration that fails', async () => {
    const url = await database('in_the_way', 'owner plaza', ['create schema catalog authorization plaza'])
    await expectSentence({ DATABASE_URL: url }, /^The migration \d{8}_\d{4}_\w+\.sql failed: schema "catalog" already exists/)
  })

  test('a port that is taken', async () => {
    const holder = createServer()
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
    const { port } = holder.address() as AddressInfo
    const url = await database('port_taken', 'owner plaza')
    await expectSentence({ DATABASE_URL: url, PORT: String(port) }, new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is taken`))
    await new Promise((resolve) => holder.close(resolve))
  })

  const small = tryMount()
  test.skipIf(!small)('a disk that is full', async () => {
    try {
      await expectSentence({ DATA_DIR: join(small ?? '', 'data') }, /^The disk under .* is full: free some space/)
    } finally {
      execFileSync('umount', [small ?? ''])
      rmSync(small ?? '', { recursive: true })
    }
  })
})

/** A disk of 16 MB, where that may be made. */
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

describe('what cannot be brought about here', () => {
  test.each([
    [new Foreseen({ code: 'database-too-old', server: 'db:5432/plaza', version: '13.4' }), /is PostgreSQL 13\.4, but Plaza needs 15/],
    [new Foreseen({ code: 'database-unreachable', server: 'db:5432/plaza', reason: 'timeout', detail: '' }), /did not answer in time/],
    [new Foreseen({ code: 'unsupported-platform', platform: 'freebsd-x64' }), /brings no PostgreSQL for freebsd-x64/],
    [new Foreseen({ code: 'no-system-user', reason: 'nobody is here' }), /because nobody is here/],
    [new Error('while seeding', { cause: Object.assign(new Error('could not extend file'), { code: '53100' }) }), /^The disk is full/],
    [Object.assign(new Error('EROFS'), { code: 'EROFS', path: '/data/secrets' }), /^Plaza cannot write into \/data\/secrets/],
  ])('%s', (error, sentence) => {
    expect(explain(error)).toMatch(sentence)
  })

  test('a surprise is not explained away', () => {
    expect(explain(new TypeError('x is undefined'))).toBeNull()
  })
})
