import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  collectionMoves,
  completionMoves,
  type Moves,
  paymentMoves,
  paymentRefundMoves,
  payoutMoves,
  refundMoves,
  releaseMoves,
  returnedPayoutMoves,
  saleMoves,
  vendorEffect,
} from './ledger.rules.ts'

const stage = fc.constantFrom('placed' as const, 'collected' as const, 'released' as const)
const amount = fc.integer({ min: 0, max: 10_000_000 })
const share = fc.integer({ min: 0, max: 100 })
const sold = fc
  .tuple(amount, share, share, fc.constantFrom('platform' as const, 'vendor' as const))
  .map(([totalMinor, percent, paidByPlaza, collectedBy]) => ({
    totalMinor,
    collectedBy,
    commissionMinor: Math.round((totalMinor * percent) / 100),
    subsidyMinor: Math.round((totalMinor * paidByPlaza) / 100),
  }))

test('every entry sums to zero and none is empty', () => {
  fc.assert(
    fc.property(sold, amount, stage, (sale, money, at) => {
      const all: Moves[] = [
        ...saleMoves(sale),
        ...collectionMoves(sale),
        ...refundMoves(sale, at),
        ...releaseMoves(money, sale.collectedBy),
        ...payoutMoves(money),
        ...completionMoves(money),
        ...returnedPayoutMoves(money),
        ...paymentMoves(money),
        ...paymentRefundMoves(money),
      ]
      for (const { moves } of all) {
        expect(moves.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(0)
        expect(moves.some(({ amountMinor }) => amountMinor !== 0)).toBe(true)
      }
    }),
    { numRuns: Number(process.env['PLAZA_SEQUENCES'] ?? 500) },
  )
})

const effect = (entries: readonly Moves[]) => entries.reduce((sum, { moves }) => sum + vendorEffect(moves), 0)

const sellCash = (sale: Parameters<typeof saleMoves>[0]) => [
  ...saleMoves(sale),
  ...(sale.collectedBy === 'vendor' ? collectionMoves(sale) : []),
]

test('a sale and its full refund leave the vendor’s balance unchanged, at any stage', () => {
  fc.assert(
    fc.property(sold, stage, (sale, at) => {
      const sell = at === 'placed' ? saleMoves(sale) : sellCash(sale)
      expect(effect([...sell, ...refundMoves(sale, at)])).toBe(0)
    }),
  )
})

test('V11: a cash order leaves the vendor owing exactly the commission, once the cash is collected', () => {
  const sale = { totalMinor: 100_00, subsidyMinor: 0, commissionMinor: 10_00 }
  expect(effect(saleMoves({ ...sale, collectedBy: 'vendor' }))).toBe(0)
  expect(effect(sellCash({ ...sale, collectedBy: 'vendor' }))).toBe(-10_00)
  expect(effect(saleMoves({ ...sale, collectedBy: 'platform' }))).toBe(90_00)
})

test('the platform pays its own promotions’ discounts to the vendor, also on cash orders', () => {
  const sale = { totalMinor: 100_00, subsidyMinor: 20_00, commissionMinor: 10_00 }
  expect(effect(saleMoves({ ...sale, collectedBy: 'platform' }))).toBe(90_00)
  expect(effect(sellCash({ ...sale, collectedBy: 'vendor' }))).toBe(10_00)
})

test('a release does not change the vendor’s total', () => {
  expect(effect([...releaseMoves(90_00, 'platform'), ...releaseMoves(-10_00, 'vendor')])).toBe(0)
})
