import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { numberSequence } from './number-sequence.ts'
import { transactAsSystem } from './transact.ts'

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza()
})
afterAll(() => plaza.close())

const invoices = numberSequence('test.invoice')
const creditNotes = numberSequence('test.creditNote')
const take = (sequence = invoices, owner = 'ws_amira') => transactAsSystem(plaza.services, (tx) => sequence(tx, owner))
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('fifty numbers taken at once have no gap and no double', async () => {
  const taken = await Promise.all(upTo(50).map(() => take()))
  expect(taken.sort((a, b) => a - b)).toEqual(upTo(50))
})

test('each owner and each name has a sequence of its own', async () => {
  expect([await take(invoices, 'ws_omar'), await take(creditNotes, 'ws_omar'), await take(invoices, 'ws_omar')]).toEqual([1, 1, 2])
})

test('a transaction that is rolled back leaves no gap, even among others at the same time', async () => {
  const failing = (turn: number) =>
    transactAsSystem(plaza.services, async (tx) => {
      const number = await invoices(tx, 'ws_elena')
      if (turn % 2 === 0) throw new Error('the invoice was not written')
      return number
    })
  const outcomes = await Promise.allSettled(upTo(40).map(failing))
  const taken = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  expect(taken.sort((a, b) => a - b)).toEqual(upTo(20))
})
