import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { defineImport } from './define-import.ts'
import { Failure } from './failure.ts'
import { amount, baseCurrency, nullWhenEmpty, oneOf, required, singleLine, unchangedWhenEmpty, units } from './import-columns.ts'
import type { WorkspaceContext } from './services.ts'

type Lead = { lines: number[]; name: string; value: number; before: number | null }

const columns = {
  name: required(singleLine(10), 'full name', 'nombre'),
  stage: unchangedWhenEmpty(oneOf(['New', 'Won'], 'stage')),
  value: nullWhenEmpty(amount(200_000)),
  currency: unchangedWhenEmpty(baseCurrency),
  seats: unchangedWhenEmpty(units(50), 'Number of seats'),
}

const leads = defineImport<typeof columns, Lead>({
  columns,
  unique: { column: 'name', rule: 'twice' },
  lock: async ({ db }) => void (await sql`lock table leads in exclusive mode`.execute(db)),
  async plan(db, _ctx, rows) {
    const stored = await sql<{ name: string; value: number }>`select name, value from leads`.execute(db)
    const storedValues = new Map(stored.rows.map(({ name, value }) => [name, value]))
    const cheap = rows.filter(({ values }) => values.stage === 'Won' && !values.value)
    const records = rows
      .filter((row) => !cheap.includes(row))
      .map(({ line, values: { name, value } }) => ({ name, value: value ?? 0, lines: [line], before: storedValues.get(name) ?? null }))
    return { records, problems: cheap.map(({ line }) => ({ line, field: 'value', rule: 'required', params: {} })) }
  },
  isUnchanged: ({ value, before }) => value === before,
  async save({ db }, _ctx, { name, value, before }) {
    await sql`insert into leads values (${name}, ${value}) on conflict (name) do update set value = excluded.value`.execute(db)
    if (name === 'Cursed') throw new Failure('LEAD_CURSED')
    if (name === 'Broken') throw new Error('no row caused this')
    return before === null ? 'created' : 'updated'
  },
  toProblem: ({ code }) => (code === 'LEAD_CURSED' ? { field: 'name', rule: 'cursed', params: {} } : null),
})

let plaza: TestPlaza
let ctx: WorkspaceContext

beforeAll(async () => {
  plaza = await openTestPlaza()
  await plaza.rows('create table leads (name text primary key, value int not null)')
  ctx = {
    services: plaza.services,
    viewer: {
      kind: 'member',
      id: 'usr_amira',
      role: 'vendor',
      sessionId: 'ses_1',
      reauthenticatedUntil: null,
      lacksSecondFactor: false,
      guestId: null,
    },
    userId: 'usr_amira',
    membership: { workspaceId: 'ws_1', role: 'owner', permissions: [] },
    client: { address: '127.0.0.1', userAgent: '', deviceMarks: [] },
    language: 'en',
    requestId: 'req_test',
    idempotency: null,
  }
})
beforeEach(() => plaza.rows('truncate leads'))
afterAll(() => plaza.close())

const stored = () => plaza.rows('select name, value from leads order by name')
const row = (line: number, values: Record<string, string>) => ({ line, values })

describe('an import', () => {
  test('finds its columns by name and by other headings, in any case', () => {
    const table = [
      ['Full  Name', 'VALUE', 'Shoe size', 'number-of-seats'],
      ['Noor', '1.50', '38', '3'],
      ['Sami', '2'],
    ]
    expect(leads.toRows(table)).toEqual([
      row(2, { name: 'Noor', value: '1.50', seats: '3' }),
      row(3, { name: 'Sami', value: '2', seats: '' }),
    ])
    expect(leads.toRows([])).toEqual([])
  })

  test('reports every problem of a row at once, by line, and writes nothing when it only checks', async () => {
    const rows = [
      row(4, { name: 'sami', value: '1' }),
      row(2, { name: '', stage: 'lost', value: 'much', currency: 'EUR', seats: '51' }),
      row(3, { name: 'Sami', value: '-1' }),
      row(5, { name: 'Won for 0', stage: 'won' }),
      row(6, { name: 'much too long' }),
      row(7, { name: 'a\u202eb' }),
    ]
    expect((await leads.check(ctx, rows)).problems).toEqual([
      { line: 2, field: 'name', rule: 'required', params: {} },
      { line: 2, field: 'stage', rule: 'stage', params: {} },
      { line: 2, field: 'value', rule: 'amount', params: {} },
      { line: 2, field: 'currency', rule: 'currency', params: { currency: 'USD' } },
      { line: 2, field: 'seats', rule: 'units', params: { maximum: 50 } },
      { line: 3, field: 'value', rule: 'amount', params: {} },
      { line: 3, field: 'name', rule: 'twice', params: { first: 4 } },
      { line: 5, field: 'value', rule: 'required', params: {} },
      { line: 6, field: 'name', rule: 'tooLong', params: { maximum: 10 } },
      { line: 7, field: 'name', rule: 'characters', params: { maximum: 10 } },
    ])
    expect(await stored()).toEqual([])
  })

  test('saves the valid rows of a batch, and undoes only the record that fails', async () => {
    const rows = [
      row(2, { name: 'Noor', value: '1,234.50' }),
      row(3, { name: 'Cursed' }),
      row(4, { name: 'Sami', value: '٢٫٥', seats: '٣' }),
    ]
    expect(await leads.run(ctx, rows)).toEqual({
      problems: [{ line: 3, field: 'name', rule: 'cursed', params: {} }],
      created: 2,
      updated: 0,
    })
    expect(await stored()).toEqual([
      { name: 'Noor', value: 123_450 },
      { name: 'Sami', value: 250 },
    ])
  })

  test('changes nothing when it is repeated, and counts what changed', async () => {
    await leads.run(ctx, [row(2, { name: 'Noor', value: '1' }), row(3, { name: 'Sami', value: '1' })])
    const again = await leads.run(ctx, [row(2, { name: 'Noor', value: '1' }), row(3, { name: 'Sami', value: '2' })])
    expect(again).toEqual({ problems: [], created: 0, updated: 1 })
  })

  test('saves nothing when it fails for a reason that no row caused', async () => {
    await expect(leads.run(ctx, [row(2, { name: 'Noor' }), row(3, { name: 'Broken' })])).rejects.toThrow('no row caused this')
    expect(await stored()).toEqual([])
  })
})
