/** Model test: random interleavings of shoppers, cards, bank and clock, with invariants of stock and money. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { reportPaid } from '#domains/payments/server/providers/test.ts'
import { BRUNO_ADDRESS, type Guest } from '#test/plaza/guest.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { createCheckSchedule, LONG_RUN_OPTIONS, RUN_PARAMETERS } from '#test/plaza/sequences.ts'
import { setAvailable } from '#test/plaza/set-available.sql.ts'
import type { TestCard } from '../../payments/contract.ts'

/** Low enough that shoppers compete; every sequence of a long run restores the stock. */
const STOCK = 6
const SHOPPERS = 3

let plaza: TestPlaza
let lamp: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  lamp = await plaza.variant('LAMP')
})
afterAll(() => plaza.close())

type Shopper = { guest: Guest; checkouts: Set<string> }
type Step =
  | { who: number; kind: 'add'; quantity: number }
  | { who: number; kind: 'begin' | 'beginTwice' | 'callOff' | 'confirm' | 'stay' | 'placeByHand' | 'bankReports' | 'settle' }
  | { who: number; kind: 'pay' | 'payTwice'; card: TestCard }
  | { who: number; kind: 'wait'; minutes: number }

const who = fc.nat(SHOPPERS - 1)
const card = fc.constantFrom<TestCard>('accepted', 'accepted', 'declined', 'challenge', 'delayed', 'duplicated', 'early')
const kinds = <Kind extends string>(...all: Kind[]) => fc.constantFrom(...all)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ who, kind: fc.constant('add' as const), quantity: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 3, arbitrary: fc.record({ who, kind: kinds('begin', 'begin', 'begin', 'beginTwice') }) },
  { weight: 4, arbitrary: fc.record({ who, kind: kinds('pay', 'pay', 'payTwice'), card }) },
  { weight: 3, arbitrary: fc.record({ who, kind: kinds('callOff', 'callOff', 'confirm', 'stay', 'placeByHand') }) },
  { weight: 2, arbitrary: fc.record({ who, kind: fc.constant('bankReports' as const) }) },
  { weight: 1, arbitrary: fc.record({ who, kind: fc.constant('wait' as const), minutes: fc.constantFrom(1, 5, 11) }) },
  { weight: 2, arbitrary: fc.record({ who, kind: fc.constant('settle' as const) }) },
)

async function begin({ guest, checkouts }: Shopper) {
  const { status, body } = await guest.call(
    'POST',
    '/checkout',
    { email: 'bruno@example.com', shippingAddress: BRUNO_ADDRESS },
    { 'idempotency-key': randomUUID() },
  )
  expect([200, 409], JSON.stringify(body)).toContain(status)
  if (status === 200) checkouts.add(body.id)
}

async function act(shopper: Shopper, step: Step) {
  const { guest } = shopper
  const id = [...shopper.checkouts].at(-1)
  const change = (path: string, body: unknown, method = 'POST') =>
    guest.call(method, `/checkout/${id}/${path}`, body, { 'idempotency-key': randomUUID() })
  switch (step.kind) {
    case 'add':
      return guest.add(lamp, step.quantity)
    case 'begin':
      return begin(shopper)
    case 'beginTwice':
      return Promise.all([begin(shopper), begin(shopper)])
    case 'placeByHand':
      return guest.placeOrder()
    case 'wait':
      return plaza.moveClock(step.minutes * 60_000)
    case 'settle':
      return plaza.settle()
    case 'bankReports':
      return bankReports(guest)
  }
  if (id === undefined) return
  if (step.kind === 'callOff') return change('payments', {}, 'DELETE')
  if (step.kind === 'confirm') return change('challenge', { confirmed: true })
  if (step.kind === 'stay') return change('stay', {})
  if (step.kind === 'pay') return change('payments', { card: step.card })
  if (step.kind === 'payTwice') return Promise.all([change('payments', { card: step.card }), change('payments', { card: step.card })])
}

/** Payments that can still go through: all that were not declined, including cancelled ones. */
async function bankReports(guest: Guest) {
  const [payment] = await plaza.rows<{ id: string; amountMinor: number; currency: string }>(
    `select p.id, p.amount_minor as "amountMinor", p.currency from payments.payments p
      join checkout.checkouts c on c.order_id = p.reference_id
      where c.owner = $1 and p.provider = 'test' and p.status in ('pending', 'cancelled') order by p.id limit 1`,
    [guest.token?.split('.')[0]],
  )
  if (payment) await reportPaid(plaza.services, payment)
}

/** Checks the books: paid orders, orders with manual payment, and payments without an order, which must be refunded. */
async function expectBooksToAgree() {
  const wrong = await plaza.rows(`
    select o.id, o.status, o.total_minor, json_agg(to_jsonb(p)) as payments from orders.orders o
    left join payments.payments p on p.reference_id = o.id group by o.id
    having o.total_minor <> coalesce(sum(p.amount_minor - p.refunded_minor) filter (where p.status in ('paid', 'pending')), 0)`)
  expect(wrong).toEqual([])
  const [books] = await plaza.rows<{ twice: number; unreturned: number; oversold: number }>(`
    select
      (select count(*)::int from (
        select order_id from checkout.checkouts where status = 'placed' group by order_id having count(*) > 1) t) as twice,
      (select count(*)::int from payments.payments p
        where p.status = 'paid' and p.refunded_minor < p.amount_minor and not exists (select 1 from orders.orders o where o.id = p.reference_id)) as unreturned,
      (select count(*)::int from inventory.stock where allocated + held > on_hand) as oversold`)
  expect(books).toEqual({ twice: 0, unreturned: 0, oversold: 0 })
  expect(await findViolations(plaza.pool)).toEqual([])
}

test(
  'C4, C5, S1: in any interleaving no lamp is oversold, a purchase is one order, and every payment has an order or is refunded',
  LONG_RUN_OPTIONS,
  async () => {
    const due = createCheckSchedule()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 30, size: 'max' }), async (steps) => {
        await leave(STOCK)
        const shoppers: Shopper[] = Array.from({ length: SHOPPERS }, () => ({ guest: plaza.guest(), checkouts: new Set<string>() }))
        for (const { guest } of shoppers) await guest.add(lamp, 2)
        for (const one of steps) {
          const shopper = shoppers[one.who]
          if (shopper) await act(shopper, one)
        }
        await plaza.settle()
        plaza.moveClock(31 * 60_000)
        await plaza.settle()
        expect(await plaza.rows('select 1 from inventory.holds')).toEqual([])
        if (due()) await expectBooksToAgree()
      }),
      RUN_PARAMETERS,
    )
  },
)

/** Sets the available stock, regardless of earlier sales. */
async function leave(units: number) {
  await setAvailable(plaza.rows, lamp, units)
}
