import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asSuperuser, createEmptyDatabase, createTestDatabase, type TestDatabase } from '#test/cluster/test-database.ts'
import { type AuditEntry, auditTrail, record, verifyAuditChain } from './audit.ts'
import { type Db, openDb, openPool } from './db.ts'
import type { Kernel } from './kernel.ts'
import { migrate } from './migrate.ts'
import { giveAuditItsOwner } from './postgres/audit-owner.ts'
import { transactAs } from './transact.ts'

const CLIENT = { address: '203.0.113.7', userAgent: 'Mozilla/5.0' }
const SUSPENDED: AuditEntry = {
  ...{ actor: 'usr_chen', action: 'accounts.suspended', subject: { type: 'user', id: 'usr_bruno' }, client: CLIENT },
  ...{ workspaceId: 'ws_kiln', details: { before: { state: 'active' }, after: { state: 'suspended', days: 7 } } },
}

/** A database as the embedded PostgreSQL has it, its log given away; and one where only Plaza's role is. */
let guarded: TestDatabase
let foreign: TestDatabase
let pool: pg.Pool
let db: Db

beforeAll(async () => {
  guarded = await createTestDatabase()
  foreign = await createEmptyDatabase()
  await migrate(foreign.url)
  pool = openPool({ url: guarded.url, max: 12, applicationName: 'audit', onError: () => {} })
  db = openDb(pool)
})
afterAll(async () => {
  await pool.end()
  await guarded.drop()
  await foreign.drop()
})

const write = (entry: AuditEntry, at = new Date(), into = db) =>
  transactAs({ db: into, now: () => at } as Kernel, (tx) => record(tx, entry))

/** One after the other in a session of its own; what was begun is taken back. */
async function run(url: string, ...statements: string[]): Promise<pg.QueryResult | undefined> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let result: pg.QueryResult | undefined
    for (const statement of statements) result = await client.query(statement)
    return result
  } finally {
    await client.end()
  }
}

describe('the audit log', () => {
  test('keeps who did what to whom, from where, and what it was before', async () => {
    const at = new Date('2026-11-21T12:00:00.123Z')
    await write(SUSPENDED, at)
    await write({ actor: 'system', action: 'accounts.erased', subject: { type: 'user', id: 'usr_dalia' }, client: null }, at)
    const [erased, suspended] = await auditTrail(db, { limit: 10 })
    expect(suspended).toEqual({
      ...{ id: expect.stringMatching(/^aud_/), at, actor: 'usr_chen', action: 'accounts.suspended' },
      ...{ subjectType: 'user', subjectId: 'usr_bruno', workspaceId: 'ws_kiln', ...CLIENT, details: SUSPENDED.details },
    })
    expect(erased).toMatchObject({ actor: 'system', workspaceId: null, address: null, userAgent: null, details: {} })
  })

  test('keeps the first 300 characters of a browser’s name', async () => {
    await write({ ...SUSPENDED, client: { ...CLIENT, userAgent: 'x'.repeat(5000) } })
    expect((await auditTrail(db, { limit: 1 }))[0]?.userAgent).toBe('x'.repeat(300))
  })

  test('is read newest first, page by page, of everything or of one subject', async () => {
    for (const id of ['usr_1', 'usr_2', 'usr_1', 'usr_3', 'usr_1']) await write({ ...SUSPENDED, subject: { type: 'user', id } })
    const first = await auditTrail(db, { limit: 3 })
    const second = await auditTrail(db, { limit: 2, before: first[2]?.id })
    expect([...first, ...second].map(({ subjectId }) => subjectId)).toEqual(['usr_1', 'usr_3', 'usr_1', 'usr_2', 'usr_1'])
    expect(await auditTrail(db, { limit: 10, subjectId: 'usr_1' })).toHaveLength(3)
    expect(await auditTrail(db, { limit: 10, before: 'aud_nothing' })).toEqual([])
  })

  test('has no entry of an act that was taken back', async () => {
    const before = await auditTrail(db, { limit: 100 })
    const act = transactAs({ db, now: () => new Date() } as Kernel, async (tx) => {
      await record(tx, SUSPENDED)
      throw new Error('no')
    })
    await expect(act).rejects.toThrow('no')
    expect(await auditTrail(db, { limit: 100 })).toEqual(before)
  })

  test('is one unbroken chain, also of fifty acts at once', async () => {
    const before = (await auditTrail(db, { limit: 1000 })).length
    await Promise.all(Array.from({ length: 50 }, (_, index) => write({ ...SUSPENDED, subject: { type: 'user', id: `usr_${index}` } })))
    expect(await auditTrail(db, { limit: 1000 })).toHaveLength(before + 50)
    expect(await verifyAuditChain(db)).toEqual([])
  })

  test('refuses what is no act', async () => {
    for (const action of ['accounts.', '.suspended', 'suspended.a.b'] as AuditEntry['action'][])
      await expect(write({ ...SUSPENDED, action }), action).rejects.toThrow('entries_action_check')
  })
})

const CHANGES = [
  `update audit.entries set actor = 'usr_nobody'`,
  'delete from audit.entries',
  'truncate audit.entries',
  `merge into audit.entries e using (values (1)) v(n) on true when matched then delete`,
]

/** What the owner of a table can do about its guards. */
const UNDOINGS = [
  'alter table audit.entries disable trigger all',
  'alter table audit.entries disable trigger entries_are_kept',
  'drop trigger entries_are_kept on audit.entries',
  'alter table audit.entries owner to current_user',
  'alter table audit.entries rename to entries_of_old',
  'alter table audit.entries set schema public',
  'alter table audit.entries add column note text',
  'drop table audit.entries',
  'drop table audit.entries cascade',
  'drop schema audit cascade',
  'alter schema audit rename to audit_of_old',
  'create table audit.others (id text)',
  `create or replace function audit.refuse_change() returns trigger language plpgsql as 'begin return new; end'`,
  'create or replace rule quiet as on delete to audit.entries do instead nothing',
  'set session_replication_role = replica',
  'set role plaza_audit',
  'grant plaza_audit to plaza',
  'drop owned by plaza_audit',
  'reassign owned by plaza_audit to plaza',
  `insert into audit.entries select position + 1, 'aud_x', at, actor, action, subject_type, subject_id, workspace_id, address, user_agent, details, hash, hash
    from audit.entries order by position desc limit 1`,
]

describe('Plaza’s own role', () => {
  test.each([...CHANGES, ...UNDOINGS])('cannot: %s', async (statement) => {
    const before = await auditTrail(db, { limit: 1000 })
    expect(before.length).toBeGreaterThan(50)
    await expect(run(guarded.url, statement)).rejects.toMatchObject({ code: '42501' })
    expect(await auditTrail(db, { limit: 1000 })).toEqual(before)
  })

  test('cannot give itself the right to', async () => {
    for (const statement of CHANGES)
      await expect(run(guarded.url, 'grant all on audit.entries to current_user', statement)).rejects.toMatchObject({ code: '42501' })
  })

  test('cannot lead the superuser astray who gives the log away', async () => {
    await run(
      foreign.url,
      `create schema trap; create table trap.hits (who text);
       create function trap.equals(name, name) returns boolean language plpgsql security invoker as
         'begin insert into trap.hits values (current_user); return $1::text operator(pg_catalog.=) $2::text; end';
       create operator trap.= (leftarg = name, rightarg = name, function = trap.equals);`,
      `do $$ begin execute format('alter database %I set search_path = trap, pg_catalog', current_database()); end $$`,
    )
    await giveAuditItsOwner(asSuperuser(foreign.url))
    expect((await run(foreign.url, 'select who from trap.hits'))?.rows).toEqual([])
    await expect(run(foreign.url, 'drop table audit.entries')).rejects.toMatchObject({ code: '42501' })
    await giveAuditItsOwner(asSuperuser(foreign.url))
  })
})

describe('where nobody gave the log away', () => {
  let plain: TestDatabase
  beforeAll(async () => {
    plain = await createEmptyDatabase()
    await migrate(plain.url)
    const own = openPool({ url: plain.url, max: 1, applicationName: 'audit', onError: () => {} })
    await write(SUSPENDED, new Date(), openDb(own))
    await own.end()
  })
  afterAll(() => plain.drop())

  test.each(CHANGES)('its owner may not either, in so many words: %s', async (statement) => {
    await expect(run(plain.url, statement)).rejects.toMatchObject({ code: '42501' })
    const granted = ['begin', 'grant all on audit.entries to current_user', statement]
    await expect(run(plain.url, ...granted)).rejects.toThrow('never changed')
  })
})

describe('an entry that was tampered with by whoever rules the server', () => {
  /** In a transaction that is never committed: what the chain says while it is so. */
  async function brokenAfter(statement: string): Promise<string[]> {
    const client = new pg.Client({ connectionString: asSuperuser(guarded.url) })
    await client.connect()
    try {
      await client.query(`set session_replication_role = replica; begin; ${statement}`)
      return (await client.query<{ subject: string }>('select subject from audit.breaches()')).rows.map(({ subject }) => subject)
    } finally {
      await client.end()
    }
  }

  const OTHERWISE: Record<string, string> = {
    id: `'aud_forged'`,
    at: `at + interval '1 microsecond'`,
    actor: `'usr_nobody'`,
    action: `'accounts.praised'`,
    subject_type: `'order'`,
    subject_id: `'usr_nobody'`,
    workspace_id: 'null',
    address: `'198.51.100.1'`,
    user_agent: `''`,
    details: `details || '{"after": {}}'`,
    previous_hash: `sha256('')`,
    hash: `sha256('')`,
    position: '-1',
  }

  test('is found, whichever of its columns it was', async () => {
    const { rows } =
      (await run(guarded.url, `select column_name as name from information_schema.columns where table_schema = 'audit'`)) ?? {}
    expect(rows?.map(({ name }) => name).sort()).toEqual(Object.keys(OTHERWISE).sort())
    for (const [column, value] of Object.entries(OTHERWISE))
      expect(await brokenAfter(`update audit.entries set ${column} = ${value} where position = 1`), column).not.toEqual([])
  })

  test('is found when it was taken out, or two were swapped', async () => {
    expect(await brokenAfter('delete from audit.entries where position = 5')).not.toEqual([])
    expect(await brokenAfter('update audit.entries set position = -position where position in (5, 6)')).not.toEqual([])
  })
})

test('a session’s settings do not change what a hash is made of', async () => {
  const { rows } = (await run(
    guarded.url,
    `set timezone = 'Asia/Riyadh'; set datestyle = 'German'; set bytea_output = 'escape'; set intervalstyle = 'iso_8601'`,
    'select subject from audit.breaches()',
  )) ?? { rows: ['nothing was asked'] }
  expect(rows).toEqual([])
})
