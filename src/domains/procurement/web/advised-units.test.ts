import { expect, test } from 'vitest'
import { advisedUnits } from './advised-units.ts'

const advice = (...lines: { lineId: string; quantity: number }[]) => ({
  id: 'a',
  carrier: '',
  trackingNumber: '',
  expectedDate: '',
  date: '',
  lines,
})

test('a receipt begins with what is on its way: all advice less what came, and never more than can be received', () => {
  const items = [
    { id: 'none', received: 0, receivable: 5 },
    { id: 'new', received: 0, receivable: 10 },
    { id: 'half', received: 4, receivable: 6 },
    { id: 'came', received: 6, receivable: 4 },
    { id: 'closed', received: 0, receivable: 2 },
  ]
  const advices = [
    advice({ lineId: 'new', quantity: 6 }, { lineId: 'half', quantity: 6 }),
    advice({ lineId: 'came', quantity: 6 }, { lineId: 'half', quantity: 1 }, { lineId: 'closed', quantity: 5 }),
  ]
  expect(Object.fromEntries(advisedUnits(items, advices))).toEqual({ new: 6, half: 3, closed: 2 })
  expect(advisedUnits(items, []).size).toBe(0)
})
