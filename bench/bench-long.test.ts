/** Runs the benchmarks that fill a database of their own, with little data and three rounds. */
import { expect, test } from 'vitest'
import { measureBell } from './bell.ts'
import { measureFeed } from './feed.ts'
import { measureInbox } from './inbox.ts'
import { measureLedger } from './ledger.ts'
import { compareWithDriver, measurePeople } from './people.ts'
import { measureSearch } from './search.ts'
import { measureStock } from './stock.ts'

test('the search is measured', async () => {
  const { p95, rebuildS } = await measureSearch(300, 3)
  expect(Object.keys(p95)).toHaveLength(6)
  for (const latency of [...Object.values(p95), rebuildS]) expect(latency).toBeGreaterThan(0)
}, 60_000)

test('the bell is measured', async () => {
  const p95 = await measureBell([2000], 3)
  expect(Object.keys(p95)).toHaveLength(10)
  for (const latency of Object.values(p95).flat()) expect(latency).toBeGreaterThan(0)
}, 60_000)

test('the inbox is measured', async () => {
  const p95 = await measureInbox([4000], 3)
  expect(Object.keys(p95)).toHaveLength(12)
  for (const latency of Object.values(p95).flat()) expect(latency).toBeGreaterThan(0)
}, 60_000)

test('the feed is measured', async () => {
  const { p95, peakMb } = await measureFeed([6000], 3)
  expect(Object.keys(p95)).toHaveLength(9)
  for (const figure of [...Object.values(p95).flat(), ...peakMb]) expect(figure).toBeGreaterThan(0)
}, 120_000)

test('stock and purchase orders are measured', async () => {
  const { p95, statements } = await measureStock([{ rows: 4000, lines: 1000 }], { rounds: 3 })
  expect(Object.keys(p95)).toHaveLength(30)
  expect(Object.keys(statements)).toEqual(Object.keys(p95))
  for (const latency of Object.values(p95).flat()) expect(latency).toBeGreaterThan(0)
}, 120_000)

test('contacts, deals and employees are measured', async () => {
  const size = { contacts: 1000, employees: 50 }
  const { p95, statements } = await measurePeople([size], { rounds: 3 })
  expect(Object.keys(p95)).toHaveLength(25)
  expect(Object.keys(statements)).toEqual(Object.keys(p95))
  for (const latency of Object.values(p95).flat()) expect(latency).toBeGreaterThan(0)
  for (const { plaza, bare } of await compareWithDriver(size, 3)) for (const rate of [plaza, bare]) expect(rate).toBeGreaterThan(0)
}, 120_000)

test('the ledger is measured', async () => {
  const figures = await measureLedger(3_000, 3)
  expect(Object.keys(figures)).toEqual(['balance', 'statement', 'rows'])
  for (const latency of Object.values(figures)) expect(latency).toBeGreaterThan(0)
}, 60_000)
