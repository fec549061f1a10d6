import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CHECKOUT_STATUSES, type CheckoutStatus } from '../contract.ts'
import { CHECKOUT_STATES, decidePaid, HOLD_MS, holdUntil, isExpired, isLive, MAX_HOLD_MS, shouldReopen } from './checkout.rules.ts'

const SEQUENCES = Number(process.env['PLAZA_SEQUENCES'] ?? 500)

test('every status of a checkout can be reached, and placed is the end', () => {
  expect([...CHECKOUT_STATES.all].sort()).toEqual([...CHECKOUT_STATUSES].sort())
  expect(CHECKOUT_STATES.next('placed')).toEqual([])
})

test('a hold lasts ten minutes from the last activity, and 30 minutes in total', () => {
  const since = new Date('2026-11-21T12:00:00Z')
  const later = (ms: number) => new Date(since.getTime() + ms)
  expect(holdUntil(since, since)).toEqual(later(HOLD_MS))
  expect(holdUntil(later(HOLD_MS), since)).toEqual(later(2 * HOLD_MS))
  expect(holdUntil(later(25 * 60_000), since)).toEqual(later(MAX_HOLD_MS))
  expect(isExpired({ status: 'open', holdUntil: later(HOLD_MS) }, later(HOLD_MS - 1))).toBe(false)
  expect(isExpired({ status: 'open', holdUntil: later(HOLD_MS) }, later(HOLD_MS))).toBe(true)
  expect(isExpired({ status: 'placed', holdUntil: since }, later(HOLD_MS))).toBe(false)
})

type Event =
  | { kind: 'pay' | 'callOff' | 'change' | 'expire' | 'buyAnew' }
  | { kind: 'paid' | 'failed' | 'hearAgain'; which: number }
  | { kind: 'sell' | 'restock' }

const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('pay' as const, 'pay' as const, 'callOff' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('change' as const, 'expire' as const, 'buyAnew' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('paid' as const, 'failed' as const, 'hearAgain' as const), which: fc.nat(2) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('sell' as const, 'restock' as const) }) },
)

/** One checkout of one product, which other shoppers buy too. */
class World {
  status: CheckoutStatus = 'open'
  paymentId: string | null = null
  totalMinor = 100
  payments: { id: string; amountMinor: number; money: 'waiting' | 'came' | 'refused' | 'calledOff'; back: boolean }[] = []
  stock = 1
  held = true
  orders = 0
  superseded = false

  move(to: CheckoutStatus) {
    expect(CHECKOUT_STATES.next(this.status), `${this.status} → ${to}`).toContain(to)
    this.status = to
  }

  hear(id: string) {
    const payment = this.payments.find((one) => one.id === id)
    if (payment?.money !== 'came') return
    const what = decidePaid(this, { paymentId: id, amountMinor: payment.amountMinor, wentBack: payment.back }, this.superseded)
    const there = this.held || this.stock > 0
    if (what === 'place' && there) {
      if (!this.held) this.stock -= 1
      this.held = false
      this.move('placed')
      this.paymentId = id
      this.orders += 1
    } else if (what !== 'nothing') {
      payment.back = true
      if (what === 'place' && isLive(this.status)) this.end()
    }
  }

  end() {
    if (this.held) this.stock += 1
    this.held = false
    this.move('expired')
  }

  on(event: Event) {
    const current = this.payments.find(({ id }) => id === this.paymentId)
    if (event.kind === 'pay' && this.status === 'open') {
      const id = `pay_${this.payments.length}`
      this.payments.push({ id, amountMinor: this.totalMinor, money: 'waiting', back: false })
      this.paymentId = id
      this.move('paying')
    }
    if (event.kind === 'callOff' && this.status === 'paying' && current?.money === 'waiting') {
      current.money = 'calledOff'
      this.move('open')
    }
    if (event.kind === 'change' && this.status === 'open') this.totalMinor += 50
    if (event.kind === 'expire' && isLive(this.status) && current?.money !== 'came') {
      if (current?.money === 'waiting') current.money = 'calledOff'
      this.end()
    }
    if (event.kind === 'buyAnew' && this.status === 'expired') this.superseded = true
    if (event.kind === 'sell' && this.stock > 0) this.stock -= 1
    if (event.kind === 'restock') this.stock += 1
    if (!('which' in event)) return
    const payment = this.payments[event.which]
    if (!payment) return
    if (event.kind === 'failed' && payment.money === 'waiting') {
      payment.money = 'refused'
      if (shouldReopen(this, payment.id)) this.move('open')
    }
    if (event.kind === 'paid' && payment.money !== 'came') payment.money = 'came'
    if (event.kind === 'paid' || event.kind === 'hearAgain') this.hear(payment.id)
  }
}

test('C4, C5: with reports in any order there is at most one order, and payments without an order are refunded', () => {
  fc.assert(
    fc.property(fc.array(event, { minLength: 10, maxLength: 40, size: 'max' }), (events) => {
      const world = new World()
      for (const one of events) world.on(one)
      expect(world.orders).toBeLessThanOrEqual(1)
      expect(world.stock).toBeGreaterThanOrEqual(0)
      const kept = world.payments.filter(({ money, back }) => money === 'came' && !back)
      expect(kept.map(({ id, amountMinor }) => [id, amountMinor])).toEqual(world.orders === 1 ? [[world.paymentId, world.totalMinor]] : [])
      expect(world.status === 'placed').toBe(world.orders === 1)
    }),
    { numRuns: SEQUENCES },
  )
})
