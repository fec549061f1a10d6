import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ORDER_DAYS, orderUntil, quoteStatus, quoteTotal } from './quote.rules.ts'

const line = fc.record({ quantity: fc.integer({ min: 1, max: 999 }), priceMinor: fc.integer({ min: 0, max: 10_000_000 }) })

test('a quote costs the exact sum of its lines, in any order', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 100 }), (lines) => {
      const exact = lines.reduce((sum, { quantity, priceMinor }) => sum + BigInt(quantity) * BigInt(priceMinor), 0n)
      expect(BigInt(quoteTotal(lines))).toBe(exact)
      expect(quoteTotal(lines.toReversed())).toBe(quoteTotal(lines))
    }),
  )
})

test('a sent quote expires on the day after its last one; an answer never expires', () => {
  const sent = { status: 'sent', validUntil: '2026-12-31', orderId: null } as const
  expect([quoteStatus(sent, '2026-12-31'), quoteStatus(sent, '2027-01-01')]).toEqual(['sent', 'expired'])
  for (const status of ['draft', 'accepted', 'declined'] as const) expect(quoteStatus({ ...sent, status }, '2030-01-01')).toBe(status)
  expect(quoteStatus({ ...sent, status: 'accepted', orderId: 'ORD-1' }, '2026-12-01')).toBe('ordered')
})

test('an accepted quote can be ordered for 30 days, and as long as it is valid', () => {
  expect(ORDER_DAYS).toBe(30)
  const decidedAt = new Date('2026-12-31T23:00:00Z')
  expect(orderUntil({ validUntil: '2026-12-31' }, decidedAt)).toBe('2027-01-30')
  expect(orderUntil({ validUntil: '2027-06-30' }, decidedAt)).toBe('2027-06-30')
})
