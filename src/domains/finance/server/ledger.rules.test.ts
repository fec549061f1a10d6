import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  completionMoves,
  effectOf,
  type Moves,
  paymentMoves,
  paymentRefundMoves,
  payoutMoves,
  refundMoves,
  releaseMoves,
  returnedPayoutMoves,
  saleMoves,
} from './ledger.rules.ts'

const amount = fc.integer({ min: 0, max: 10_000_000 })
const sold = fc
  .tuple(amount, fc.integer({ min: 0, max: 100 }), fc.constantFrom('platform' as const, 'vendor' as const))
  .map(([totalMinor, percent, collectedBy]) => ({ totalMinor, commissionMinor: Math.round((totalMinor * percent) / 100), collectedBy }))

test('whatever happens, each entry sums to zero and none is empty', () => {
  fc.assert(
    fc.property(sold, amount, fc.boolean(), (sale, money, released) => {
      const all: Moves[] = [
        ...saleMoves(sale),
        ...refundMoves(sale, released),
        ...releaseMoves(money),
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

const effect = (entries: readonly Moves[]) => entries.reduce((sum, { moves }) => sum + effectOf(moves), 0)

test('a sale and all of it back leave the vendor with what it had, released or not', () => {
  fc.assert(
    fc.property(sold, fc.boolean(), (sale, released) => {
      expect(effect([...saleMoves(sale), ...refundMoves(sale, released)])).toBe(0)
    }),
  )
})

test('V11: what the vendor collects at the door leaves it owing the commission, no more and no less', () => {
  expect(effect(saleMoves({ totalMinor: 100_00, commissionMinor: 10_00, collectedBy: 'vendor' }))).toBe(-10_00)
  expect(effect(saleMoves({ totalMinor: 100_00, commissionMinor: 10_00, collectedBy: 'platform' }))).toBe(90_00)
})

test('becoming available changes nothing of what a vendor has', () => {
  expect(effect(releaseMoves(90_00))).toBe(0)
})
