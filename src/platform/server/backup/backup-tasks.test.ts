/** Daily backups, those that stay, and the weekly restore. */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { newRandomKey } from '../files/file-key.ts'
import { deleteOrphanedFiles, storeOrphanedFiles } from '../files/orphaned-files.ts'
import { transactAsSystem } from '../transact.ts'
import { isDailyDue } from './backup.rules.ts'
import { insertRequestedBackup, listBackups } from './backup-list.ts'
import { takeDailyBackup, takeRequestedBackup, verifyNewestBackup } from './backup-tasks.ts'
import { withBackupLock } from './connection.ts'
import { runBackup } from './run-backup.ts'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS
let plaza: TestPlaza

beforeEach(async () => {
  plaza = await openTestPlaza()
})
afterEach(() => plaza.close())

const daily = () => takeDailyBackup.run(plaza.services, {})
const verify = () => verifyNewestBackup.run(plaza.services, {})
const listed = () => listBackups(plaza.services.db)
const files = () => readdirSync(plaza.services.backups.folder).sort()

test('a backup is taken once a day, and the newest seven stay', async () => {
  for (let day = 0; day < 9; day += 1) {
    await daily()
    await daily()
    plaza.moveClock(DAY_MS)
  }
  const rows = await listed()
  expect(rows.map(({ state, reason }) => `${state} ${reason}`)).toEqual(Array(7).fill('done daily'))
  expect(files()).toEqual(rows.map(({ file }) => file).sort())
  expect(files()).toHaveLength(7)
})

test('backups by hand do not displace daily ones, and those of the command stay where they are', async () => {
  await daily()
  const elsewhere = join(plaza.dataDir, 'elsewhere.tar.zst')
  await runBackup(plaza.services, 'command', elsewhere)
  for (let index = 0; index < 9; index += 1) {
    const requested = await transactAsSystem(plaza.services, insertRequestedBackup)
    const id = requested?.id
    await takeRequestedBackup.run(plaza.services, { backupId: id })
    // A repeated job takes no second one.
    await takeRequestedBackup.run(plaza.services, { backupId: id })
    plaza.moveClock(HOUR_MS)
  }
  const reasons = (await listed()).map(({ reason }) => reason)
  expect(reasons.filter((reason) => reason === 'administrator')).toHaveLength(7)
  expect(reasons.filter((reason) => reason === 'daily')).toHaveLength(1)
  expect(files()).toHaveLength(8)
  expect(plaza.services.backups.exists(elsewhere)).toBe(true)
})

test('the hourly job takes one at the same hour each day, and again soon after a failure', () => {
  const now = new Date('2026-11-22T03:23:00Z')
  expect(isDailyDue(null, now)).toBe(true)
  expect(isDailyDue(new Date('2026-11-21T03:23:10Z'), now)).toBe(true)
  expect(isDailyDue(new Date('2026-11-21T04:23:10Z'), now)).toBe(false)
})

test('two backups at the same time: one is taken, the other is told to wait', async () => {
  const outcomes = await Promise.allSettled([runBackup(plaza.services, 'command'), runBackup(plaza.services, 'command')])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { problem: { code: 'busy' } } })
  expect(await listed()).toHaveLength(1)
  expect(files()).toHaveLength(1)
})

test('a failure is in the list with its cause, and leaves no file', async () => {
  const { backups } = plaza.services
  writeFileSync(join(plaza.dataDir, 'backups'), 'not a folder')
  await daily()
  expect(await listed()).toMatchObject([{ state: 'failed', problem: { code: 'other', detail: expect.stringContaining('ENOTDIR') } }])
  expect(backups.exists((await listed())[0]?.file ?? '')).toBe(false)
})

test('a file that cannot be read is the cause that the list names', async () => {
  const { files } = plaza.services
  await files.write(newRandomKey('webp'), Buffer.from('a vase'))
  files.get = async () => ({
    size: 6,
    contentType: 'image/webp',
    body: new Readable({
      read: (): never => {
        throw new Error('the file store is away')
      },
    }),
  })
  await daily()
  expect(await listed()).toMatchObject([{ state: 'failed', problem: { code: 'other', detail: 'the file store is away' } }])
  expect(readdirSync(plaza.services.backups.folder)).toEqual([])
})

const small = tryMount()
test.skipIf(!small)('a full disk is named in the list, and keeps no part of a file', async () => {
  const folder = small ?? ''
  try {
    await plaza.services.files.write(newRandomKey('webp'), randomBytes(3_000_000))
    const failure = runBackup(plaza.services, 'command', join(folder, 'large.tar.zst'))
    await expect(failure).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(await listed()).toMatchObject([{ state: 'failed', problem: { code: 'disk-full' } }])
    expect(readdirSync(folder)).toEqual([])
  } finally {
    execFileSync('umount', [folder])
    rmSync(folder, { recursive: true })
  }
})

/** Mounts a disk of 1 MB where the machine allows it. */
function tryMount(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null
  const path = mkdtempSync(join(tmpdir(), 'plaza-small-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', path], { stdio: 'ignore' })
    return path
  } catch {
    rmSync(path, { recursive: true })
    return null
  }
}

test('a file whose row is in the snapshot is not deleted while a backup is taken', async () => {
  const [key = ''] = await storeOrphanedFiles(plaza.services, [Buffer.from('a vase')], 'webp')
  plaza.moveClock(26 * HOUR_MS)
  const { files: store } = plaza.services
  await withBackupLock(plaza.databaseUrl, async () => {
    await deleteOrphanedFiles.run(plaza.services, {})
    expect(await store.head(key)).not.toBeNull()
  })
  await deleteOrphanedFiles.run(plaza.services, {})
  expect(await store.head(key)).toBeNull()
})

test('once a week the newest backup is restored to try it, and its database is gone afterwards', async () => {
  await verify()
  await daily()
  await verify()
  const [first] = await listed()
  expect(first).toMatchObject({ verifiedAt: expect.any(Date), verificationProblem: null })
  expect(await plaza.rows(`select from pg_database where datname = current_database() || '_backup_check'`)).toEqual([])

  plaza.moveClock(DAY_MS)
  await daily()
  await verify()
  expect((await listed())[0]?.verifiedAt).toBeNull()
  plaza.moveClock(7 * DAY_MS)
  await verify()
  expect((await listed())[0]?.verifiedAt).not.toBeNull()
})

test('a backup that cannot be restored is reported with what is wrong', async () => {
  await daily()
  const [{ file } = { file: '' }] = await listed()
  writeFileSync(plaza.services.backups.pathOf(file), 'something else')
  await verify()
  expect(await listed()).toMatchObject([{ verifiedAt: expect.any(Date), verificationProblem: { code: 'not-a-backup' } }])
})

test('a backup of inconsistent data is reported too', async () => {
  await plaza.rows('update inventory.stock set on_hand = on_hand + 1')
  await daily()
  await verify()
  expect(await listed()).toMatchObject([
    { verificationProblem: { code: 'invariants-broken', names: expect.arrayContaining([expect.any(String)]) } },
  ])
})
