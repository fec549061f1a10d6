/** Random interleavings of shoppers, codes, payments and time, checked against usage limits and money invariants. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { BRUNO_ADDRESS, type Guest } from '#test/plaza/guest.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { createCheckSchedule, LONG_RUN_OPTIONS, RUN_PARAMETERS } from '#test/plaza/sequences.ts'
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

type Limits = { offer: Offer; ofPlatformStore: boolean; maxUses: number | null; maxUsesPerCustomer: number | null; onDelivery: boolean }
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
  ofPlatformStore: fc.boolean(),
  maxUses: fc.option(fc.integer({ min: 1, max: 3 })),
  maxUsesPerCustomer: fc.option(fc.integer({ min: 1, max: 2 })),
  onDelivery: fc.boolean(),
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

type Shopper = {
  guest: Guest
  email: string
  home: typeof BRUNO_ADDRESS
  address: string
  checkoutId: string | null
  orderId: string | null
}

async function act(shopper: Shopper, step: Step): Promise<void> {
  const { guest, email, home } = shopper
  const keyed = { 'idempotency-key': randomUUID() }
  switch (step.kind) {
    case 'enter':
      await guest.call('POST', '/cart/codes', { code: step.code }, { 'x-forwarded-for': shopper.address })
      return
    case 'add':
      await guest.add(variants.get(step.sku) ?? '', 1)
      return
    case 'begin': {
      const { status, body } = await guest.call('POST', '/checkout', { email, shippingAddress: home }, keyed)
      expect([200, 409], JSON.stringify(body)).toContain(status)
      if (status === 200) shopper.checkoutId = body.id
      return
    }
    case 'pay':
      if (shopper.checkoutId) await guest.call('POST', `/checkout/${shopper.checkoutId}/payments`, { card: 'accepted' }, keyed)
      await plaza.settle()
      return
    case 'place': {
      const { status, body } = await guest.placeOrder({ email, shippingAddress: home })
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
  'C8: in any interleaving of shoppers, payments and time, no promotion exceeds its limit and all amounts add up',
  LONG_RUN_OPTIONS,
  async () => {
    let round = 0
    const due = createCheckSchedule()
    await fc.assert(
      fc.asyncProperty(limits, limits, fc.array(step, { minLength: 8, maxLength: 16, size: 'max' }), async (first, second, steps) => {
        round += 1
        await offered([first, second])
        const shoppers = Array.from({ length: SHOPPERS }, (_, index): Shopper => {
          const address = `203.0.${round % 250}.${index + 1}`
          // Some share a mailbox, others an address.
          const email = `shopper${round}x${index % 2}+${index}@example.com`
          const home = { ...BRUNO_ADDRESS, line1: `Calle Larga ${round}, ${index >> 1}` }
          return { guest: plaza.guest(), email, home, address, checkoutId: null, orderId: null }
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
        expect(await findViolations(plaza.pool)).toEqual([])
        expect(await usedTooOften()).toEqual([])
      }),
      RUN_PARAMETERS,
    )
  },
)

async function usedTooOften() {
  return plaza.rows(`
    select p.id from promotions.promotions p join promotions.redemptions r on r.promotion_id = p.id and r.status = 'used'
    group by p.id having count(*) > p.max_uses
    union all
    select p.id from promotions.promotions p join promotions.redemptions r on r.promotion_id = p.id and r.status = 'used'
    cross join unnest(r.customers) as customer group by p.id, customer having count(*) > p.max_uses_per_customer`)
}

/** Creates these two promotions with codes and removes earlier ones. */
async function offered(all: readonly Limits[]): Promise<void> {
  await plaza.rows('update promotions.promotions set archived_at = now() where archived_at is null')
  await transactAsSystem(plaza.services, async (tx) => {
    for (const [index, { ofPlatformStore, ...limits }] of all.entries()) {
      await insertPromotion(tx.db, {
        segmentId: null,
        id: newId('promo'),
        workspaceId: ofPlatformStore ? null : darAmira,
        name: { en: 'Any', es: '', ar: '' },
        code: CODES[index] ?? null,
        minimumMinor: 0,
        products: [],
        categories: [],
        tags: [],
        collections: [],
        vendors: [],
        startsAt: new Date(0),
        endsAt: null,
        uses: 0,
        pausedAt: null,
        archivedAt: null,
        createdAt: tx.now,
        version: 1,
        ...limits,
      })
    }
  })
}
