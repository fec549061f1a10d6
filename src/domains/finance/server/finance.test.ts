/** Tests money from the sale to the vendor's balance, over HTTP. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { DAY_MS, openSalesFlow, type SalesFlow } from '#test/plaza/sales-flow.ts'
import { expectAdministrationTilesToAddUp, expectVendorTilesToAddUp } from '#test/plaza/tiles.ts'
import type { EarningView, TransactionView } from '../contract.ts'
import { recordSale } from './record-sale.ts'

let plaza: TestPlaza
let till: SalesFlow

beforeAll(async () => {
  plaza = await openTestPlaza()
  till = await openSalesFlow(plaza)
})
afterAll(() => plaza.close())

type Page = { items: TransactionView[]; nextCursor: string | null }
type Balances = Record<'earned' | 'pending' | 'available' | 'locked' | 'paid' | 'toCollect' | 'collected' | 'commissionDue', number>

async function balances(): Promise<Balances> {
  const [first] = (await till.ask('summary')).body.balances
  const { earned, pending, available, locked, paid, toCollect, collected, commissionDue } = first
  return Object.fromEntries(
    Object.entries({ earned, pending, available, locked, paid, toCollect, collected, commissionDue }).map(([key, { amountMinor }]) => [
      key,
      amountMinor,
    ]),
  ) as Balances
}

/** The change of Dar Amira's balances caused by an action. */
async function changeBy(act: () => Promise<unknown>): Promise<Partial<Balances>> {
  const before = await balances()
  await act()
  const after = await balances()
  return Object.fromEntries(
    (Object.keys(after) as (keyof Balances)[]).flatMap((key) => (after[key] === before[key] ? [] : [[key, after[key] - before[key]]])),
  )
}

const earning = async (part: string | undefined): Promise<EarningView> => (await till.ask('earnings.get', { part })).body
const cancel = (part: string | undefined, lines?: { position: number; quantity: number }[]) =>
  till.amira.call('orders.vendor.cancel', { number: part, ...(lines && { lines }) }, { workspace: till.darAmira })

async function platform(kind: string): Promise<number> {
  const [row] = await plaza.rows<{ balance_minor: number }>(
    'select balance_minor from finance.accounts where workspace_id is null and kind = $1',
    [kind],
  )
  return row?.balance_minor ?? 0
}

describe('a sale', () => {
  test('V1: each vendor order is charged its own commission, including tax and shipping', async () => {
    const before = await platform('commission')
    const changed = await changeBy(async () => {
      const { order } = await till.buy({ PLATE: 1, CABLE: 1 })
      expect(order.total.amountMinor).toBe(64_80)
      const view = await earning(order.parts[0]?.number)
      expect([view.gross, view.commission, view.net].map(({ amountMinor }) => amountMinor)).toEqual([32_40, 3_24, 29_16])
    })
    expect(changed).toEqual({ earned: 29_16, pending: 29_16 })
    expect((await platform('commission')) - before).toBe(6_48)
  })

  test('becomes available after delivery and the return window, and not before', async () => {
    const { order } = await till.buy({ PLATE: 1 })
    await till.pay(order)
    await till.deliver(order)
    expect(
      await changeBy(async () => {
        await till.wait(14 * DAY_MS - 3600_000)
      }),
    ).toEqual({})
    const changed = await changeBy(async () => {
      await till.wait(2 * 3600_000)
    })
    const { net, state } = await earning(order.parts[0]?.number)
    expect(changed).toEqual({ pending: -net.amountMinor, available: net.amountMinor })
    expect(state).toBe('available')
  })

  test('stays pending until the shopper has paid, however long ago it was delivered', async () => {
    const { order } = await till.buy({ PLATE: 1 })
    await till.deliver(order)
    await till.wait(30 * DAY_MS)
    expect((await earning(order.parts[0]?.number)).state).toBe('pending')
    await till.pay(order)
    expect((await earning(order.parts[0]?.number)).state).toBe('available')
  })

  test('V11: of a cash order nothing is due before delivery; then the vendor owes the commission until the return window ends', async () => {
    const { order } = await till.buy({ PLATE: 2 }, 'delivery')
    const part = order.parts[0]?.number
    expect(await earning(part)).toMatchObject({ state: 'toCollect', toCollect: { amountMinor: 64_80 }, commissionDue: { amountMinor: 0 } })
    const before = await till.ask('transactions.list', { limit: 1 })
    const delivered = await changeBy(() => till.deliver(order))
    expect(delivered).toEqual({ toCollect: -64_80, collected: 64_80, commissionDue: 6_48 })
    const [row] = (await till.ask('transactions.list', { limit: 1 })).body.items
    expect(row).toMatchObject({ type: 'collection', part, amount: { amountMinor: -6_48 } })
    expect(row.balance.amountMinor).toBe(before.body.items[0].balance.amountMinor - 6_48)
    expect(await changeBy(() => till.wait(15 * DAY_MS))).toMatchObject({ commissionDue: -6_48 })
    expect(await earning(part)).toMatchObject({ state: 'settled', collected: { amountMinor: 64_80 }, commissionDue: { amountMinor: 0 } })
  })

  test('is posted once when the event is delivered twice', async () => {
    const { order } = await till.buy({ PLATE: 1 })
    const [event] = await plaza.rows<{ payload: Parameters<typeof recordSale>[1] }>(
      "select payload from platform.events where type = 'checkout.orderPlaced' and aggregate = $1",
      [order.id],
    )
    if (!event) throw new Error('no event was published')
    expect(await changeBy(() => transactAsSystem(plaza.services, (tx) => recordSale(tx, event.payload)))).toEqual({})
  })
})

describe('a refund', () => {
  test('V5: returns its share of the commission, step by step and to the last cent', async () => {
    const { order } = await till.buy({ PLATE: 3 })
    await till.pay(order)
    const number = order.parts[0]?.number
    const position = order.parts[0]?.lines[0]?.position ?? 0
    const one = async () => {
      await cancel(number, [{ position, quantity: 1 }])
      await plaza.settle()
    }
    expect(await changeBy(one)).toEqual({ earned: -29_16, pending: -29_16 })
    expect(await changeBy(one)).toEqual({ earned: -29_16, pending: -29_16 })
    expect(await changeBy(one)).toEqual({ earned: -29_16, pending: -29_16 })
    expect(await earning(number)).toMatchObject({ state: 'returned', net: { amountMinor: 0 }, commission: { amountMinor: 0 } })
    expect(await findViolations(plaza.pool)).toEqual([])
  })

  test('V11: of a cash order returns the commission to the vendor', async () => {
    const { order } = await till.buy({ PLATE: 2 }, 'delivery')
    const changed = await changeBy(async () => {
      await cancel(order.parts[0]?.number)
      await plaza.settle()
    })
    expect(changed).toEqual({ earned: -(64_80 - 6_48), toCollect: -64_80 })
  })

  test('V4: a later rate change affects no past sale or its refund', async () => {
    const { order } = await till.buy({ PLATE: 2 })
    const { version } = (await till.omar.call('finance.admin.commission.get')).body
    const dearer = await till.omar.call('finance.admin.commission.update', { type: 'percentage', value: 20_00, rules: [], version })
    expect(dearer.status).toBe(200)
    const number = order.parts[0]?.number
    expect((await earning(number)).commission.amountMinor).toBe(6_48)
    await cancel(number, [{ position: order.parts[0]?.lines[0]?.position ?? 0, quantity: 1 }])
    await plaza.settle()
    const record = (await till.ask('earnings.get', { part: number })).body
    expect(record.commission.amountMinor).toBe(3_24)
    expect(record.shares).toMatchObject([{ rule: 'base', type: 'percentage', value: 10_00, base: { amountMinor: 64_80 } }])
    const later = (await till.buy({ PLATE: 2 })).order
    expect((await earning(later.parts[0]?.number)).commission.amountMinor).toBe(12_96)
    await till.omar.call('finance.admin.commission.update', { type: 'percentage', value: 10_00, rules: [], version: version + 1 })
  })

  test('V17: by the platform, after the payout, makes the balance negative, which the next sale offsets', async () => {
    const order = await till.earn({ PLATE: 2 })
    const { available } = await balances()
    const { body: payout } = await till.ask('payouts.request', { amountMinor: available })
    await till.omar.call('finance.admin.payouts.process', { id: payout.id, reference: 'BANK-1' })
    const refunded = await till.omar.call('orders.admin.refund', { number: order.parts[0]?.number, reason: 'Broken on arrival' })
    expect(refunded.status, JSON.stringify(refunded.body)).toBe(200)
    await plaza.settle()
    expect((await balances()).available).toBe(-58_32)
    expect((await till.ask('payouts.request', { amountMinor: 10_00 })).body).toMatchObject({
      code: 'BALANCE_TOO_LOW',
      data: { available: { amountMinor: -58_32 } },
    })
    await till.earn({ PLATE: 3 })
    expect((await balances()).available).toBe(87_48 - 58_32)
    expect(await findViolations(plaza.pool)).toEqual([])
  })
})

describe('the book', () => {
  test('V17: opening plus rows equals closing, and each row shows the accounts it moved', async () => {
    const from = '2026-01-01T00:00:00.000Z'
    const middle = new Date(plaza.services.now().getTime() - 20 * DAY_MS).toISOString()
    const before = new Date(plaza.services.now().getTime() + DAY_MS).toISOString()
    for (const period of [
      { currency: 'USD', from, before },
      { currency: 'USD', from: middle, before },
    ]) {
      const { opening, closing, totals } = (await till.ask('statement.get', period)).body
      const rows: TransactionView[] = []
      let cursor: string | null = null
      do {
        const page: Page = (await till.ask('statement.rows', { ...period, limit: 7, ...(cursor && { cursor }) })).body
        rows.push(...page.items)
        cursor = page.nextCursor
      } while (cursor)
      const sum = rows.reduce((total, { amount }) => total + amount.amountMinor, 0)
      expect(opening.amountMinor + sum).toBe(closing.amountMinor)
      expect(totals.reduce((total: number, { amount }: { amount: { amountMinor: number } }) => total + amount.amountMinor, 0)).toBe(sum)
      let running = opening.amountMinor
      for (const { amount, balance } of rows) {
        running += amount.amountMinor
        expect(balance.amountMinor).toBe(running)
      }
      const { pending, available, commissionDue } = await balances()
      expect(closing.amountMinor).toBe(pending + available - commissionDue)
    }
  })

  test('every tile is the sum of the rows that it opens, over all pages', async () => {
    const changed = await changeBy(async () => {
      await till.buy({ PLATE: 2 }, 'delivery')
      await till.deliver((await till.buy({ PLATE: 2 }, 'delivery')).order)
    })
    expect(changed).toMatchObject({ toCollect: 64_80, collected: 64_80, commissionDue: 6_48 })
    await expectVendorTilesToAddUp(till.amira, till.darAmira, 3)
    await expectAdministrationTilesToAddUp(till.omar, plaza.services.now())
  })

  test('V17: vendors’ and the platform’s balances equal payments minus refunds', async () => {
    const [row] = await plaza.rows<{ held: number; captured: number }>(`
      select (select -sum(balance_minor) from finance.accounts where kind = 'cash') as held,
        (select coalesce(sum(amount_minor - waived_minor - refunded_minor), 0) from payments.payments where status = 'paid' and method <> 'delivery') as captured`)
    expect(row?.held).toBe(row?.captured)
    const [all] = await plaza.rows<{ sum: number }>('select sum(balance_minor)::bigint as sum from finance.accounts')
    expect(all?.sum).toBe(0)
  })

  test('spec §5: a transaction has type, date, order, vendor, amount and description', async () => {
    const { items } = (await till.ask('transactions.list', { type: 'commission', limit: 1 })).body
    expect(items[0]).toMatchObject({
      type: 'commission',
      orderId: expect.stringMatching(/^ORD-/),
      vendorId: till.darAmira,
      description: expect.stringMatching(/^Commission · ORD-/),
      status: null,
    })
    expect(items[0].amount.amountMinor).toBeLessThan(0)
  })

  test('entries are immutable, and unbalanced ones are rejected', async () => {
    for (const statement of [
      'update finance.postings set amount_minor = 1',
      'delete from finance.transactions',
      'truncate finance.postings',
      "update finance.sale_shares set commission_minor = 0 where rule = 'base'",
    ])
      await expect(plaza.rows(statement), statement).rejects.toThrow('ledger rows are never changed')
    await expect(
      plaza.rows(`with t as (
          insert into finance.transactions (id, type, reference_type, reference_id, currency, happened_at)
          values ('txn_x', 'payment', 'payment', 'x', 'USD', now()) returning id
        ) insert into finance.postings (transaction_id, position, account_id, currency, amount_minor, balance_minor)
        select t.id, 0, 'platform:cash:USD', 'USD', -5, 0 from t`),
    ).rejects.toThrow('the transaction does not balance')
  })

  test('an entry without postings, one in two currencies, and a later posting are rejected', async () => {
    const entry = `insert into finance.transactions (id, type, reference_type, reference_id, currency, happened_at)
      values ('txn_y', 'payment', 'payment', 'y', 'USD', now())`
    const postings = 'insert into finance.postings (transaction_id, position, account_id, currency, amount_minor, balance_minor)'
    for (const statement of [
      entry,
      `with e as (${entry}), accounts as (
          insert into finance.accounts (id, kind, currency) values ('platform:cash:EUR', 'cash', 'EUR'), ('platform:clearing:EUR', 'clearing', 'EUR')
        ) ${postings} values ('txn_y', 0, 'platform:cash:EUR', 'EUR', -5, 0), ('txn_y', 1, 'platform:clearing:EUR', 'EUR', 5, 0)`,
      `${postings} select transaction_id, 9, account_id, currency, 5, 0 from finance.postings limit 1`,
    ])
      await expect(plaza.rows(statement), statement).rejects.toThrow('the transaction does not balance')
  })

  test('is visible to its vendor only', async () => {
    const { order } = await till.buy({ CABLE: 1 })
    const part = order.parts[0]?.number
    expect((await till.ask('earnings.get', { part })).status).toBe(404)
    const farid = await plaza.member('farid')
    expect((await farid.call('finance.summary', {}, { workspace: till.darAmira })).body.code).toBe('PERMISSION_NEEDED')
    const dalia = await plaza.member('dalia')
    expect((await dalia.call('finance.summary', {}, { workspace: till.darAmira })).status).toBe(404)
    expect((await till.amira.call('finance.admin.commission.get')).status).toBe(404)
  })

  test('previews the earnings of a price', async () => {
    const asked = await till.ask('commissionPreview', { category: 'accessories', priceMinor: 24_99 })
    expect(asked.body).toMatchObject({
      rate: { type: 'percentage', value: 10_00 },
      commission: { amountMinor: 2_50 },
      earns: { amountMinor: 22_49 },
    })
  })
})
