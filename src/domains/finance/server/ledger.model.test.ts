/** Compares random sequences of sales of two vendors, refunds, disputes and payouts with a model of the rules. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { Failure } from '#platform/server/failure.ts'
import { type Tx, transactAsSystem } from '#platform/server/transact.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { LONG_RUN_OPTIONS, RUN_PARAMETERS } from '#test/plaza/sequences.ts'
import { expectAdministrationTilesToAddUp, expectVendorTilesToAddUp } from '#test/plaza/tiles.ts'
import {
  cash,
  type Dispute,
  hold,
  type Model,
  newPart,
  newVendor,
  type Order,
  type Part,
  platformOf,
  refund,
  release,
  settle,
  tilesOf,
  totalOf,
} from './ledger-model.check.ts'
import { postDispute } from './post-disputes.ts'
import { postPayment } from './post-payments.ts'
import { loadBalances } from './read-balances.ts'
import { recordSale, releaseSale, reverseSale, startReturnWindow } from './record-sale.ts'
import { createPayout } from './request-payout.ts'
import { completePayout, returnPayout } from './settle-payout.ts'

let plaza: TestPlaza
let amira: Member
let omar: Member
let count = 0
const next = () => {
  count += 1
  return String(count).padStart(9, '0')
}

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  omar = await plaza.member('omar')
})
afterAll(() => plaza.close())

type PartStep = { act: 'deliver' | 'release'; which: number } | { act: 'refund'; which: number; amountMinor: number }
type Step =
  | { act: 'sell'; totals: readonly { vendor: number; totalMinor: number }[]; onDelivery: boolean }
  | { act: 'pay'; which: number }
  | PartStep
  | { act: 'dispute'; which: number; percent: number; withdrawn: boolean }
  | { act: 'withdraw' | 'win' | 'reinstate' | 'lose'; which: number }
  | { act: 'ask'; vendor: number; amountMinor: number }
  | { act: 'complete' | 'fail'; vendor: number; which: number }

const BY = { userId: 'system', client: null }
const inside = <T>(work: (tx: Tx) => Promise<T>) => transactAsSystem(plaza.services, work)
/** Counted from the latest, so that most steps continue what has just begun. */
const chosen = <T>(items: readonly T[], which: number): T | undefined => items.at(-1 - (which % Math.max(items.length, 1)))
const vendorOf = ({ vendors }: Model, index: number) => {
  const vendor = vendors[index]
  if (!vendor) throw new Error(`there is no vendor ${index}`)
  return vendor
}

async function take(step: Step, model: Model): Promise<void> {
  switch (step.act) {
    case 'sell':
      return sell(step, model)
    case 'pay': {
      const unpaid = model.orders.filter(({ onDelivery, paid }) => !onDelivery && !paid)
      return pay(chosen(unpaid, step.which))
    }
    case 'deliver':
    case 'release':
    case 'refund': {
      const parts = model.orders.flatMap((order) => order.parts.map((part) => ({ order, part })))
      const { order, part } = chosen(parts, step.which) ?? {}
      return order && part && changePart(step, order, part)
    }
    case 'dispute': {
      const order = chosen(
        model.orders.filter(({ paid }) => paid),
        step.which,
      )
      return order && dispute(step, order, model)
    }
    case 'withdraw':
    case 'win':
    case 'reinstate':
    case 'lose': {
      const changeable = model.disputes.filter(CHANGEABLE[step.act])
      const one = chosen(changeable, step.which)
      return one && changeDispute(step.act, one)
    }
    case 'ask':
      return ask(step, model)
    case 'complete':
    case 'fail':
      return settlePayout(step, model)
  }
}

async function sell({ totals, onDelivery }: Step & { act: 'sell' }, model: Model): Promise<void> {
  const id = `ORD-M${next()}`
  const parts = totals.map(({ vendor, totalMinor }, index) => newPart(index + 1, vendorOf(model, vendor), totalMinor))
  const order: Order = { id, onDelivery, paid: false, parts }
  const sold = parts.map(({ number, vendor: { workspaceId }, total: totalMinor }) => ({
    number,
    workspaceId,
    totalMinor,
    lines: [{ position: 0, category: 'tech', sku: 'X', quantity: 1, totalMinor }],
  }))
  const payment = { method: onDelivery ? 'delivery' : 'card', reference: { type: 'order', id } }
  await inside((tx) => recordSale(tx, { orderId: id, currency: 'USD', totalMinor: totalOf(order), payment, parts: sold }))
  model.orders.push(order)
}

const paymentOf = ({ id }: Order) => ({
  paymentId: `pay_${id}`,
  reference: { type: 'order', id },
  provider: 'test',
  method: 'card',
  currency: 'USD',
})

async function pay(order: Order | undefined): Promise<void> {
  if (!order) return
  await inside((tx) => postPayment(tx, { ...paymentOf(order), amountMinor: totalOf(order) }))
  order.paid = true
  for (const part of order.parts) release(order, part)
}

async function changePart(step: PartStep, order: Order, part: Part): Promise<void> {
  const about = { orderId: order.id, number: part.number, workspaceId: part.vendor.workspaceId }
  if (step.act === 'deliver') {
    await inside((tx) =>
      startReturnWindow(tx, { ...about, from: 'Shipped', to: 'Delivered', returnableUntil: plaza.services.now().toISOString() }),
    )
    part.due = true
  }
  if (step.act === 'release') {
    await inside((tx) => releaseSale(tx, `${order.id}-${part.number}`))
    release(order, part)
  }
  if (step.act === 'refund') {
    // What a bank took back may be asked for again, and is then not refunded; nothing else is.
    const amountMinor = Math.min(step.amountMinor, cash(part) + part.lost)
    if (amountMinor === 0) return
    const lines = [{ position: 0, quantity: 1, amountMinor }]
    await inside((tx) => reverseSale(tx, { ...about, refundId: `ref_${next()}`, amountMinor, lines }))
    refund(order, part, Math.min(amountMinor, cash(part)))
    release(order, part)
  }
}

/** A snapshot of a dispute, as payments tell it. */
const tell = ({ id, order, amount, status, withdrawn, reinstated }: Dispute) =>
  inside((tx) => postDispute(tx, { ...paymentOf(order), disputeId: id, amountMinor: amount, status, before: null, withdrawn, reinstated }))

async function dispute({ percent, withdrawn }: Step & { act: 'dispute' }, order: Order, model: Model): Promise<void> {
  const amount = Math.ceil((totalOf(order) * percent) / 100)
  const opened: Dispute = { id: `dsp_${next()}`, order, amount, status: 'open', withdrawn, reinstated: false, shares: [] }
  await tell(opened)
  model.disputes.push(opened)
  hold(opened)
}

const CHANGEABLE: Record<'withdraw' | 'win' | 'reinstate' | 'lose', (dispute: Dispute) => boolean> = {
  withdraw: ({ status, withdrawn }) => status === 'open' && !withdrawn,
  win: ({ status }) => status === 'open',
  reinstate: ({ status, withdrawn, reinstated }) => status === 'won' && withdrawn && !reinstated,
  lose: ({ status }) => status === 'open',
}

async function changeDispute(act: keyof typeof CHANGEABLE, changed: Dispute): Promise<void> {
  if (act === 'withdraw') changed.withdrawn = true
  if (act === 'win') changed.status = 'won'
  if (act === 'reinstate') changed.reinstated = true
  // A bank that decides against Plaza has taken the money.
  if (act === 'lose') Object.assign(changed, { status: 'lost', withdrawn: true })
  await tell(changed)
  // A vendor waits for its money until the bank gave Plaza's back.
  if (act === 'reinstate' || act === 'lose' || (act === 'win' && !changed.withdrawn)) settle(changed)
}

async function ask({ vendor: index, amountMinor }: Step & { act: 'ask' }, model: Model): Promise<void> {
  const vendor = vendorOf(model, index)
  const { workspaceId } = vendor
  const asked = inside((tx) => createPayout(tx, { workspaceId, amountMinor, currency: 'USD', by: BY }))
  if (amountMinor > vendor.available || amountMinor < 10_00) {
    await expect(asked).rejects.toThrow(Failure)
    return
  }
  const { id } = await asked
  vendor.available -= amountMinor
  vendor.locked += amountMinor
  vendor.payouts.push({ id, amount: amountMinor })
}

async function settlePayout({ act, vendor: index, which }: Step & { act: 'complete' | 'fail' }, model: Model): Promise<void> {
  const vendor = vendorOf(model, index)
  const payout = chosen(vendor.payouts, which)
  if (!payout) return
  await inside<unknown>((tx) => (act === 'complete' ? completePayout(tx, payout.id, 'R', BY) : returnPayout(tx, payout.id, 'no', BY)))
  vendor.payouts = vendor.payouts.filter(({ id }) => id !== payout.id)
  vendor.locked -= payout.amount
  if (act === 'complete') vendor.paidOut += payout.amount
  else vendor.available += payout.amount
}

async function expectModel(model: Model): Promise<void> {
  for (const vendor of model.vendors) {
    const [has] = await loadBalances(plaza.services.db, vendor.workspaceId, plaza.services.now())
    const expected = Object.entries(tilesOf(model, vendor)).map(([tile, amountMinor]) => [tile, { amountMinor }])
    expect({ ...has, currency: undefined, nextRelease: undefined }).toMatchObject(Object.fromEntries(expected))
  }
  const [held] = await plaza.rows<{ all: number; cash: number; disputed: number }>(`
    select coalesce(sum(balance_minor), 0)::bigint as all,
      coalesce(-sum(balance_minor) filter (where id = 'platform:cash:USD'), 0)::bigint as cash,
      coalesce(-sum(balance_minor) filter (where id = 'platform:disputed:USD'), 0)::bigint as disputed
    from finance.accounts`)
  expect(held).toEqual({ all: 0, ...platformOf(model) })
}

/** Later the rows fill many pages, and are read once more at the end. */
const FEW_ORDERS = 200

async function expectRowsToAddUp({ vendors: [darAmira, plazaHouse] }: Model): Promise<void> {
  await expectVendorTilesToAddUp(amira, darAmira?.workspaceId ?? '')
  await expectVendorTilesToAddUp(omar, plazaHouse?.workspaceId ?? '')
}

const which = fc.nat(20)
const vendor = fc.nat(1)
const amountMinor = fc.integer({ min: 1, max: 300_00 })
const totalMinor = fc.integer({ min: 1, max: 500_00 })
const act = <A extends Step['act']>(...acts: A[]) => fc.constantFrom(...acts)
const totals = fc.uniqueArray(fc.record({ vendor, totalMinor }), { selector: (one) => one.vendor, minLength: 1 })
const percent = fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 100 }))
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: act('sell'), totals, onDelivery: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ act: act('pay', 'pay', 'deliver', 'release'), which }) },
  { weight: 4, arbitrary: fc.record({ act: act('refund'), which, amountMinor }) },
  { weight: 2, arbitrary: fc.record({ act: act('dispute'), which, percent, withdrawn: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ act: act('withdraw', 'win', 'reinstate', 'lose'), which }) },
  { weight: 1, arbitrary: fc.record({ act: act('ask'), vendor, amountMinor }) },
  { weight: 1, arbitrary: fc.record({ act: act('complete', 'fail'), vendor, which }) },
)

test('after any sequence both vendors’ balances match the rules to the cent, and the books balance', LONG_RUN_OPTIONS, async () => {
  const vendors = [newVendor(await plaza.workspace('Dar Amira')), newVendor(await plaza.workspace('Plaza House'))]
  const model: Model = { vendors, orders: [], disputes: [] }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 15 }), async (steps) => {
      // The same vendors for all sequences: each continues where the last one ended.
      for (const one of steps) {
        await take(one, model)
        await expectModel(model)
      }
      if (model.orders.length < FEW_ORDERS) await expectRowsToAddUp(model)
    }),
    RUN_PARAMETERS,
  )
  await expectRowsToAddUp(model)
  await expectAdministrationTilesToAddUp(omar, plaza.services.now())
  expect(await findViolations(plaza.pool)).toEqual([])
})
