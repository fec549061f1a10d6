import { expect, test } from 'vitest'
import { readCsv } from '#platform/web/table/csv.ts'
import type { StatementRow } from '../contract.ts'
import { COLUMNS, statementCsv } from './statement-csv.ts'

const money = (amountMinor: number) => ({ amountMinor, currency: 'USD' })

function row(changes: Partial<StatementRow>): StatementRow {
  return {
    id: 'txn_1',
    type: 'sale',
    date: '2026-11-03T10:00:00.000Z',
    orderId: 'ORD-1',
    part: 'ORD-1-1',
    vendorId: 'ws_1',
    status: null,
    amount: money(32_40),
    balance: money(42_40),
    description: 'Sale · ORD-1-1',
    reference: { type: 'part', id: 'ORD-1-1' },
    skus: ['MUG'],
    quantity: 2,
    depositedAt: null,
    ...changes,
  }
}

const written = (rows: StatementRow[], closing: number) =>
  statementCsv({ days: { from: '2026-11-01', to: '2026-11-30' }, opening: money(10_00), closing: money(closing), rows })

test('V17: opening plus rows equals closing, with decimal points and a currency in every row', () => {
  const sheet = readCsv(
    written([row({}), row({ type: 'commission', amount: money(-3_24), balance: money(39_16), skus: [], quantity: null })], 39_16),
  )
  expect(sheet.head).toEqual(COLUMNS)
  const column = (name: (typeof COLUMNS)[number]) => sheet.rows.map((cells) => cells[COLUMNS.indexOf(name)])
  expect(column('type')).toEqual(['opening', 'sale', 'commission', 'total', 'closing'])
  expect(column('amount')).toEqual(['', '32.4', '-3.24', '29.16', ''])
  expect(column('balance_after')).toEqual(['10', '42.4', '39.16', '39.16', '39.16'])
  expect(new Set(column('currency'))).toEqual(new Set(['USD']))
  expect(column('quantity')).toEqual(['', '2', '', '', ''])
})

test('E1: formulas are escaped as text; a negative amount stays a number', () => {
  const text = written([row({ skus: ['=HYPERLINK("https://evil.example")'], description: '@SUM(A1)', amount: money(-1_00) })], 9_00)
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(text).toContain("'@SUM(A1)")
  expect(text).toContain(',-1,USD')
})
