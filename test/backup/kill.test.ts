/** A backup and a restore that are killed in the middle. */
import { fork } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { listBackups } from '#platform/server/backup/backup-list.ts'
import { withConnection } from '#platform/server/backup/connection.ts'
import { runBackup } from '#platform/server/backup/run-backup.ts'
import { findForeignRelation } from '#platform/server/backup/tables.sql.ts'
import { openPool } from '#platform/server/db.ts'
import { newRandomKey } from '#platform/server/files/file-key.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { hashFiles, openEmptyPlace } from './empty-place.ts'
import type { KillPoint } from './kill-points.ts'

const PROCESS = fileURLToPath(new URL('backup-process.ts', import.meta.url))
let plaza: TestPlaza
let folder = ''
let file = ''

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plaza-killed-backup-'))
  plaza = await openTestPlaza()
  for (let index = 0; index < 5; index += 1) await plaza.services.files.write(newRandomKey('webp'), Buffer.alloc(10_000, index))
  const guest = plaza.guest()
  await guest.add(await plaza.variant('CABLE'), 1)
  await guest.placeOrder()
  await plaza.settle()
  file = join(folder, 'whole.tar.zst')
  await runBackup(plaza.services, 'command', file)
})
afterAll(async () => {
  await plaza.close()
  rmSync(folder, { recursive: true, force: true })
})

type Work = { act: 'take' | 'restore'; databaseUrl: string; dataDir: string; file: string; dieAt: KillPoint }

/** The signal that ended the process. */
function run(work: Work): Promise<string | null> {
  const child = fork(PROCESS, [JSON.stringify(work)], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  return new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)))
}

describe('a restore that is killed', () => {
  const before: KillPoint[] = [
    { words: 'create table if not exists plaza_migrations', when: 'after' },
    { words: 'copy "accounts"."users"', when: 'before' },
    { words: 'copy "orders"."orders"', when: 'before' },
    { words: 'restored_jobs r set id', when: 'after' },
    { words: 'select audit.append', when: 'after' },
    { words: 'commit', since: 'select audit.append', when: 'before' },
  ]

  test('before its end leaves an empty database, and a second restore succeeds', async () => {
    const place = await openEmptyPlace()
    for (const dieAt of before) {
      const work: Work = { act: 'restore', databaseUrl: place.databaseUrl, dataDir: place.dataDir, file, dieAt }
      expect(await run(work), dieAt.words).toBe('SIGKILL')
      expect(await withConnection(place.databaseUrl, 'test', findForeignRelation), dieAt.words).toBeNull()
    }
    await place.restore(file, { without: true })
    const pool = openPool({ url: place.databaseUrl, max: 1, applicationName: 'test', onError: () => {} })
    expect(await findViolations(pool)).toEqual([])
    await pool.end()
    expect(await place.rows('select from orders.orders')).toHaveLength(1)
    expect(await hashFiles(place.files)).toEqual(await hashFiles(plaza.services.files))
    expect(readdirSync(place.dataDir)).toEqual(['files'])
    expect(readdirSync(join(place.dataDir, 'files')).filter((name) => name.length !== 2)).toEqual([])
    await place.close()
  })

  test('after its commit is complete', async () => {
    const place = await openEmptyPlace()
    const dieAt: KillPoint = { words: 'commit', since: 'select audit.append', when: 'after' }
    const work: Work = { act: 'restore', databaseUrl: place.databaseUrl, dataDir: place.dataDir, file, dieAt }
    expect(await run(work)).toBe('SIGKILL')
    expect(await place.rows('select from orders.orders')).toHaveLength(1)
    expect(await hashFiles(place.files)).toEqual(await hashFiles(plaza.services.files))
    await expect(place.restore(file, { without: true })).rejects.toMatchObject({ problem: { code: 'database-not-empty' } })
    await place.close()
  })
})

describe('a backup that is killed', () => {
  test('leaves no file under its name, and the next one removes what is left and says so', async () => {
    const { databaseUrl, dataDir, services } = plaza
    for (const words of ['lock table', 'copy "orders"."orders"', 'from graphile_worker._private_jobs']) {
      const name = join(services.backups.folder, 'killed.tar.zst')
      const work: Work = { act: 'take', databaseUrl, dataDir, file: name, dieAt: { words, when: 'before' } }
      expect(await run(work), words).toBe('SIGKILL')
      expect(readdirSync(services.backups.folder), words).toEqual([expect.stringMatching(/^killed\.tar\.zst\.\w+\.part$/)])
      // PostgreSQL ends the sessions of a killed process, and with them its lock, when it next looks at their connections.
      await expect.poll(() => plaza.rows(`select from pg_stat_activity where application_name = 'plaza backup'`)).toEqual([])

      await plaza.rows(
        `insert into platform.backups (id, state, reason, requested_at, file) values ('bak_killed', 'running', 'daily', now(), 'x')`,
      )
      const taken = await runBackup(services, 'daily')
      expect(readdirSync(services.backups.folder), words).toEqual([taken.file.split('/').at(-1)])
      const killed = (await listBackups(services.db)).find(({ id }) => id === 'bak_killed')
      expect(killed).toMatchObject({ state: 'failed', problem: { code: 'interrupted' } })
      await plaza.rows(`delete from platform.backups where reason = 'daily'`)
      await services.backups.remove(taken.file)
    }
  })
})
