import { describe, expect, test } from 'vitest'
import { type HeldSale, holdReason, saleBalance } from './release.rules.ts'

const NOW = new Date('2026-12-01T12:00:00Z')
const EARLIER = new Date('2026-11-01T12:00:00Z')
const LATER = new Date('2026-12-02T12:00:00Z')

const sale = (changes: Partial<HeldSale> = {}): HeldSale => ({
  totalMinor: 100_00,
  subsidyMinor: 0,
  commissionMinor: 10_00,
  refundedMinor: 0,
  subsidyRefundedMinor: 0,
  commissionRefundedMinor: 0,
  collectedBy: 'platform',
  related: false,
  hasOpenReturn: false,
  heldMinor: 0,
  paidAt: EARLIER,
  dueAt: EARLIER,
  confirmedAt: null,
  ...changes,
})

describe('earnings are held', () => {
  test.each([
    ['until delivery', { dueAt: null }, 'delivery'],
    ['until the return window ends', { dueAt: LATER }, 'returnWindow'],
    ['while a return is open', { hasOpenReturn: true }, 'return'],
    ['until the shopper has paid', { paidAt: null }, 'payment'],
    ['when Plaza owes a discount on money that the vendor collected', { collectedBy: 'vendor', subsidyMinor: 50_00 }, 'confirmation'],
    ['when the shopper seems to be the vendor and Plaza paid a discount', { related: true, subsidyMinor: 50_00 }, 'confirmation'],
  ] as const)('%s', (_, changes, reason) => {
    expect(holdReason(sale(changes), NOW)).toBe(reason)
  })

  test.each([
    ['paid and due', {}],
    ['confirmed by an administrator', { collectedBy: 'vendor', subsidyMinor: 50_00, confirmedAt: EARLIER }],
    ['a debt of the vendor, because it must not wait', { collectedBy: 'vendor', subsidyMinor: 5_00 }],
    ['of a related shopper without a discount of Plaza', { related: true }],
    ['with a discount that went back', { related: true, subsidyMinor: 50_00, subsidyRefundedMinor: 50_00 }],
  ] as const)('but not %s', (_, changes) => {
    expect(holdReason(sale(changes), NOW)).toBeNull()
  })
})

test('of cash that the vendor collected, Plaza owes the discount less the commission', () => {
  expect(saleBalance(sale({ collectedBy: 'vendor', subsidyMinor: 50_00 }))).toBe(40_00)
  expect(saleBalance(sale({ collectedBy: 'vendor' }))).toBe(-10_00)
})
