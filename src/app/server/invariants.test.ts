import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { markCollected, paymentsOf } from '#domains/payments/server/index.ts'
import { metricsText } from '#platform/server/health.ts'
import { crontabOf } from '#platform/server/jobs.ts'
import { transactAs } from '#platform/server/transact.ts'
import { asSuperuser } from '#test/cluster/test-database.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { checkInvariants } from './check-invariants.ts'
import { breaches, readInvariants } from './invariants.ts'
import { tasks } from './wiring.ts'

let plaza: TestPlaza
let orderId: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  const bruno = plaza.guest()
  await bruno.add(await plaza.variant('MUG-SAGE'), 2)
  await bruno.add(await plaza.variant('CABLE'), 1)
  orderId = (await bruno.placeOrder({ payment: 'transfer' })).body.orderId
  await transactAs(plaza.kernel, async (tx) => {
    for (const { id } of await paymentsOf(tx.db, { type: 'order', id: orderId })) await markCollected(tx, { paymentId: id })
  })
  await plaza.settle()
})
afterAll(() => plaza.close())

test('a Plaza where somebody bought something is whole', async () => {
  expect(readInvariants().length).toBeGreaterThanOrEqual(10)
  expect(await breaches(plaza.pool)).toEqual([])
})

type Planted = { name: string; breaks: string; mends: string; bySuperuser?: true }

/** A way to break each invariant, and the statement that mends it again. */
const PLANTED: Planted[] = [
  {
    name: 'order total = lines + shipping + tax - discounts',
    breaks: `update orders.lines set quantity = quantity + 1, line_total_minor = line_total_minor + unit_price_minor, goods_minor = goods_minor + unit_price_minor where order_id = '$1' and position = 0`,
    mends: `update orders.lines set quantity = quantity - 1, line_total_minor = line_total_minor - unit_price_minor, goods_minor = goods_minor - unit_price_minor where order_id = '$1' and position = 0`,
  },
  {
    name: 'every order has lines, parts and a history',
    breaks: `delete from orders.history where order_id = '$1'`,
    mends: `insert into orders.history (id, order_id, status, actor, side, happened_at) values ('hist_x', '$1', 'Pending', 'guest', 'shopper', now())`,
  },
  {
    name: 'parts add up to their order',
    breaks: `update orders.parts set tax_minor = tax_minor + 1, total_minor = total_minor + 1 where order_id = '$1' and number = 1`,
    mends: `update orders.parts set tax_minor = tax_minor - 1, total_minor = total_minor - 1 where order_id = '$1' and number = 1`,
  },
  {
    name: 'what was waived and given back of a payment are its refunds',
    breaks: `insert into payments.payments (id, reference_type, reference_id, provider, method, currency, amount_minor, waived_minor, status, created_at)
      values ('pay_x', 'order', 'x', 'manual', 'delivery', 'USD', 100, 1, 'pending', now())`,
    mends: `delete from payments.payments where id = 'pay_x'`,
  },
  {
    name: "a part's goods and discounts are those of its lines",
    breaks: `update orders.parts set subtotal_minor = subtotal_minor + 1, total_minor = total_minor + 1 where order_id = '$1' and number = 1`,
    mends: `update orders.parts set subtotal_minor = subtotal_minor - 1, total_minor = total_minor - 1 where order_id = '$1' and number = 1`,
  },
  {
    name: 'what an order says promotions took off is what its lines and they themselves say',
    breaks: `update orders.orders set promotions = '[{"target": "goods", "parts": [{"part": 1, "amountMinor": 1}]}]' where id = '$1'`,
    mends: `update orders.orders set promotions = '[]' where id = '$1'`,
  },
  {
    name: 'uses of a limited promotion are its redemptions',
    breaks: `insert into promotions.promotions (id, name, offer, starts_at, created_at, max_uses, uses)
      values ('promo_x', '{"en": "x"}', '{"kind": "freeShipping"}', now(), now(), 1, 1)`,
    mends: `delete from promotions.promotions where id = 'promo_x'`,
  },
  {
    name: "a customer's uses of a promotion are its redemptions",
    breaks: `insert into promotions.promotions (id, name, offer, starts_at, created_at)
      values ('promo_y', '{"en": "y"}', '{"kind": "freeShipping"}', now(), now()); insert into promotions.customers values ('promo_y', 'y', 1)`,
    mends: `delete from promotions.customers where promotion_id = 'promo_y'; delete from promotions.promotions where id = 'promo_y'`,
  },
  {
    name: 'stock is never promised twice',
    breaks: `alter table inventory.stock drop constraint stock_check, drop constraint stock_check1; update inventory.stock set allocated = on_hand + 1 where on_hand = 10`,
    mends: `update inventory.stock set allocated = 2 where on_hand = 10; alter table inventory.stock add constraint stock_check check (allocated <= on_hand), add constraint stock_check1 check (allocated + held <= on_hand)`,
  },
  {
    name: 'what is held of a variant is the sum of its holds',
    breaks: `update inventory.stock set held = 1 where on_hand = 10`,
    mends: `update inventory.stock set held = 0 where on_hand = 10`,
  },
  {
    name: 'stock is the sum of its movements',
    breaks: `update inventory.stock set allocated = allocated + 1 where on_hand = 10`,
    mends: `update inventory.stock set allocated = allocated - 1 where on_hand = 10`,
  },
  {
    name: 'stock is the sum of what lies in the warehouses',
    breaks: `update inventory.items set quantity = quantity + 1 where quantity = 10`,
    mends: `update inventory.items set quantity = 10 where quantity = 11`,
  },
  {
    name: 'a variant that is not tracked has no stock left',
    breaks: `insert into inventory.movements select 'mov_x', workspace_id, 'var_gone', 'adjusted', 1, 0, 'untracked', 'var_gone', now() from inventory.stock where on_hand = 10`,
    mends: `alter table inventory.movements disable trigger movements_are_kept; delete from inventory.movements where id = 'mov_x'; alter table inventory.movements enable trigger movements_are_kept`,
  },
  {
    name: 'every unit bought of a tracked variant was allocated to its order, and nothing else was',
    breaks: `insert into inventory.movements select 'mov_x', workspace_id, variant_id, 'allocated', 0, 1, 'order', 'ORD-NOSUCHONE0', now() from inventory.stock where on_hand = 10`,
    mends: `alter table inventory.movements disable trigger movements_are_kept; delete from inventory.movements where id = 'mov_x'; alter table inventory.movements enable trigger movements_are_kept`,
  },
  {
    name: 'an order was announced once',
    breaks: `update platform.facts set aggregate = 'lost' where aggregate = '$1'`,
    mends: `update platform.facts set aggregate = '$1' where aggregate = 'lost'`,
  },
  {
    name: 'shares of lines add up to their part',
    breaks: `update orders.lines set tax_minor = tax_minor + 1 where order_id = '$1' and position = 0`,
    mends: `update orders.lines set tax_minor = tax_minor - 1 where order_id = '$1' and position = 0`,
  },
  {
    name: 'what was given back of a part are its refunds, and those are of units that were cancelled, returned or refunded',
    breaks: `update orders.parts set refunded_minor = 1 where order_id = '$1' and number = 1`,
    mends: `update orders.parts set refunded_minor = 0 where order_id = '$1' and number = 1`,
  },
  {
    name: 'what an order still holds of stock are its units that were neither shipped nor cancelled',
    breaks: `update orders.lines set cancelled = 1 where order_id = '$1' and position = 0`,
    mends: `update orders.lines set cancelled = 0 where order_id = '$1' and position = 0`,
  },
  {
    name: 'what lines say was shipped lies in parcels',
    breaks: `update orders.lines set shipped = 1 where order_id = '$1' and position = 0`,
    mends: `update orders.lines set shipped = 0 where order_id = '$1' and position = 0`,
  },
  {
    name: 'what an order gave back, its payments gave back or did not ask for',
    breaks: `insert into payments.refunds (id, payment_id, key, amount_minor, reference_type, reference_id, status, requested_at, settled_at)
      select 'rfd_x', id, 'x', 100, 'orderRefund', 'x', 'waived', now(), now() from payments.payments where reference_id = '$1';
      update payments.payments set waived_minor = 100 where reference_id = '$1'`,
    mends: `delete from payments.refunds where id = 'rfd_x'; update payments.payments set waived_minor = 0 where reference_id = '$1'`,
  },
  {
    name: 'a part is where its history ends',
    breaks: `update orders.parts set status = 'Shipped' where order_id = '$1' and number = 1`,
    mends: `update orders.parts set status = 'Pending' where order_id = '$1' and number = 1`,
  },
  {
    name: "a product's price range is that of its variants",
    breaks: `update catalog.variants set price_minor = price_minor - 1 where sku = 'CABLE'`,
    mends: `update catalog.variants set price_minor = price_minor + 1 where sku = 'CABLE'`,
  },
  {
    name: 'ratings are the stars of approved reviews',
    breaks: `insert into reviews.ratings select workspace_id, id, 5, 1 from catalog.products order by id limit 1`,
    mends: `delete from reviews.ratings`,
  },
  {
    name: 'a vendor’s rating is that of its products',
    breaks: `insert into reviews.vendor_ratings select id, 1, 5 from workspaces.workspaces on conflict (workspace_id) do update set count = 1`,
    mends: `delete from reviews.vendor_ratings`,
  },
  {
    name: 'a review has as many helpful votes as members gave it',
    breaks: `insert into reviews.reviews (id, workspace_id, product_id, user_id, language, rating, title, text, verified, status, helpful_votes, created_at)
      select 'rev_x', workspace_id, id, 'usr_x', 'en', 5, 'Fine', 'Fine.', false, 'pending', 1, now() from catalog.products order by id limit 1`,
    mends: `delete from reviews.reviews where id = 'rev_x'`,
  },
  {
    name: 'a workspace that is not closed has one owner, a closed one has nobody',
    breaks: `update workspaces.members set role = 'manager' where role = 'owner'`,
    mends: `update workspaces.members m set role = 'owner' where role = 'manager' and not exists (
      select from workspaces.members o where o.workspace_id = m.workspace_id and o.joined_at <= m.joined_at and o.user_id < m.user_id)`,
  },
  {
    name: 'the audit log is one unbroken chain',
    breaks: `insert into audit.entries select count(*) + 1, 'aud_x', now(), 'usr_x', 'accounts.suspended', 'user', 'usr_y', null, null, null, '{}', '', '' from audit.entries`,
    mends: `set session_replication_role = replica; delete from audit.entries where id = 'aud_x'`,
    bySuperuser: true,
  },
  {
    name: 'counts shown are counts',
    breaks: `update marketplace.listing_bits set bits = ~bits where (kind, a) = ('category', 'tech')`,
    mends: `update marketplace.listing_bits set bits = ~bits where (kind, a) = ('category', 'tech')`,
  },
  {
    name: 'what is entered in the ledger sums to zero per transaction and currency',
    breaks: `set session_replication_role = replica; insert into finance.transactions (id, type, reference_type, reference_id, currency, happened_at)
      values ('txn_x', 'payment', 'payment', 'x', 'USD', now())`,
    mends: `set session_replication_role = replica; delete from finance.transactions where id = 'txn_x'`,
    bySuperuser: true,
  },
  {
    name: 'a balance is the sum of its postings',
    breaks: `update finance.accounts set balance_minor = balance_minor + 1 where kind = 'clearing'`,
    mends: `update finance.accounts set balance_minor = balance_minor - 1 where kind = 'clearing'`,
  },
  {
    name: "a vendor's book is the sum of its entries, and what lies in its accounts",
    breaks: `update finance.books set balance_minor = balance_minor + 1`,
    mends: `update finance.books set balance_minor = balance_minor - 1`,
  },
  {
    name: 'what a vendor earned and was paid are its sales and its payouts',
    breaks: `update finance.books set earned_minor = earned_minor + 1`,
    mends: `update finance.books set earned_minor = earned_minor - 1`,
  },
  {
    name: 'commission is the rule that was frozen at the sale',
    breaks: `update finance.sales set commission_minor = commission_minor + 1 where part = '$1-1'`,
    mends: `update finance.sales set commission_minor = commission_minor - 1 where part = '$1-1'`,
  },
  {
    name: 'what a sale left with a vendor is what was entered about it',
    breaks: `update finance.sales set collected_by = 'vendor' where part = '$1-1'`,
    mends: `update finance.sales set collected_by = 'platform' where part = '$1-1'`,
  },
  {
    name: 'what is locked of a vendor is what it asked for and was not settled',
    breaks: `insert into finance.payouts (id, workspace_id, currency, amount_minor, needs_second, requested_at)
      select 'pot_x', workspace_id, 'USD', 1, false, now() from finance.books limit 1`,
    mends: `delete from finance.payouts where id = 'pot_x'`,
  },
  {
    name: 'a sale is the part of its order, once all that happened to it was heard',
    breaks: `update finance.sales set given_back_minor = 1 where part = '$1-1'`,
    mends: `update finance.sales set given_back_minor = 0 where part = '$1-1'`,
  },
  {
    name: 'what shoppers paid and got back is in the ledger, once it was heard',
    breaks: `update payments.payments set amount_minor = amount_minor + 1 where reference_id = '$1'`,
    mends: `update payments.payments set amount_minor = amount_minor - 1 where reference_id = '$1'`,
  },
]

async function plant({ bySuperuser, ...planted }: Planted, what: 'breaks' | 'mends'): Promise<void> {
  const client = new pg.Client({ connectionString: bySuperuser ? asSuperuser(plaza.databaseUrl) : plaza.databaseUrl })
  await client.connect()
  try {
    await client.query(planted[what].replaceAll('$1', orderId))
  } finally {
    await client.end()
  }
}

test.each(PLANTED)('a breach of «$name» is found', async (planted) => {
  await plant(planted, 'breaks')
  const found = await breaches(plaza.pool)
  await plant(planted, 'mends')
  expect(found.map(({ invariant }) => invariant)).toContain(planted.name)
  expect(await breaches(plaza.pool)).toEqual([])
})

test('every invariant has its planted breach', () => {
  expect(PLANTED.map(({ name }) => name).sort()).toEqual(
    readInvariants()
      .map(({ name }) => name)
      .sort(),
  )
})

test('stock movements cannot be changed or taken away', async () => {
  await expect(plaza.pool.query('update inventory.movements set on_hand_delta = 0')).rejects.toThrow('never changed')
  await expect(plaza.pool.query('delete from inventory.movements')).rejects.toThrow('never changed')
})

/** One of each kind the specification of the checks names: the ledger, totals, commission, stock, counters. */
const WATCHED = [
  'what is entered in the ledger sums to zero per transaction and currency',
  'order total = lines + shipping + tax - discounts',
  'commission is the rule that was frozen at the sale',
  'stock is never promised twice',
  'counts shown are counts',
]

describe('the hourly check', () => {
  const logged: unknown[] = []

  async function look() {
    const omar = await plaza.member('omar')
    const log = { ...plaza.kernel.log, error: (said: unknown) => void logged.push(said) }
    plaza.moveClock(3600_000)
    await checkInvariants.run({ ...plaza.kernel, log: log as typeof plaza.kernel.log }, {})
    return (await omar.call('accounts.admin.checks.get')).body
  }
  const unresolved = (breaches: { invariant: string; resolvedAt: string | null; firstSeenAt: string }[]) =>
    breaches.filter(({ resolvedAt }) => resolvedAt === null)

  test('finds nothing where all is well, says what it looked at, and runs every hour', async () => {
    const { names, breaches } = await look()
    expect(names).toEqual(readInvariants().map(({ name }) => name))
    expect(unresolved(breaches)).toEqual([])
    expect(await metricsText(plaza.pool, {})).toContain('plaza_invariants_broken 0\n')
    expect(crontabOf(tasks)).toContain('41 * * * * app:checkInvariants')
  })

  test.each(WATCHED)('logs, measures and shows a breach of «%s», and when it was mended', async (name) => {
    const planted = PLANTED.find((one) => one.name === name)
    if (!planted) throw new Error(`nothing breaks «${name}»`)
    await plant(planted, 'breaks')
    const [breach] = unresolved((await look()).breaches).filter(({ invariant }) => invariant === name)
    expect(logged).toContainEqual(expect.objectContaining({ breach: expect.objectContaining({ invariant: name }) }))
    expect(await metricsText(plaza.pool, {})).toMatch(/^plaza_invariants_broken [1-9]/m)
    const again = unresolved((await look()).breaches).find(({ invariant }) => invariant === name)
    expect(again?.firstSeenAt).toBe(breach?.firstSeenAt)

    await plant(planted, 'mends')
    const mended = await look()
    expect(unresolved(mended.breaches)).toEqual([])
    expect(mended.breaches.find(({ invariant }: { invariant: string }) => invariant === name).resolvedAt).toBe(mended.checkedAt)
    expect(await metricsText(plaza.pool, {})).toContain('plaza_invariants_broken 0\n')
  })
})
