/** `npm run backup` and `npm run restore` as commands: into an embedded database, from it while it runs, and into one of DATABASE_URL. */
import { execFile, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newRandomKey } from '#platform/server/files/file-key.ts'
import { hashFiles, openEmptyPlace } from '#test/backup/empty-place.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

const run = promisify(execFile)
const script = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const START = script('../src/app/server/start.ts')
const PASSPHRASE = 'seven mugs on a shelf'
let plaza: TestPlaza
let folder = ''

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plaza-backup-command-'))
  chmodSync(folder, 0o711)
  plaza = await openTestPlaza()
  writeFileSync(join(plaza.dataDir, 'secrets'), JSON.stringify({ master: 'ab'.repeat(32) }))
  await plaza.services.files.write(newRandomKey('webp'), Buffer.from('a picture of a vase'))
})
afterAll(async () => {
  await plaza.close()
  rmSync(folder, { recursive: true, force: true })
})

async function call(name: 'backup' | 'restore', env: Record<string, string>, ...words: string[]) {
  const settings = { PATH: process.env['PATH'], LOG_LEVEL: 'silent', ...env }
  const ended = run(process.execPath, [script(`${name}.ts`), ...words], { cwd: folder, env: settings })
  const { code = 0, stdout, stderr } = await ended.catch((error) => error)
  return { code, said: `${stdout}${stderr}`.trim() }
}

test('a Plaza moves from DATABASE_URL into an embedded database, and while it runs there, into another database', async () => {
  const file = join(folder, 'first.tar.zst')
  const source = { DATABASE_URL: plaza.databaseUrl, DATA_DIR: plaza.dataDir }
  const first = await call('backup', { ...source, BACKUP_PASSPHRASE: PASSPHRASE }, file)
  expect(first).toEqual({ code: 0, said: expect.stringMatching(/first\.tar\.zst: \d\.\d MB, \d+ rows, 1 files\.$/) })
  expect(statSync(file).mode & 0o777).toBe(0o600)

  const embedded = { DATA_DIR: join(folder, 'data'), DEMO: 'off' }
  expect(await call('restore', embedded, file)).toEqual({
    code: 1,
    said: expect.stringContaining('set BACKUP_PASSPHRASE'),
  })
  expect(existsSync(embedded.DATA_DIR)).toBe(false)
  expect(await call('restore', { ...embedded, BACKUP_PASSPHRASE: PASSPHRASE }, file)).toEqual({
    code: 0,
    said: expect.stringMatching(/^Checking .*\nIt is complete: Plaza \d.*\nRestored\. Everybody has to log in again/s),
  })

  const child = spawn(process.execPath, [START], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', ROLE: 'worker', ...embedded },
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  await Promise.race([new Promise<void>((resolve) => child.stdout.on('data', (said) => /is ready/.test(`${said}`) && resolve())), ended])
  try {
    expect(await call('restore', embedded, file)).toEqual({
      code: 1,
      said: expect.stringMatching(/already runs on this data/),
    })
    const second = await call('backup', embedded)
    expect(second).toEqual({ code: 0, said: expect.stringMatching(/1 files\.\nIt has no secrets: keep a copy of the file «secrets»/) })
  } finally {
    child.kill('SIGTERM')
  }
  expect(await ended).toBe(0)

  const [name = ''] = readdirSync(join(embedded.DATA_DIR, 'backups'))
  const place = await openEmptyPlace()
  const target = { DATABASE_URL: place.databaseUrl, DATA_DIR: place.dataDir }
  const newest = join(embedded.DATA_DIR, 'backups', name)
  expect(await call('restore', target, newest)).toEqual({ code: 1, said: expect.stringContaining('copy the file «secrets»') })
  expect((await call('restore', target, newest, '--without-secrets')).code).toBe(0)
  const users = 'select id, username from accounts.users order by id'
  expect(await place.rows(users)).toEqual(await plaza.rows(users))
  expect(await hashFiles(place.files)).toEqual(await hashFiles(plaza.services.files))
  await place.close()
})

test('a wrong use is explained in one sentence', async () => {
  const nowhere = { DATA_DIR: join(folder, 'nowhere') }
  expect(await call('restore', nowhere)).toEqual({ code: 1, said: 'Usage: npm run restore -- <file> [--without-secrets].' })
  expect(await call('restore', nowhere, 'missing.tar.zst')).toEqual({ code: 1, said: 'There is no file missing.tar.zst.' })
  const foreign = join(folder, 'notes.txt')
  writeFileSync(foreign, 'not a backup')
  expect((await call('restore', nowhere, foreign)).said).toMatch(/is not a complete backup of Plaza/)
  expect(existsSync(nowhere.DATA_DIR)).toBe(false)
  const source = { DATABASE_URL: plaza.databaseUrl, DATA_DIR: plaza.dataDir }
  expect(await call('backup', source, foreign)).toEqual({ code: 1, said: `${foreign} exists already: choose another name.` })
})
