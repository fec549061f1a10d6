/** Random interleavings of shoppers with codes, their cards and the clock, against how often promotions may be used and what must be true of money. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { breaches } from '#app/server/invariants.ts'
import { transactAs } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { BRUNOS_ADDRESS, type Guest } from '#test/plaza/guest.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { AT_LENGTH, booksAreDue, PLAYED } from '#test/plaza/sequences.ts'
import type { Offer } from '../contract.ts'
import { insertPromotion } from './promotions.sql.ts'

const SHOPPERS = 3
const CODES = ['FIRST', 'SECOND'] as const
const SKUS = ['PLATE', 'CABLE'] as const

let plaza: TestPlaza
let darAmira: string
let variants: Map<string, string>

beforeAll(async () => {
  plaza = await openTestPlaza()
  darAmira = await plaza.workspace('Dar Amira')
  variants = new Map(await Promise.all(SKUS.map(async (sku) => [sku, await plaza.variant(sku)] as const)))
})
afterAll(() => plaza.close())

type Limits = { offer: Offer; ofHouse: boolean; maxUses: number | null; maxUsesPerCustomer: number | null }
type Step =
  | { who: number; kind: 'enter'; code: (typeof CODES)[number] }
  | { who: number; kind: 'add'; sku: (typeof SKUS)[number] }
  | { who: number; kind: 'begin' | 'pay' | 'place' | 'wait' | 'cancel' }

const who = fc.nat(SHOPPERS - 1)
const offer: fc.Arbitrary<Offer> = fc.constantFrom(
  { kind: 'percentage', percent: 33 },
  { kind: 'fixed', amountMinor: 12_34 },
  { kind: 'freeShipping' },
  { kind: 'buyGet', buy: 1, get: 1, percent: 50 },
)
const limits: fc.Arbitrary<Limits> = fc.record({
  offer,
  ofHouse: fc.boolean(),
  maxUses: fc.option(fc.integer({ min: 1, max: 3 })),
  maxUsesPerCustomer: fc.option(fc.integer({ min: 1, max: 2 })),
})
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ who, kind: fc.constant('enter' as const), code: fc.constantFrom(...CODES) }) },
  { weight: 3, arbitrary: fc.record({ who, kind: fc.constant('add' as const), sku: fc.constantFrom(...SKUS) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      who,
      kind: fc.constantFrom('begin' as const, 'pay' as const, 'place' as const, 'wait' as const, 'cancel' as const),
    }),
  },
)

type Shopper = { guest: Guest; email: string; address: string; checkoutId: string | null; orderId: string | null }

async function act(shopper: Shopper, step: Step): Promise<void> {
  const { guest, email } = shopper
  const keyed = { 'idempotency-key': randomUUID() }
  switch (step.kind) {
    case 'enter':
      await guest.call('POST', '/cart/codes', { code: step.code }, { 'x-forwarded-for': shopper.address })
      return
    case 'add':
      await guest.add(variants.get(step.sku) ?? '', 1)
      return
    case 'begin': {
      const { status, body } = await guest.call('POST', '/checkout', { email, shippingAddress: BRUNOS_ADDRESS }, keyed)
      expect([200, 409], JSON.stringify(body)).toContain(status)
      if (status === 200) shopper.checkoutId = body.id
      return
    }
    case 'pay':
      if (shopper.checkoutId) await guest.call('POST', `/checkout/${shopper.checkoutId}/payments`, { card: 'accepted' }, keyed)
      await plaza.settle()
      return
    case 'place': {
      const { status, body } = await guest.placeOrder({ email })
      expect([200, 409], JSON.stringify(body)).toContain(status)
      if (status === 200) shopper.orderId = body.orderId
      return
    }
    case 'wait':
      plaza.moveClock(11 * 60_000)
      await plaza.settle()
      return
    case 'cancel':
      if (shopper.orderId) await guest.call('POST', `/orders/${shopper.orderId}/cancellations`, { number: `${shopper.orderId}-1` }, keyed)
  }
}

test(
  'C8: however shoppers, cards and the clock interleave, no promotion is used too often, and every cent of it is accounted for',
  AT_LENGTH,
  async () => {
    let round = 0
    const due = booksAreDue()
    await fc.assert(
      fc.asyncProperty(limits, limits, fc.array(step, { minLength: 8, maxLength: 16, size: 'max' }), async (first, second, steps) => {
        round += 1
        await offered([first, second])
        const shoppers = Array.from({ length: SHOPPERS }, (_, index): Shopper => {
          const address = `203.0.${round % 250}.${index + 1}`
          return { guest: plaza.guest(), email: `shopper${round}.${index % 2}@example.com`, address, checkoutId: null, orderId: null }
        })
        for (const { guest } of shoppers) await guest.add(variants.get('PLATE') ?? '', 1)
        for (const one of steps) {
          const shopper = shoppers[one.who]
          if (shopper) await act(shopper, one)
        }
        plaza.moveClock(31 * 60_000)
        await plaza.settle()
        expect(await plaza.rows(`select 1 from promotions.redemptions where status = 'held'`)).toEqual([])
        if (!due()) return
        expect(await breaches(plaza.pool)).toEqual([])
        expect(await usedTooOften()).toEqual([])
      }),
      PLAYED,
    )
  },
)

async function usedTooOften() {
  return plaza.rows(`
    select p.id from promotions.promotions p join promotions.redemptions r on r.promotion_id = p.id and r.status = 'used'
    group by p.id having count(*) > p.max_uses
    union all
    select p.id from promotions.promotions p join promotions.redemptions r on r.promotion_id = p.id and r.status = 'used'
    group by p.id, r.customer having count(*) > p.max_uses_per_customer`)
}

/** These two behind their codes, and none from before. */
async function offered(all: readonly Limits[]): Promise<void> {
  await plaza.rows('update promotions.promotions set archived_at = now() where archived_at is null')
  await transactAs(plaza.kernel, async (tx) => {
    for (const [index, { ofHouse, ...limits }] of all.entries()) {
      await insertPromotion(tx.db, {
        ...{ id: newId('promo'), workspaceId: ofHouse ? null : darAmira, name: { en: 'Any', es: '', ar: '' }, code: CODES[index] ?? null },
        ...{ minimumMinor: 0, products: [], categories: [], vendors: [], startsAt: new Date(0), endsAt: null, uses: 0 },
        ...{ pausedAt: null, archivedAt: null, createdAt: tx.now, version: 1 },
        ...limits,
      })
    }
  })
}
