import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reducedPrice } from '../contract/reduction.ts'
import type { Offer } from '../contract.ts'
import type { Line, Promotion } from './offers.rules.ts'
import { type Stacked, stackPromotions } from './stacking.rules.ts'

const line = (key: string, unitPriceMinor: number, quantity = 1, more: Partial<Line> = {}): Line => ({
  key,
  unitPriceMinor,
  quantity,
  workspaceId: 'amira',
  productId: `p-${key}`,
  categories: ['home'],
  tags: [],
  collections: [],
  ...more,
})
const promotion = (id: string, offer: Offer, more: Partial<Promotion> = {}): Promotion => ({
  id,
  offer,
  workspaceId: 'amira',
  code: null,
  minimumMinor: 0,
  products: [],
  categories: [],
  tags: [],
  collections: [],
  vendors: [],
  ...more,
})
const percent = (id: string, share: number, more?: Partial<Promotion>) => promotion(id, { kind: 'percentage', percent: share }, more)
const fixed = (id: string, amountMinor: number, more?: Partial<Promotion>) => promotion(id, { kind: 'fixed', amountMinor }, more)
const free = (id: string, more?: Partial<Promotion>) => promotion(id, { kind: 'freeShipping' }, more)

const NO_DELIVERY = new Map<string, number>()
const offOf = ({ lines }: Stacked) => lines.map(({ discountMinor }) => discountMinor)
const problems = ({ unused }: Stacked) => unused.map(({ promotion: { code }, problem }) => [code, problem])

describe('discounts of one promotion', () => {
  test('M5: 25 percent off 19.99 is 5.00', () => {
    expect(offOf(stackPromotions([line('a', 1999)], NO_DELIVERY, [percent('1', 25)]))).toEqual([500])
  })

  test('M7: 10.00 off lines of 33.33, 33.33 and 33.34 adds up to exactly 10.00', () => {
    const off = offOf(stackPromotions([line('a', 3333), line('b', 3333), line('c', 3334)], NO_DELIVERY, [fixed('1', 1000)]))
    expect(off).toEqual([333, 333, 334])
  })

  test('a fixed amount never exceeds the price of the products it applies to', () => {
    const cart = [line('a', 300), line('b', 900, 1, { categories: ['toys'] })]
    expect(offOf(stackPromotions(cart, NO_DELIVERY, [fixed('1', 1000, { categories: ['home'] })]))).toEqual([300, 0])
  })

  test('buy two, get the third free: the cheapest of each three units, by descending price', () => {
    const offer = { kind: 'buyGet', buy: 2, get: 1, percent: 100 } as const
    const cart = [line('a', 1000, 2), line('b', 700, 2), line('c', 100, 3)]
    expect(offOf(stackPromotions(cart, NO_DELIVERY, [promotion('1', offer)]))).toEqual([0, 700, 100])
  })

  test('a vendor’s promotion applies to its own products, a category’s also to subcategories, a product’s to that product', () => {
    const cart = [line('a', 1000), line('b', 1000, 1, { workspaceId: 'house', categories: ['lamps', 'home'] }), line('c', 1000)]
    expect(offOf(stackPromotions(cart, NO_DELIVERY, [percent('1', 10)]))).toEqual([100, 0, 100])
    expect(offOf(stackPromotions(cart, NO_DELIVERY, [percent('1', 10, { workspaceId: null, categories: ['lamps'] })]))).toEqual([0, 100, 0])
    expect(offOf(stackPromotions(cart, NO_DELIVERY, [percent('1', 10, { products: ['p-c'] })]))).toEqual([0, 0, 100])
    expect(offOf(stackPromotions(cart, NO_DELIVERY, [percent('1', 10, { workspaceId: null, vendors: ['house'] })]))).toEqual([0, 100, 0])
  })

  test('a vendor’s free shipping covers its own package, the platform’s covers all vendors it applies to', () => {
    const cart = [line('a', 1000), line('b', 1000, 1, { workspaceId: 'house' })]
    const delivery = new Map([
      ['amira', 600],
      ['house', 400],
    ])
    const amiras = stackPromotions(cart, delivery, [free('1')])
    expect([...amiras.shipping.values()].map(({ discountMinor, subsidyMinor }) => [discountMinor, subsidyMinor])).toEqual([
      [600, 0],
      [0, 0],
    ])
    const houses = stackPromotions(cart, delivery, [free('1', { workspaceId: null })])
    expect([...houses.shipping.values()].map(({ discountMinor, subsidyMinor }) => [discountMinor, subsidyMinor])).toEqual([
      [600, 600],
      [400, 400],
    ])
  })

  test('the amount missing for free shipping is returned if the promotion applies to the whole cart', () => {
    const promotions = [free('1', { workspaceId: null, minimumMinor: 3000 })]
    expect(stackPromotions([line('a', 1000)], NO_DELIVERY, promotions).toFreeShippingMinor).toBe(2000)
    expect(stackPromotions([line('a', 3000)], NO_DELIVERY, promotions).toFreeShippingMinor).toBeNull()
  })
})

describe('combining promotions', () => {
  test('automatic ones in order, percentages before fixed amounts, the vendor’s before the platform’s; then the best code', () => {
    const stacked = stackPromotions([line('a', 10000)], NO_DELIVERY, [
      fixed('4', 1000, { workspaceId: null }),
      percent('3', 10, { workspaceId: null }),
      percent('2', 20),
      percent('5', 5, { code: 'SMALL' }),
      fixed('6', 500, { code: 'LARGE' }),
    ])
    // 100.00 minus 20 percent, minus 10 percent of the rest, minus 10.00; five percent of 62.00 would be 3.10.
    expect(stacked.applied.map(({ promotion: { id }, totalMinor }) => [id, totalMinor])).toEqual([
      ['2', 2000],
      ['3', 800],
      ['4', 1000],
      ['6', 500],
    ])
    expect(problems(stacked)).toEqual([['SMALL', 'CODE_BEATEN']])
    expect(stacked.lines).toEqual([{ discountMinor: 4300, subsidyMinor: 1800 }])
  })

  test('a code for products and a code for shipping can be combined', () => {
    const stacked = stackPromotions([line('a', 1000)], new Map([['amira', 500]]), [
      percent('1', 10, { code: 'TEN' }),
      free('2', { code: 'SHIP' }),
    ])
    expect(stacked.applied.map(({ totalMinor }) => totalMinor)).toEqual([100, 500])
  })

  test('full prices decide about minimums: a discount doesn’t lower the order below a minimum', () => {
    const stacked = stackPromotions([line('a', 5000)], NO_DELIVERY, [
      percent('1', 50),
      fixed('2', 100, { code: 'OVER50', minimumMinor: 5000 }),
    ])
    expect(stacked.applied).toHaveLength(2)
  })

  test('a code that takes nothing off has a reason', () => {
    const cart = [line('a', 1000)]
    const offer = { kind: 'buyGet', buy: 1, get: 1, percent: 50 } as const
    const stacked = stackPromotions(cart, new Map([['amira', 0]]), [
      percent('1', 10, { code: 'OTHERS', workspaceId: 'house' }),
      percent('2', 10, { code: 'MORE', minimumMinor: 1500 }),
      promotion('3', offer, { code: 'TWO' }),
      free('4', { code: 'SHIP' }),
    ])
    expect(stacked.unused.map(({ promotion: _, ...why }) => why)).toEqual([
      { problem: 'CODE_OTHER_GOODS' },
      { problem: 'CODE_NEEDS_MORE', missingMinor: 500 },
      { problem: 'CODE_NEEDS_UNITS', missingUnits: 1 },
      { problem: 'CODE_CHANGES_NOTHING' },
    ])
  })
})

const WORKSPACES = ['amira', 'house', 'souk']
const CATEGORIES = ['home', 'toys', 'lamps']
const anyOffer: fc.Arbitrary<Offer> = fc.oneof(
  fc.record({ kind: fc.constant('percentage' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('fixed' as const), amountMinor: fc.integer({ min: 1, max: 20000 }) }),
  fc.record({ kind: fc.constant('freeShipping' as const) }),
  fc.record({
    kind: fc.constant('buyGet' as const),
    buy: fc.integer({ min: 1, max: 3 }),
    get: fc.integer({ min: 1, max: 3 }),
    percent: fc.integer({ min: 1, max: 100 }),
  }),
)
const anyPromotion = fc
  .record({
    offer: anyOffer,
    workspaceId: fc.option(fc.constantFrom(...WORKSPACES)),
    coded: fc.boolean(),
    minimumMinor: fc.constantFrom(0, 0, 2000, 8000),
    categories: fc.uniqueArray(fc.constantFrom(...CATEGORIES), { maxLength: 2 }),
  })
  .map(({ coded, ...rest }) => ({ ...rest, coded }))
const anyPromotions = fc
  .array(anyPromotion, { maxLength: 7 })
  .map((all) =>
    all.map(({ coded, ...rest }, index) => promotion(`promo_${index}`, rest.offer, { ...rest, code: coded ? `CODE${index}` : null })),
  )
const anyCart = fc
  .array(
    fc.record({
      workspaceId: fc.constantFrom(...WORKSPACES),
      category: fc.constantFrom(...CATEGORIES),
      quantity: fc.integer({ min: 1, max: 7 }),
      unitPriceMinor: fc.integer({ min: 0, max: 9999 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((all) =>
    all.map(({ category, ...rest }, index) =>
      line(`var_${index}`, rest.unitPriceMinor, rest.quantity, { ...rest, categories: [category] }),
    ),
  )
const anyDelivery = fc.array(fc.integer({ min: 0, max: 1500 }), { minLength: 3, maxLength: 3 })
const deliveryOf = (fees: readonly number[]) => new Map(WORKSPACES.map((workspaceId, index) => [workspaceId, fees[index] ?? 0]))
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const takenBy = (stacked: Stacked) => sum(stacked.applied.map(({ totalMinor }) => totalMinor))
const RUNS = { numRuns: Number(process.env['PLAZA_SEQUENCES'] ?? 500) }

describe('for any cart and promotions', () => {
  test('no line and no shipping falls below zero, and the discounts add up to the cent', () => {
    fc.assert(
      fc.property(anyCart, anyDelivery, anyPromotions, (cart, fees, promotions) => {
        const delivery = deliveryOf(fees)
        const { applied, lines, shipping } = stackPromotions(cart, delivery, promotions)
        for (const [index, { discountMinor, subsidyMinor }] of lines.entries()) {
          const { quantity = 0, unitPriceMinor = 0 } = cart[index] ?? {}
          expect(discountMinor).toBeGreaterThanOrEqual(0)
          expect(discountMinor).toBeLessThanOrEqual(quantity * unitPriceMinor)
          expect(subsidyMinor).toBeLessThanOrEqual(discountMinor)
          expect(discountMinor).toBe(sum(applied.map((one) => one.lines[index] ?? 0)))
        }
        for (const [workspaceId, { discountMinor }] of shipping) expect(discountMinor).toBeLessThanOrEqual(delivery.get(workspaceId) ?? 0)
        for (const { totalMinor, lines, shipping, promotion: one } of applied) {
          expect(totalMinor).toBe(sum(lines) + sum([...shipping.values()]))
          expect([...lines, ...shipping.values()].every((minor) => minor >= 0)).toBe(true)
          expect(lines.every((minor, index) => minor === 0 || [null, cart[index]?.workspaceId].includes(one.workspaceId))).toBe(true)
        }
        expect(applied.filter(({ promotion: { code, offer } }) => code !== null && offer.kind !== 'freeShipping').length).toBeLessThan(2)
      }),
      RUNS,
    )
  })

  test('the order of lines and promotions doesn’t matter', () => {
    fc.assert(
      fc.property(anyCart, anyDelivery, anyPromotions, fc.infiniteStream(fc.nat()), (cart, fees, promotions, dice) => {
        const shuffled = <T>(all: readonly T[]) =>
          all
            .map((one) => ({ one, at: dice.next().value ?? 0 }))
            .sort((a, b) => a.at - b.at)
            .map(({ one }) => one)
        const there = stackPromotions(cart, deliveryOf(fees), promotions)
        const mixed = shuffled(cart)
        const again = stackPromotions(mixed, deliveryOf(fees), shuffled(promotions))
        const byKey = (lines: readonly Line[], stacked: Stacked) => new Map(lines.map(({ key }, index) => [key, stacked.lines[index]]))
        expect(new Map([...byKey(mixed, again)].sort())).toEqual(new Map([...byKey(cart, there)].sort()))
        expect(again.applied.map(({ promotion: { id } }) => id)).toEqual(there.applied.map(({ promotion: { id } }) => id))
      }),
      RUNS,
    )
  })

  test('another code never raises the total', () => {
    fc.assert(
      fc.property(anyCart, anyDelivery, anyPromotions, anyPromotion, (cart, fees, promotions, { coded: _, ...more }) => {
        const code = promotion('promo_z', more.offer, { ...more, code: 'MORE' })
        const before = stackPromotions(cart, deliveryOf(fees), promotions)
        const after = stackPromotions(cart, deliveryOf(fees), [...promotions, code])
        expect(takenBy(after)).toBeGreaterThanOrEqual(takenBy(before))
      }),
      RUNS,
    )
  })

  test('another unit never lowers the discount', () => {
    fc.assert(
      fc.property(anyCart, anyDelivery, anyPromotion, fc.nat(), (cart, fees, { coded: _, ...one }, at) => {
        const alone = [promotion('promo_a', one.offer, one)]
        const more = cart.map((line, index) => (index === at % cart.length ? { ...line, quantity: line.quantity + 1 } : line))
        expect(takenBy(stackPromotions(more, deliveryOf(fees), alone))).toBeGreaterThanOrEqual(
          takenBy(stackPromotions(cart, deliveryOf(fees), alone)),
        )
      }),
      RUNS,
    )
  })
})

describe('the price on a card', () => {
  test('equals the total of a cart with one unit, for any combination of percentages', () => {
    const scope = fc.record({
      categories: fc.constantFrom([], ['home'], ['lamps']),
      tags: fc.constantFrom([], [], ['GIFT'], ['winter']),
      collections: fc.constantFrom([], [], ['col_1'], ['col_2']),
    })
    const shares = fc.array(fc.tuple(fc.integer({ min: 1, max: 100 }), fc.boolean(), scope), { maxLength: 5 })
    const product = { tags: ['gift', 'clay'], collections: ['col_1'] }
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_00 }), shares, (priceMinor, made) => {
        const promotions = made.map(([share, own, about], index) =>
          percent(String(index), share, { workspaceId: own ? 'amira' : null, ...about }),
        )
        const inCartsOrder = [
          ...promotions.filter(({ workspaceId }) => workspaceId),
          ...promotions.filter(({ workspaceId }) => !workspaceId),
        ]
        const told = inCartsOrder.map(({ id, categories, tags, collections }) => ({
          name: id,
          percent: made[Number(id)]?.[0] ?? 0,
          products: [],
          categories: [...categories],
          tags: [...tags],
          collections: [...collections],
        }))
        const [off = 0] = offOf(stackPromotions([line('a', priceMinor, 1, product)], NO_DELIVERY, promotions))
        const shown = reducedPrice(told, { productId: 'p-a', category: 'home', ...product, priceMinor })
        expect(shown?.priceMinor ?? priceMinor).toBe(priceMinor - off)
      }),
      { numRuns: 500 },
    )
  })
})
