/** Compares random sequences of sales, refunds and payouts with a model of the rules. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { Failure } from '#platform/server/failure.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { LONG_RUN_OPTIONS, RUN_PARAMETERS } from '#test/plaza/sequences.ts'
import { expectAdministrationTilesToAddUp, expectVendorTilesToAddUp } from '#test/plaza/tiles.ts'
import { postPayment } from './post-payments.ts'
import { loadBalances } from './read-balances.ts'
import { recordSale, releaseSale, reverseSale, startReturnWindow } from './record-sale.ts'
import { createPayout } from './request-payout.ts'
import { completePayout, returnPayout } from './settle-payout.ts'

let plaza: TestPlaza
let count = 0
const next = () => {
  count += 1
  return String(count).padStart(9, '0')
}

beforeAll(async () => {
  plaza = await openTestPlaza()
})
afterAll(() => plaza.close())

type Step =
  | { act: 'sell'; totalMinor: number; onDelivery: boolean }
  | { act: 'pay' | 'deliver' | 'release'; which: number }
  | { act: 'refund'; which: number; amountMinor: number }
  | { act: 'ask'; amountMinor: number }
  | { act: 'complete' | 'fail'; which: number }

type Sale = { orderId: string; total: number; back: number; vendor: boolean; paid: boolean; due: boolean; released: boolean }
type Model = { sales: Sale[]; available: number; locked: number; paidOut: number; payouts: { id: string; amount: number }[] }

/** `part` of `whole` times `of`, rounded half up. */
const share = (of: number, part: number, whole: number) => Math.floor((2 * of * part + whole) / (2 * whole))
const commission = ({ total, back }: Sale) => share(share(total, 10, 100), total - back, total)
const cash = ({ total, back }: Sale) => total - back
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
/** The vendor's balance from a sale: of cash it collected itself, only the commission it owes. */
const left = (sale: Sale) => (sale.vendor ? 0 : sale.total - sale.back) - commission(sale)
const netOf = (sale: Sale) => sale.total - sale.back - commission(sale)
const chosen = <T>(items: readonly T[], which: number): T | undefined => items[which % Math.max(items.length, 1)]

async function take(step: Step, model: Model, workspaceId: string): Promise<void> {
  const inside = <T>(work: Parameters<typeof transactAsSystem<T>>[1]) => transactAsSystem(plaza.services, work)
  if (step.act === 'sell') {
    const orderId = `ORD-M${next()}`
    const { totalMinor, onDelivery } = step
    const lines = [{ position: 0, category: 'tech', sku: 'X', quantity: 1, totalMinor }]
    const payment = { method: onDelivery ? 'delivery' : 'card', reference: { type: 'order', id: orderId } }
    await inside((tx) =>
      recordSale(tx, { orderId, currency: 'USD', totalMinor, payment, parts: [{ number: 1, workspaceId, totalMinor, lines }] }),
    )
    model.sales.push({ orderId, total: totalMinor, back: 0, vendor: onDelivery, paid: false, due: false, released: false })
    return
  }
  if (step.act === 'ask') {
    const ask = inside((tx) =>
      createPayout(tx, { workspaceId, amountMinor: step.amountMinor, currency: 'USD', by: { userId: 'system', client: null } }),
    )
    if (step.amountMinor > model.available || step.amountMinor < 10_00) {
      await expect(ask).rejects.toThrow(Failure)
      return
    }
    const { id } = await ask
    model.available -= step.amountMinor
    model.locked += step.amountMinor
    model.payouts.push({ id, amount: step.amountMinor })
    return
  }
  if (step.act === 'complete' || step.act === 'fail') {
    const payout = chosen(model.payouts, step.which)
    if (!payout) return
    const by = { userId: 'system', client: null }
    await inside<unknown>((tx) =>
      step.act === 'complete' ? completePayout(tx, payout.id, 'R', by) : returnPayout(tx, payout.id, 'no', by),
    )
    model.payouts = model.payouts.filter(({ id }) => id !== payout.id)
    model.locked -= payout.amount
    if (step.act === 'complete') model.paidOut += payout.amount
    else model.available += payout.amount
    return
  }
  const sale = chosen(model.sales, step.which)
  if (!sale) return
  const { orderId } = sale
  const about = { orderId, number: 1, workspaceId }
  if (step.act === 'pay' && !sale.vendor && !sale.paid) {
    const payment = {
      paymentId: `pay_${orderId}`,
      reference: { type: 'order', id: orderId },
      provider: 'test',
      method: 'card',
      currency: 'USD',
    }
    await inside((tx) => postPayment(tx, { ...payment, amountMinor: sale.total }))
    sale.paid = true
    release(sale, model)
  } else if (step.act === 'deliver') {
    await inside((tx) =>
      startReturnWindow(tx, { ...about, from: 'Shipped', to: 'Delivered', returnableUntil: plaza.services.now().toISOString() }),
    )
    sale.due = true
  } else if (step.act === 'release') {
    await inside((tx) => releaseSale(tx, `${orderId}-1`))
    release(sale, model)
  } else if (step.act === 'refund') {
    const amountMinor = Math.min(step.amountMinor, sale.total - sale.back)
    if (amountMinor === 0) return
    const before = left(sale)
    const lines = [{ position: 0, quantity: 1, amountMinor }]
    await inside((tx) => reverseSale(tx, { orderId, number: 1, refundId: `ref_${next()}`, amountMinor, lines }))
    sale.back += amountMinor
    if (sale.released) model.available += left(sale) - before
    else release(sale, model)
  }
}

function release(sale: Sale, model: Model): void {
  if (sale.released || !sale.due || !(sale.vendor || sale.paid)) return
  sale.released = true
  model.available += left(sale)
}

const which = fc.nat(20)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ act: fc.constant('sell' as const), totalMinor: fc.integer({ min: 1, max: 500_00 }), onDelivery: fc.boolean() }),
  fc.record({ act: fc.constantFrom('pay' as const, 'deliver' as const, 'release' as const), which }),
  fc.record({ act: fc.constant('refund' as const), which, amountMinor: fc.integer({ min: 1, max: 300_00 }) }),
  fc.record({ act: fc.constant('ask' as const), amountMinor: fc.integer({ min: 1, max: 300_00 }) }),
  fc.record({ act: fc.constantFrom('complete' as const, 'fail' as const), which }),
)

test('after any sequence the vendor’s balances match the rules to the cent, and the books balance', LONG_RUN_OPTIONS, async () => {
  const workspaceId = await plaza.workspace('Dar Amira')
  const model: Model = { sales: [], available: 0, locked: 0, paidOut: 0, payouts: [] }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      // One vendor for all sequences: each continues where the last one ended.
      for (const one of steps) await take(one, model, workspaceId)
      const [has] = await loadBalances(plaza.services.db, workspaceId, plaza.services.now())
      const open = model.sales.filter(({ released }) => !released)
      expect({ ...has, currency: undefined, nextRelease: undefined }).toMatchObject({
        available: { amountMinor: model.available },
        locked: { amountMinor: model.locked },
        paid: { amountMinor: model.paidOut },
        pending: { amountMinor: total(open.filter(({ vendor }) => !vendor).map(left)) },
        commissionDue: { amountMinor: total(open.filter(({ vendor, due }) => vendor && due).map(commission)) },
        toCollect: { amountMinor: total(model.sales.filter(({ vendor, due }) => vendor && !due).map(cash)) },
        collected: { amountMinor: total(model.sales.filter(({ vendor, due }) => vendor && due).map(cash)) },
        earned: { amountMinor: model.sales.reduce((sum, sale) => sum + netOf(sale), 0) },
      })
      const [all] = await plaza.rows<{ sum: number }>('select coalesce(sum(balance_minor), 0)::bigint as sum from finance.accounts')
      expect(all?.sum).toBe(0)
    }),
    RUN_PARAMETERS,
  )
  await expectVendorTilesToAddUp(await plaza.member('amira'), workspaceId)
  await expectAdministrationTilesToAddUp(await plaza.member('omar'), plaza.services.now())
  expect(await findViolations(plaza.pool)).toEqual([])
})
