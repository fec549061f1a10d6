import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asSuperuser, createEmptyDatabase, createTestDatabase, type TestDatabase } from '#test/cluster/test-database.ts'
import { type AuditEntry, loadAuditTrail, recordAudit, verifyAuditChain } from './audit.ts'
import { type Db, openDb, openPool } from './db.ts'
import { migrate } from './migrate.ts'
import { transferAuditOwnership } from './postgres/transfer-audit-ownership.ts'
import type { Services } from './services.ts'
import { transactAsSystem } from './transact.ts'

const CLIENT = { address: '203.0.113.7', userAgent: 'Mozilla/5.0' }
const SUSPENDED: AuditEntry = {
  actor: 'usr_chen',
  action: 'accounts.suspended',
  resource: { type: 'user', id: 'usr_bruno' },
  client: CLIENT,
  workspaceId: 'ws_kiln',
  details: { before: { state: 'active' }, after: { state: 'suspended', days: 7 } },
}

/** One database like the embedded PostgreSQL, where the audit log has its own owner; one where Plaza's role owns it. */
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
  transactAsSystem({ db: into, now: () => at } as Services, (tx) => recordAudit(tx, entry))

/** Runs statements in a separate session and rolls back an open transaction. */
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
  test('records who did what to whom, from where, with the values before', async () => {
    const at = new Date('2026-11-21T12:00:00.123Z')
    await write(SUSPENDED, at)
    await write({ actor: 'system', action: 'accounts.erased', resource: { type: 'user', id: 'usr_dalia' }, client: null }, at)
    const [erased, suspended] = await loadAuditTrail(db, { limit: 10 })
    expect(suspended).toEqual({
      id: expect.stringMatching(/^aud_/),
      at,
      actor: 'usr_chen',
      action: 'accounts.suspended',
      resourceType: 'user',
      resourceId: 'usr_bruno',
      workspaceId: 'ws_kiln',
      ...CLIENT,
      details: SUSPENDED.details,
    })
    expect(erased).toMatchObject({ actor: 'system', workspaceId: null, address: null, userAgent: null, details: {} })
  })

  test('stores the first 300 characters of the user agent', async () => {
    await write({ ...SUSPENDED, client: { ...CLIENT, userAgent: 'x'.repeat(5000) } })
    expect((await loadAuditTrail(db, { limit: 1 }))[0]?.userAgent).toBe('x'.repeat(300))
  })

  test('is read newest first, in pages, for all resources or for one', async () => {
    for (const id of ['usr_1', 'usr_2', 'usr_1', 'usr_3', 'usr_1']) await write({ ...SUSPENDED, resource: { type: 'user', id } })
    const first = await loadAuditTrail(db, { limit: 3 })
    const second = await loadAuditTrail(db, { limit: 2, before: first[2]?.id })
    expect([...first, ...second].map(({ resourceId }) => resourceId)).toEqual(['usr_1', 'usr_3', 'usr_1', 'usr_2', 'usr_1'])
    expect(await loadAuditTrail(db, { limit: 10, resourceId: 'usr_1' })).toHaveLength(3)
    expect(await loadAuditTrail(db, { limit: 10, before: 'aud_nothing' })).toEqual([])
  })

  test('has no entry for an action that was rolled back', async () => {
    const before = await loadAuditTrail(db, { limit: 100 })
    const act = transactAsSystem({ db, now: () => new Date() } as Services, async (tx) => {
      await recordAudit(tx, SUSPENDED)
      throw new Error('no')
    })
    await expect(act).rejects.toThrow('no')
    expect(await loadAuditTrail(db, { limit: 100 })).toEqual(before)
  })

  test('is one unbroken hash chain, even after fifty concurrent actions', async () => {
    const before = (await loadAuditTrail(db, { limit: 1000 })).length
    await Promise.all(Array.from({ length: 50 }, (_, index) => write({ ...SUSPENDED, resource: { type: 'user', id: `usr_${index}` } })))
    expect(await loadAuditTrail(db, { limit: 1000 })).toHaveLength(before + 50)
    expect(await verifyAuditChain(db)).toEqual([])
  })

  test('rejects invalid entries', async () => {
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

/** Statements with which a table's owner could disable its protection. */
const UNDOINGS = [
  'alter table audit.entries disable trigger all',
  'alter table audit.entries disable trigger entries_reject_change',
  'drop trigger entries_reject_change on audit.entries',
  'alter table audit.entries owner to current_user',
  'alter table audit.entries rename to entries_of_old',
  'alter table audit.entries set schema public',
  'alter table audit.entries add column note text',
  'drop table audit.entries',
  'drop table audit.entries cascade',
  'drop schema audit cascade',
  'alter schema audit rename to audit_of_old',
  'create table audit.others (id text)',
  `create or replace function audit.reject_change() returns trigger language plpgsql as 'begin return new; end'`,
  'create or replace rule quiet as on delete to audit.entries do instead nothing',
  'set session_replication_role = replica',
  'set role plaza_audit',
  'grant plaza_audit to plaza',
  'drop owned by plaza_audit',
  'reassign owned by plaza_audit to plaza',
  `insert into audit.entries select position + 1, 'aud_x', at, actor, action, resource_type, resource_id, workspace_id, address, user_agent, details, hash, hash
    from audit.entries order by position desc limit 1`,
]

describe('Plaza’s own role', () => {
  test.each([...CHANGES, ...UNDOINGS])('cannot: %s', async (statement) => {
    const before = await loadAuditTrail(db, { limit: 1000 })
    expect(before.length).toBeGreaterThan(50)
    await expect(run(guarded.url, statement)).rejects.toMatchObject({ code: '42501' })
    expect(await loadAuditTrail(db, { limit: 1000 })).toEqual(before)
  })

  test('cannot grant itself the right', async () => {
    for (const statement of CHANGES)
      await expect(run(guarded.url, 'grant all on audit.entries to current_user', statement)).rejects.toMatchObject({ code: '42501' })
  })

  test('cannot trick the superuser who transfers the ownership', async () => {
    await run(
      foreign.url,
      `create schema trap; create table trap.hits (who text);
       create function trap.equals(name, name) returns boolean language plpgsql security invoker as
         'begin insert into trap.hits values (current_user); return $1::text operator(pg_catalog.=) $2::text; end';
       create operator trap.= (leftarg = name, rightarg = name, function = trap.equals);`,
      `do $$ begin execute format('alter database %I set search_path = trap, pg_catalog', current_database()); end $$`,
    )
    await transferAuditOwnership(asSuperuser(foreign.url))
    expect((await run(foreign.url, 'select who from trap.hits'))?.rows).toEqual([])
    await expect(run(foreign.url, 'drop table audit.entries')).rejects.toMatchObject({ code: '42501' })
    await transferAuditOwnership(asSuperuser(foreign.url))
  })
})

describe('when the ownership was not transferred', () => {
  let plain: TestDatabase
  beforeAll(async () => {
    plain = await createEmptyDatabase()
    await migrate(plain.url)
    const own = openPool({ url: plain.url, max: 1, applicationName: 'audit', onError: () => {} })
    await write(SUSPENDED, new Date(), openDb(own))
    await own.end()
  })
  afterAll(() => plain.drop())

  test.each(CHANGES)('its owner is not allowed to either: %s', async (statement) => {
    await expect(run(plain.url, statement)).rejects.toMatchObject({ code: '42501' })
    const granted = ['begin', 'grant all on audit.entries to current_user', statement]
    await expect(run(plain.url, ...granted)).rejects.toThrow('never changed')
  })
})

describe('an entry that a superuser tampered with', () => {
  /** Verifies the chain in a transaction that is never committed. */
  async function brokenAfter(statement: string): Promise<string[]> {
    const client = new pg.Client({ connectionString: asSuperuser(guarded.url) })
    await client.connect()
    try {
      await client.query(`set session_replication_role = replica; begin; ${statement}`)
      return (await client.query<{ resource: string }>('select resource from audit.violations()')).rows.map(({ resource }) => resource)
    } finally {
      await client.end()
    }
  }

  const OTHERWISE: Record<string, string> = {
    id: `'aud_forged'`,
    at: `at + interval '1 microsecond'`,
    actor: `'usr_nobody'`,
    action: `'accounts.praised'`,
    resource_type: `'order'`,
    resource_id: `'usr_nobody'`,
    workspace_id: 'null',
    address: `'198.51.100.1'`,
    user_agent: `''`,
    details: `details || '{"after": {}}'`,
    previous_hash: `sha256('')`,
    hash: `sha256('')`,
    position: '-1',
  }

  test('is found for a change in any column', async () => {
    const { rows } =
      (await run(guarded.url, `select column_name as name from information_schema.columns where table_schema = 'audit'`)) ?? {}
    expect(rows?.map(({ name }) => name).sort()).toEqual(Object.keys(OTHERWISE).sort())
    for (const [column, value] of Object.entries(OTHERWISE))
      expect(await brokenAfter(`update audit.entries set ${column} = ${value} where position = 1`), column).not.toEqual([])
  })

  test('is found when it was deleted, or two were swapped', async () => {
    expect(await brokenAfter('delete from audit.entries where position = 5')).not.toEqual([])
    expect(await brokenAfter('update audit.entries set position = -position where position in (5, 6)')).not.toEqual([])
  })
})

test('session settings do not change the hash', async () => {
  const { rows } = (await run(
    guarded.url,
    `set timezone = 'Asia/Riyadh'; set datestyle = 'German'; set bytea_output = 'escape'; set intervalstyle = 'iso_8601'`,
    'select resource from audit.violations()',
  )) ?? { rows: ['nothing was asked'] }
  expect(rows).toEqual([])
})
