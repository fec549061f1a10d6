import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPick } from './pick.rules.ts'

const line = { open: 5, picked: 1, short: 0, reason: null }

test('what is left can be picked, and no more', () => {
  expect(applyPick(line, { picked: 4 })).toEqual({ short: 0, reason: null })
  expect(applyPick(line, { picked: 5 })).toBeNull()
})

test('what is short is at most what is left, and is said with a reason', () => {
  expect(applyPick(line, { picked: 2, short: { quantity: 2, reason: 'damaged' } })).toEqual({ short: 2, reason: 'damaged' })
  expect(applyPick(line, { picked: 2, short: { quantity: 3, reason: 'missing' } })).toBeNull()
  expect(applyPick({ ...line, short: 2, reason: 'missing' }, { picked: 0, short: { quantity: 0, reason: 'missing' } })).toEqual({
    short: 0,
    reason: null,
  })
})

test('a unit that was short and is found after all is picked', () => {
  expect(applyPick({ open: 5, picked: 3, short: 2, reason: 'missing' }, { picked: 1 })).toEqual({ short: 1, reason: 'missing' })
})

test('picked and short units are never more than are open', () => {
  const units = fc.nat(20)
  fc.assert(
    fc.property(units, units, units, units, fc.option(units, { nil: undefined }), (open, before, short, picked, asked) => {
      fc.pre(before + short <= open)
      const known = { open, picked: before, short, reason: short > 0 ? ('missing' as const) : null }
      const after = applyPick(known, { picked, ...(asked !== undefined && { short: { quantity: asked, reason: 'wrong' } }) })
      if (after) expect(before + picked + after.short).toBeLessThanOrEqual(open)
      else expect(before + picked + (asked ?? 0)).toBeGreaterThan(open)
    }),
  )
})
