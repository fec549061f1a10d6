/** The drill: a backup that was taken while people buy is restored into an empty place, and everything is there. */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import { findViolations } from '#app/server/invariants.ts'
import { backupScope } from '#app/server/wiring.ts'
import { openBackups } from '#platform/server/backup/backups.ts'
import type { Manifest } from '#platform/server/backup/manifest.ts'
import { checkBackup } from '#platform/server/backup/restore-backup.ts'
import { runBackup } from '#platform/server/backup/run-backup.ts'
import { openPool } from '#platform/server/db.ts'
import { newPrivateKey, newRandomKey } from '#platform/server/files/file-key.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import { s3Files } from '#platform/server/files/s3-files.ts'
import { enqueue } from '#platform/server/jobs.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { startPlazaProcess } from '#test/kill/process.ts'
import { Guest } from '#test/plaza/guest.ts'
import { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { DAY_MS, openSalesFlow } from '#test/plaza/sales-flow.ts'
import { type EmptyPlace, hashFiles, openEmptyPlace } from './empty-place.ts'

const MASTER = 'ab'.repeat(32)
const PASSPHRASE = 'seven mugs on a shelf'

const MONEY = [
  'select currency, count(*) as orders, sum(total_minor)::text as total, sum(tax_minor)::text as tax from orders.orders group by 1 order by 1',
  'select id, balance_minor from finance.accounts order by id',
  'select account_id, currency, sum(amount_minor)::text as sum, count(*) as postings from finance.postings group by 1, 2 order by 1, 2',
  'select * from finance.vendor_balances order by workspace_id, currency',
]
const JOBS = `select t.identifier, j.payload, j.run_at, j.attempts, j.max_attempts, j.last_error, j.key, q.queue_name
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  left join graphile_worker._private_job_queues q on q.id = j.job_queue_id order by j.id`

let plaza: TestPlaza
let folder = ''
const places: EmptyPlace[] = []
const emptyPlace = async () => {
  const place = await openEmptyPlace()
  places.push(place)
  return place
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plaza-drill-'))
  plaza = await openTestPlaza()
  writeFileSync(join(plaza.dataDir, 'secrets'), JSON.stringify({ master: MASTER }))
  const { files } = plaza.services
  for (let index = 0; index < 20; index += 1) await files.write(newRandomKey('webp'), Buffer.alloc(index * 10_000, index))
  await files.write(newPrivateKey('zip'), Buffer.from('somebody’s data'))
  await files.put(Buffer.from('a picture of a vase'), { extension: 'webp' })

  const flow = await openSalesFlow(plaza)
  await flow.earn({ BOWL: 3, PLATE: 1 })
  const { order } = await flow.buy({ PLATE: 2 })
  await flow.pay(order)
  await flow.deliver(order)
})
afterAll(async () => {
  for (const place of places) await place.close()
  await plaza.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The backups of a Plaza, with a store that can be watched. */
const backupsOf = (databaseUrl: string, dataDir: string, files: FileStore) =>
  openBackups({
    config: { dataDir, backup: { daily: false, passphrase: PASSPHRASE } },
    databaseUrl,
    files,
    scope: backupScope,
    now: () => new Date(),
  })

/** The rows of every table as hashes of their text; the audit log of a restored Plaza has one entry more. */
const rowHashes = ({ tables }: Manifest) =>
  Object.fromEntries(tables.filter(({ name }) => name !== 'audit.entries').map(({ name, rows, sha256 }) => [name, `${rows} ${sha256}`]))

describe('a backup taken while people buy', () => {
  test('restores to one moment: every row, every file, and all invariants hold', async () => {
    const { files } = plaza.services
    const cable = await plaza.variant('CABLE')
    let bought = 0
    let buying = true
    const waiting: { orders: number; resolve(): void }[] = []
    const ordersPlaced = (orders: number) => new Promise<void>((resolve) => waiting.push({ orders, resolve }))
    const buyers = Array.from({ length: 3 }, async () => {
      while (buying) {
        const guest = plaza.guest()
        await guest.add(cable, 1)
        const { status } = await guest.placeOrder()
        expect(status).toBe(200)
        bought += 1
        for (const { orders, resolve } of waiting) if (bought >= orders) resolve()
      }
    })
    await ordersPlaced(3)
    // The rows are read by now; people buy on while the files are copied.
    const watched: FileStore = {
      ...files,
      async *keys() {
        await ordersPlaced(bought + 3)
        yield* files.keys()
      },
    }
    const file = join(folder, 'busy.tar.zst')
    plaza.services.backups = backupsOf(plaza.databaseUrl, plaza.dataDir, watched)
    const taken = await runBackup(plaza.services, 'command', file)
    buying = false
    await Promise.all(buyers)
    expect(taken).toMatchObject({ bytes: statSync(file).size, files: 22, withSecrets: true })

    const place = await emptyPlace()
    await place.restore(file, { passphrase: PASSPHRASE })
    const pool = openPool({ url: place.databaseUrl, max: 2, applicationName: 'test', onError: () => {} })
    expect(await findViolations(pool)).toEqual([])
    await pool.end()
    const [restored] = await place.rows<{ count: string }>('select count(*) from orders.orders')
    const [now] = await plaza.rows<{ count: number }>('select count(*) from orders.orders')
    expect(Number(restored?.count)).toBeLessThanOrEqual(Number(now?.count) - 3)
    expect(Number(restored?.count)).toBeGreaterThanOrEqual(5)
    expect(await hashFiles(place.files)).toEqual(await hashFiles(files))

    // A backup of what was restored has the same rows, byte for byte.
    const again = join(folder, 'again.tar.zst')
    await backupsOf(place.databaseUrl, place.dataDir, place.files).take({ id: taken.id, file: again }, async () => {})
    const [first, second] = [await checkBackup(file), await checkBackup(again)]
    expect(rowHashes(second)).toEqual(rowHashes(first))
    expect(Object.keys(rowHashes(first)).length).toBeGreaterThan(90)
    expect(second.files).toEqual(first.files)
    expect(second.sequences).toEqual(first.sequences)
    expect(second.secrets.fingerprint).toBe(first.secrets.fingerprint)
  })
})

test('a backup contains every table but those whose rows end with a restore', async () => {
  const file = join(folder, 'tables.tar.zst')
  await backupsOf(plaza.databaseUrl, plaza.dataDir, plaza.services.files).take({ id: `bak_${'0'.repeat(26)}`, file }, async () => {})
  const { tables, omitted } = await checkBackup(file)
  const there = await plaza.rows<{ name: string }>(
    `select format('%s.%s', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'graphile_worker') and tablename <> 'plaza_migrations'`,
  )
  expect([...tables.map(({ name }) => name), ...omitted].sort()).toEqual(there.map(({ name }) => name).sort())
  expect(omitted).toContain('accounts.sessions')
})

describe('a restored Plaza', () => {
  let place: EmptyPlace
  let file = ''
  let amira: Member

  beforeAll(async () => {
    amira = await plaza.member('amira')
    await plaza.settle()
    await transactAsSystem(plaza.services, (tx) =>
      enqueue(tx, { name: 'finance:releaseEarnings', run: async () => {} }, { part: 'a part' }, new Date(Date.now() + 90 * DAY_MS)),
    )
    await plaza.pool.query(`update graphile_worker._private_jobs set attempts = 8, last_error = 'the bank is away', key = 'parked'
      where payload ->> 'part' = 'a part'`)
    file = join(folder, 'quiet.tar.zst')
    plaza.services.backups = backupsOf(plaza.databaseUrl, plaza.dataDir, plaza.services.files)
    await runBackup(plaza.services, 'command', file)
    place = await emptyPlace()
    await place.restore(file, { passphrase: PASSPHRASE })
  })

  test('has the same money, to the cent', async () => {
    for (const statement of MONEY) {
      const before = await plaza.rows(statement)
      expect(before.length, statement).toBeGreaterThan(0)
      expect(JSON.parse(JSON.stringify(await place.rows(statement)), numbers), statement).toEqual(
        JSON.parse(JSON.stringify(before), numbers),
      )
    }
  })

  test('has the same timers: waiting jobs with their due times, parked ones parked', async () => {
    const jobs = await plaza.rows(JOBS)
    expect(jobs.length).toBeGreaterThan(1)
    expect(jobs).toContainEqual(
      expect.objectContaining({ identifier: 'finance:releaseEarnings', attempts: 8, last_error: 'the bank is away' }),
    )
    expect(await place.rows(JOBS)).toEqual(jobs)
  })

  test('has nobody logged in: an old cookie is refused, and the password opens the account again', async () => {
    expect(await amira.me()).toMatchObject({ username: 'amira' })
    const restored = await startPlazaProcess({ databaseUrl: place.databaseUrl })
    const old = new Member(restored.url, '10.9.0.1')
    for (const [name, value] of amira.cookies) old.cookies.set(name, value)
    expect(await old.me()).toBeNull()
    expect((await old.call('accounts.addresses.list')).status).toBe(401)
    for (const table of ['accounts.sessions', 'accounts.tokens', 'platform.rate_limits'])
      expect(await place.rows(`select from ${table}`), table).toEqual([])

    const fresh = new Member(restored.url, '10.9.0.2')
    expect((await fresh.logIn('amira@example.com', FIXTURE_PASSWORD)).status).toBe(200)
    const guest = new Guest(restored.url)
    await guest.add(await plaza.variant('CABLE'), 1)
    expect((await guest.placeOrder()).status).toBe(200)
    await restored.kill('SIGTERM')
  })

  test('has the secrets of the old one, and its audit log says when it was restored', async () => {
    const { readMaster } = await import('#platform/server/secrets.ts')
    expect(readMaster(place.dataDir)?.toString('hex')).toBe(MASTER)
    const { takenAt, id } = await checkBackup(file)
    expect(await place.rows('select action, actor, resource_id, details from audit.entries order by position desc limit 1')).toEqual([
      { action: 'platform.restored', actor: 'system', resource_id: id, details: { takenAt } },
    ])
  })

  test('can keep its files in a bucket', async () => {
    const directory = mkdtempSync(join(folder, 's3-'))
    const configureBuckets = [{ name: 'plaza', configs: [] }]
    const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets })
    const { port } = await server.run()
    const keys = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
    const s3 = { endpoint: `http://127.0.0.1:${port}`, bucket: 'plaza', ...keys }
    const other = await emptyPlace()
    await other.restore(file, { passphrase: PASSPHRASE, s3 })
    expect(await hashFiles(s3Files(s3))).toEqual(await hashFiles(plaza.services.files))

    const again = join(folder, 'of-a-bucket.tar.zst')
    await backupsOf(other.databaseUrl, other.dataDir, s3Files(s3)).take({ id: `bak_${'0'.repeat(26)}`, file: again }, async () => {})
    expect(new Set((await checkBackup(again)).files.map(({ sha256 }) => sha256))).toEqual(
      new Set((await checkBackup(file)).files.map(({ sha256 }) => sha256)),
    )
    await server.close()
  })

  test('is not written over: a second restore is refused', async () => {
    await expect(place.restore(file, { passphrase: PASSPHRASE })).rejects.toMatchObject({ problem: { code: 'database-not-empty' } })
  })
})

/** The pools read int8 differently: as a number or as a text. */
function numbers(_key: string, value: unknown): unknown {
  return typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value
}
