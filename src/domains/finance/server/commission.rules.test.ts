import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commissionFor } from '../contract/commission.ts'
import { computeShares, findShadowingRules, type Rule, remainingCommission, ruleFor, type Terms } from './commission.rules.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const BASE = { type: 'percentage', value: 10_00 } as const
const RUNS = { numRuns: Number(process.env['PLAZA_SEQUENCES'] ?? 500) }

function rule(id: string, changes: Partial<Rule> = {}): Rule {
  return { id, workspaceId: null, category: null, type: 'percentage', value: 20_00, validFrom: new Date(0), ...changes }
}

const sale = (terms: Terms, ...lines: [category: string, totalMinor: number][]) =>
  computeShares(
    terms,
    'amira',
    lines.map(([category, totalMinor]) => ({ category, totalMinor })),
    NOW,
  ).shares

describe('the commission of a rule', () => {
  test('is ten percent of the vendor order when no rule matches (spec §9)', () => {
    expect(sale({ base: BASE, rules: [] }, ['apparel', 60_00], ['tech', 4_80])).toEqual([
      { ruleId: null, rule: 'base', type: 'percentage', value: 10_00, baseMinor: 64_80, commissionMinor: 6_48 },
    ])
  })

  test('V2: 6.45 at 30 percent is 1.94 for the platform and 4.51 for the vendor', () => {
    const taken = commissionFor({ type: 'percentage', value: 30_00 }, 6_45)
    expect([taken, 6_45 - taken]).toEqual([1_94, 4_51])
  })

  test('a fixed fee never exceeds the vendor order', () => {
    expect(commissionFor({ type: 'fixed', value: 3_00 }, 10_00)).toBe(3_00)
    expect(commissionFor({ type: 'fixed', value: 3_00 }, 2_50)).toBe(2_50)
  })

  test('V10: lines are charged by the rules of their categories, and the shares add up', () => {
    const terms = { base: BASE, rules: [rule('tech', { category: 'tech', value: 20_00 })] }
    const shares = sale(terms, ['apparel', 500_00], ['tech', 205_00])
    expect(shares.map(({ rule, baseMinor, commissionMinor }) => [rule, baseMinor, commissionMinor])).toEqual([
      ['base', 500_00, 50_00],
      ['category', 205_00, 41_00],
    ])
  })
})

describe('the first matching rule', () => {
  const rules = [
    rule('later', { validFrom: new Date('2027-01-01') }),
    rule('both', { workspaceId: 'amira', category: 'tech' }),
    rule('vendor', { workspaceId: 'amira' }),
    rule('category', { category: 'apparel' }),
  ]
  const found = (workspaceId: string, ...categories: string[]) => ruleFor({ base: BASE, rules }, workspaceId, categories, NOW)?.id ?? 'base'

  test('wins, by vendor, category and time; without one the default rate applies', () => {
    expect(found('amira', 'tech')).toBe('both')
    expect(found('amira', 'apparel')).toBe('vendor')
    expect(found('theo', 'apparel')).toBe('category')
    expect(found('theo', 'tech')).toBe('base')
    expect(ruleFor({ base: BASE, rules }, 'theo', ['tech'], new Date('2027-01-02'))?.id).toBe('later')
  })

  test('covers subcategories', () => {
    expect(found('theo', 'coats', 'apparel')).toBe('category')
  })
})

test('a rule behind a broader one that starts no later never applies', () => {
  const rules = [
    rule('tech', { category: 'tech' }),
    rule('all'),
    rule('amira', { workspaceId: 'amira' }),
    rule('tech again', { category: 'tech' }),
  ]
  expect(findShadowingRules(rules)).toEqual([null, null, 1, 0])
  expect(findShadowingRules([rule('all', { validFrom: NOW }), rule('earlier', { category: 'tech' })])).toEqual([null, null])
})

describe('V5: refunds reduce the commission', () => {
  const share = { type: 'percentage', baseMinor: 100_00, commissionMinor: 10_00 } as const

  test('refunding 40 of 100 leaves a commission of 6', () => {
    expect(remainingCommission(share, 40_00, false)).toBe(6_00)
  })

  test('a fixed fee stays until the whole vendor order is refunded', () => {
    const fixed = { type: 'fixed', baseMinor: 100_00, commissionMinor: 3_00 } as const
    expect([remainingCommission(fixed, 99_99, false), remainingCommission(fixed, 100_00, true)]).toEqual([3_00, 0])
  })
})

const rate = fc.oneof(
  fc.record({ type: fc.constant('percentage' as const), value: fc.integer({ min: 0, max: 100_00 }) }),
  fc.record({ type: fc.constant('fixed' as const), value: fc.integer({ min: 0, max: 500_00 }) }),
)
const CATEGORIES = ['apparel', 'accessories', 'tech'] as const
const line = fc.tuple(fc.constantFrom(...CATEGORIES), fc.integer({ min: 0, max: 1_000_000 }))
const terms = fc.record({
  base: rate,
  rules: fc.array(
    fc.record({
      id: fc.uuid(),
      workspaceId: fc.constantFrom(null, 'amira', 'theo'),
      category: fc.constantFrom(null, ...CATEGORIES),
      validFrom: fc.constantFrom(new Date(0), new Date('2030-01-01')),
      rate,
    }),
    { maxLength: 5 },
  ),
})

test('for any rules, commission is between zero and the amount, each line by one rule', () => {
  fc.assert(
    fc.property(terms, fc.array(line, { minLength: 1, maxLength: 8 }), ({ base, rules }, lines) => {
      const shares = sale({ base, rules: rules.map(({ rate, ...one }) => ({ ...one, ...rate })) }, ...lines)
      expect(shares.reduce((sum, { baseMinor }) => sum + baseMinor, 0)).toBe(lines.reduce((sum, [, totalMinor]) => sum + totalMinor, 0))
      for (const { baseMinor, commissionMinor } of shares) expect(commissionMinor >= 0 && commissionMinor <= baseMinor).toBe(true)
    }),
    RUNS,
  )
})

test('for any refunds, commission only falls, and the last refund leaves none', () => {
  fc.assert(
    fc.property(rate, fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 10 }), (rate, steps) => {
      const baseMinor = steps.reduce((sum, step) => sum + step, 0)
      const share = { type: rate.type, baseMinor, commissionMinor: commissionFor(rate, baseMinor) }
      let back = 0
      let kept = share.commissionMinor
      for (const step of steps) {
        back += step
        const next = remainingCommission(share, back, back === baseMinor)
        expect(next <= kept && next >= 0).toBe(true)
        kept = next
      }
      expect(kept).toBe(0)
    }),
    RUNS,
  )
})
