import { expect, test } from 'vitest'
import { returnableUnits, returnableUntil } from './returns.rules.ts'

const DAY = 24 * 3600_000
const NOON = new Date('2026-11-21T12:00:00Z')
const ago = (days: number) => new Date(NOON.getTime() - days * DAY)
const asked = { now: NOON, windowDays: 14 }

test('R7: only delivered units can be returned, and only within the window', () => {
  expect(returnableUnits([{ quantity: 2, deliveredAt: null }], 0, asked)).toBe(0)
  expect(returnableUnits([{ quantity: 2, deliveredAt: ago(13.9) }], 0, asked)).toBe(2)
  expect(returnableUnits([{ quantity: 2, deliveredAt: ago(14) }], 0, asked)).toBe(0)
  expect(returnableUntil(ago(4), 14)).toEqual(new Date(NOON.getTime() + 10 * DAY))
})

test('units in a return cannot be returned again; returned units count against the oldest parcel first', () => {
  const parcels = [
    { quantity: 2, deliveredAt: ago(20) },
    { quantity: 3, deliveredAt: ago(1) },
  ]
  expect([0, 1, 2, 3, 5, 6].map((taken) => returnableUnits(parcels, taken, asked))).toEqual([3, 3, 3, 2, 0, 0])
})
