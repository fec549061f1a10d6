/** Demo data is written completely, or again from the beginning. */
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { domains } from '#app/server/domains.ts'
import { createEmptyDatabase, type TestDatabase } from '#test/cluster/test-database.ts'
import type { Db } from '../db.ts'
import { migrate } from '../migrate.ts'
import { openSeeding } from './open-seeding.ts'
import { markFinished, markUnfinished } from './unfinished-demo.sql.ts'

let database: TestDatabase
let client: pg.Client

beforeEach(async () => {
  database = await createEmptyDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await database.drop()
})

const SCHEMAS = domains.map(({ name }) => name)

const open = () => openSeeding({ url: database.url, schemas: ['platform', 'audit', ...SCHEMAS], onError: () => {} })

/** Commits a part of the demo data, and stops as a killed process does. */
async function seedAPart(): Promise<void> {
  const seeding = await open()
  await migrate(database.url)
  await seeding
    .openDb()
    .transaction()
    .execute((tx) => markUnfinished(tx, new Date()))
  await client.query("insert into platform.rate_limits values ('demo', 'half', 1, now())")
  await seeding.close()
}

const parts = async () => (await client.query('select from platform.rate_limits')).rowCount

test('a start deletes the demo data that a killed process left, and begins again', async () => {
  await seedAPart()
  expect(await parts()).toBe(1)
  const seeding = await open()
  await migrate(database.url)
  expect(await parts()).toBe(0)
  await seeding.close()
})

test('demo data that is whole stays', async () => {
  await seedAPart()
  await client.query('delete from platform.unfinished_demo')
  await (await open()).close()
  expect(await parts()).toBe(1)
})

test('the transaction that finishes waits for the disk, and no other one does', async () => {
  await migrate(database.url)
  const seeding = await open()
  const waits = async (db: Db) => (await sql<{ on: string }>`select current_setting('synchronous_commit') as on`.execute(db)).rows[0]?.on
  await seeding
    .openDb()
    .transaction()
    .execute(async (tx) => {
      await markUnfinished(tx, new Date())
      expect(await waits(tx)).toBe('off')
    })
  await seeding
    .openDb()
    .transaction()
    .execute(async (tx) => {
      await markFinished(tx)
      expect(await waits(tx)).toBe('on')
    })
  await seeding.close()
})

test('a second process waits until the first one has seeded', async () => {
  const first = await open()
  let opened = false
  const second = open().then((seeding) => {
    opened = true
    return seeding
  })
  await vi.waitUntil(async () => (await client.query("select from pg_locks where locktype = 'advisory' and not granted")).rowCount === 1)
  expect(opened).toBe(false)
  await first.close()
  await (await second).close()
})
