/**
 * The demo data's year of trade is written in sets. The same purchases are made here by the commands, at the same past times, in a copy of the
 * same database: all rows of orders, payments, stock, the ledger and contacts must be the same.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterCode } from '#domains/cart/server/enter-code.ts'
import { addItems } from '#domains/cart/server/index.ts'
import { beginCheckout } from '#domains/checkout/server/begin-checkout.ts'
import { payCheckout } from '#domains/checkout/server/pay-checkout.ts'
import { placeOrder } from '#domains/checkout/server/place-order.ts'
import { placePaidCheckout } from '#domains/checkout/server/settle-checkout.ts'
import { addContact } from '#domains/crm/server/contacts/add-contact.ts'
import { writeContactsOfOrders } from '#domains/crm/server/demo/contact-book.ts'
import { releaseSale } from '#domains/finance/server/record-sale.ts'
import { createPayout } from '#domains/finance/server/request-payout.ts'
import { completePayout } from '#domains/finance/server/settle-payout.ts'
import { receiveStock } from '#domains/inventory/server/index.ts'
import { acceptReturn } from '#domains/orders/server/accept-return.ts'
import { cancelOrder } from '#domains/orders/server/cancel-order.ts'
import { deliverParcel } from '#domains/orders/server/deliver-parcel.ts'
import { markOrderPaid } from '#domains/orders/server/mark-order-paid.ts'
import { processPart } from '#domains/orders/server/process-part.ts'
import { receiveReturn } from '#domains/orders/server/receive-return.ts'
import { requestReturn } from '#domains/orders/server/request-return.ts'
import { shipParcel } from '#domains/orders/server/ship-parcel.ts'
import { applyDispute } from '#domains/payments/server/apply-dispute.ts'
import { applyRefundReport, applyReport } from '#domains/payments/server/apply-report.ts'
import { insertPromotion } from '#domains/promotions/server/promotions.sql.ts'
import { orderPlaced } from '#events/checkout.ts'
import { openChance } from '#platform/server/demo/chance.ts'
import { openPast } from '#platform/server/demo/past.ts'
import type { Failure } from '#platform/server/failure.ts'
import { newGuestId } from '#platform/server/guest.ts'
import type { Services, Viewer } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import type { Address } from '#platform/shared/address.ts'
import { normalizeRows, type Tables } from '#test/plaza/normalized-rows.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { carrierFor, trackingNumberFor } from '../demo-carriers.ts'
import { adminContextAt, contextAt, demoMember, vendorContextAt } from '../demo-context.ts'
import type { Shop } from '../demo-order-seeder.ts'
import { fixtureEmail } from '../fixtures.ts'
import { findViolations } from '../invariants.ts'
import { runListeners } from '../run-listeners.ts'
import { listeners } from '../wiring.ts'
import type { PlannedOrder, PlannedPart, Receipt } from './plan.ts'
import { seedHistory } from './seed-history.ts'
import { settleHistory } from './settle-history.ts'

const DAY_MS = 86_400_000
const NOW = new Date()
const daysAgo = (days: number) => new Date(NOW.getTime() - Math.round(days * DAY_MS))
const ago = (at: Date) => (NOW.getTime() - at.getTime()) / DAY_MS

let bulk: TestPlaza
let live: TestPlaza

beforeAll(async () => {
  ;[bulk, live] = await Promise.all([openTestPlaza(), openTestPlaza()])
})
afterAll(() => Promise.all([bulk?.close(), live?.close()]))

const LENA: Address = { name: 'Lena Hart', line1: '4 Mill Lane', city: 'Leeds', postalCode: 'LS6 2AA', country: 'GB' }

/** In days ago. */
type Sold = {
  slug: 'dar-amira' | 'plaza-house'
  goods: readonly (readonly [sku: string, quantity: number])[]
  processed?: number
  sent?: number
  delivered?: number
  cancelled?: number
  back?: { asked: number; position: number; quantity: number; restock: boolean }
}
type Case = {
  id: string
  method: PlannedOrder['method']
  /** Chen refused to be linked by Dar Amira, and has no proof of his address. */
  buyer: 'guest' | 'dalia' | 'chen'
  /** By default one of the order's own. */
  email?: string
  placed: number
  paid?: number
  code?: string
  dispute?: { opened: number; closed: number; won: boolean }
  parts: readonly Sold[]
}

const CASES: readonly Case[] = [
  {
    id: 'ORD-TRANSFER01',
    method: 'transfer',
    buyer: 'guest',
    placed: 60.4,
    paid: 59.2,
    code: 'KEEP10',
    parts: [
      {
        slug: 'dar-amira',
        goods: [
          ['MUG-SAGE', 3],
          ['BOWL', 7],
        ],
        processed: 59,
        sent: 58,
        delivered: 54,
        back: { asked: 50, position: 0, quantity: 2, restock: true },
      },
      { slug: 'plaza-house', goods: [['CABLE', 4]], sent: 57, delivered: 53 },
    ],
  },
  {
    id: 'ORD-CASH000001',
    method: 'delivery',
    buyer: 'dalia',
    placed: 52,
    code: 'KEEP10',
    parts: [
      { slug: 'dar-amira', goods: [['PLATE', 2]], sent: 51, delivered: 49, back: { asked: 48, position: 0, quantity: 1, restock: true } },
    ],
  },
  // Guests type the addresses of members, who order there later.
  {
    id: 'ORD-TYPED00001',
    method: 'delivery',
    buyer: 'guest',
    email: fixtureEmail('dalia').toUpperCase(),
    placed: 47,
    parts: [{ slug: 'plaza-house', goods: [['CABLE', 1]], sent: 46, delivered: 44 }],
  },
  {
    id: 'ORD-TYPED00002',
    method: 'delivery',
    buyer: 'guest',
    email: fixtureEmail('chen'),
    placed: 46,
    parts: [{ slug: 'plaza-house', goods: [['CABLE', 1]], sent: 45, delivered: 43 }],
  },
  {
    id: 'ORD-CANCELLED1',
    method: 'delivery',
    buyer: 'guest',
    placed: 45,
    code: 'KEEP10',
    parts: [{ slug: 'dar-amira', goods: [['BOWL', 2]], cancelled: 44.9 }],
  },
  {
    id: 'ORD-CARD000001',
    method: 'card',
    buyer: 'guest',
    placed: 41,
    code: 'KEEP10',
    parts: [
      {
        slug: 'dar-amira',
        goods: [
          ['MUG-SAGE', 3],
          ['PLATE', 3],
        ],
        sent: 40,
        delivered: 36,
        back: { asked: 33, position: 1, quantity: 3, restock: false },
      },
    ],
  },
  {
    id: 'ORD-LOST000001',
    method: 'card',
    buyer: 'guest',
    placed: 39,
    // Used up by then.
    code: 'KEEP10',
    dispute: { opened: 25.5, closed: 12.5, won: false },
    parts: [{ slug: 'dar-amira', goods: [['PLATE', 1]], sent: 38, delivered: 35 }],
  },
  {
    id: 'ORD-WON0000001',
    method: 'card',
    buyer: 'dalia',
    placed: 38,
    dispute: { opened: 16.5, closed: 11.5, won: true },
    parts: [{ slug: 'plaza-house', goods: [['CABLE', 5]], sent: 37, delivered: 34 }],
  },
  {
    id: 'ORD-REFUSED001',
    method: 'delivery',
    buyer: 'chen',
    placed: 28,
    parts: [
      { slug: 'dar-amira', goods: [['BOWL', 1]], sent: 27, delivered: 26 },
      { slug: 'plaza-house', goods: [['CABLE', 1]], sent: 26, delivered: 25 },
    ],
  },
  {
    id: 'ORD-RELEASED01',
    method: 'transfer',
    buyer: 'guest',
    placed: 22,
    paid: 21.5,
    code: 'FIVE',
    parts: [{ slug: 'dar-amira', goods: [['PLATE', 4]], sent: 20, delivered: 18 }],
  },
  // The guest of an order before.
  {
    id: 'ORD-ONITSWAY01',
    method: 'card',
    buyer: 'guest',
    email: 'Ord-Card000001@example.com',
    placed: 3,
    parts: [{ slug: 'dar-amira', goods: [['BOWL', 1]], sent: 2 }],
  },
  { id: 'ORD-TOSHIP0001', method: 'transfer', buyer: 'dalia', placed: 1, parts: [{ slug: 'dar-amira', goods: [['MUG-SAGE', 2]] }] },
]

/** All customers of the cases have one address. */
async function addPromotions(plaza: TestPlaza, workspaceId: string): Promise<void> {
  const usual = {
    workspaceId,
    segmentId: null,
    products: [],
    categories: [],
    tags: [],
    collections: [],
    vendors: [],
    onDelivery: true,
    startsAt: daysAgo(70),
    endsAt: null,
    pausedAt: null,
    archivedAt: null,
    createdAt: daysAgo(70),
    uses: 0,
    version: 1,
  }
  const keep = { id: 'promo_keep', code: 'KEEP10', offer: { kind: 'percentage', percent: 10 }, maxUses: 3, minimumMinor: 0 } as const
  const five = { id: 'promo_five', code: 'FIVE', offer: { kind: 'fixed', amountMinor: 5_00 }, maxUses: null, minimumMinor: 30_00 } as const
  for (const [promotion, name] of [
    [keep, 'Keep the cup'],
    [five, 'Five off'],
  ] as const)
    await insertPromotion(plaza.services.db, { ...usual, ...promotion, maxUsesPerCustomer: 3, name: { en: name, es: '', ar: '' } })
}

/** Somebody of the shop knows Dalia before she orders there. */
async function writeDown(plaza: TestPlaza, { workspaceId, ownerId }: Shop): Promise<void> {
  const known = { name: 'Dalia', email: fixtureEmail('dalia'), phone: '', company: '', segment: 'Shops', ownerId, notes: 'Likes blue.' }
  const services = { ...plaza.services, now: () => daysAgo(80) }
  await transactAsSystem(services, (tx) => addContact(tx, { userId: ownerId, membership: { workspaceId } }, known))
}

const at = (days: number | undefined) => (days === undefined ? null : daysAgo(days))

type Town = { shops: Map<string, Shop>; orders: PlannedOrder[]; receipts: Receipt[]; omarId: string }

/** The same in both databases, which are copies of one. */
async function plan(plaza: TestPlaza): Promise<Town> {
  await plaza.rows(`update catalog.variants set cost_minor = 1130 where sku in ('MUG-SAGE', 'BOWL')`)
  const people = await plaza.rows<{ id: string; username: string }>('select id, username from accounts.users')
  const idOf = (name: string) => people.find(({ username }) => username === name)?.id ?? ''
  const skus = await plaza.rows<{ id: string; sku: string; product_id: string }>('select id, sku, product_id from catalog.variants')
  const variants = new Map(skus.map(({ id, sku }) => [sku, id]))
  const shops = new Map<string, Shop>([
    ['dar-amira', { workspaceId: await plaza.workspace('Dar Amira'), ownerId: idOf('amira'), variants }],
    ['plaza-house', { workspaceId: await plaza.workspace('Plaza House'), ownerId: idOf('omar'), variants }],
  ])
  await addPromotions(plaza, shops.get('dar-amira')?.workspaceId ?? '')
  await plaza.rows(`update accounts.users set email_proof = 'none' where username = 'chen'`)
  await plaza.rows('insert into crm.member_links (user_id, workspace_id, refused, created_at) values ($1, $2, true, $3)', [
    idOf('chen'),
    shops.get('dar-amira')?.workspaceId,
    daysAgo(70),
  ])
  await writeDown(plaza, shops.get('dar-amira') as Shop)
  const orders = CASES.map(({ id, method, buyer, email, placed, paid, code, dispute, parts }): PlannedOrder => {
    const planned = parts.map(({ slug, goods, back, ...course }, index): PlannedPart => {
      const { workspaceId, ownerId } = shops.get(slug) as Shop
      const lines = goods.map(([sku, quantity]) => {
        const variant = skus.find((one) => one.sku === sku)
        return { variantId: variant?.id ?? '', productId: variant?.product_id ?? '', workspaceId, quantity }
      })
      return {
        number: index + 1,
        slug,
        workspaceId,
        ownerId,
        lines,
        processedAt: at(course.processed),
        sentAt: at(course.sent),
        deliveredAt: at(course.delivered),
        cancelledAt: at(course.cancelled),
        back: back
          ? {
              units: [{ position: back.position, quantity: back.quantity }],
              reason: 'changedMind',
              restock: back.restock,
              requestedAt: daysAgo(back.asked),
              acceptedAt: daysAgo(back.asked - 1),
              receivedAt: daysAgo(back.asked - 5),
            }
          : null,
      }
    })
    const userId = buyer === 'guest' ? null : idOf(buyer)
    return {
      id,
      method,
      customer: { userId, joinedDaysAgo: 400, email: email ?? `${id.toLowerCase()}@example.com`, language: 'en', address: LENA },
      placedAt: daysAgo(placed),
      paidAt: at(paid),
      lines: planned.flatMap(({ lines }) => lines),
      parts: planned,
      codes: code ? [code] : [],
      dispute: dispute
        ? { reason: 'fraudulent', openedAt: daysAgo(dispute.opened), closedAt: daysAgo(dispute.closed), won: dispute.won }
        : null,
    }
  })
  return { shops, orders, receipts: [{ variantId: variants.get('MUG-SAGE') ?? '', quantity: 7, at: daysAgo(62) }], omarId: idOf('omar') }
}

async function writeInSets(plaza: TestPlaza): Promise<Town> {
  const town = await plan(plaza)
  const services = { ...plaza.services, now: () => NOW }
  const past = openPast(openChance(1))
  await transactAsSystem(services, (tx) => seedHistory(tx, past, town))
  await transactAsSystem(services, (tx) => writeContactsOfOrders(tx, past))
  await settleHistory(services, past, [], town.shops, town.omarId)
  return town
}

type Payout = { workspace_id: string; amount_minor: number; requested_at: Date; settled_at: Date | null; reference: string | null }

/** Returns the numbers of the orders by those of the plan. */
async function doByCommands(plaza: TestPlaza, payouts: readonly Payout[]): Promise<Map<string, string>> {
  const town = await plan(plaza)
  const services = { ...plaza.services, now: () => NOW }
  const then = (moment: Date): Services => ({ ...services, now: () => moment })
  const numbers = new Map<string, string>()
  const steps: { at: Date; take(): Promise<unknown> }[] = []
  const step = (moment: Date | null, take: (moment: Date) => Promise<unknown>) => {
    if (moment) steps.push({ at: moment, take: () => take(moment) })
  }

  for (const { variantId, quantity, at } of town.receipts)
    step(at, async (moment) => {
      const [row] = await plaza.rows<{ workspace_id: string; product_id: string }>(
        'select workspace_id, product_id from catalog.variants where id = $1',
        [variantId],
      )
      const receipt = { workspaceId: row?.workspace_id ?? '', productId: row?.product_id ?? '', variantId, quantity }
      await transactAsSystem(then(moment), (tx) => receiveStock(tx, receipt))
    })

  for (const { id, method, customer, placedAt, paidAt, parts, lines, codes, dispute } of town.orders) {
    const viewer: Viewer = customer.userId ? demoMember(customer.userId, 'user') : { kind: 'guest', id: newGuestId() }
    const as = (moment: Date) => contextAt(services, ago(moment), viewer)
    const orderId = () => numbers.get(id) ?? ''
    const placement = { email: customer.email, shippingAddress: customer.address }
    const fill = async (moment: Date) => {
      for (const [index, line] of lines.entries())
        await transactAsSystem(then(new Date(moment.getTime() - 1000 + index)), (tx) =>
          addItems(tx, { owner: viewer.id ?? '', language: 'en' }, [line]),
        )
      for (const code of codes) await enterCode(as(moment), { code }).catch((failure: Failure) => expect(failure.code).toBe('CODE_USED_UP'))
    }
    const paymentOf = async () => {
      const [row] = await plaza.rows<{ id: string; amount_minor: number }>(
        'select id, amount_minor from payments.payments where reference_id = $1',
        [orderId()],
      )
      return { paymentId: row?.id ?? '', amountMinor: row?.amount_minor ?? 0 }
    }
    if (method === 'card') {
      const begun = new Date(placedAt.getTime() - 50_000)
      step(begun, async () => {
        await fill(begun)
        const checkout = await beginCheckout(as(begun), placement)
        numbers.set(id, checkout.orderId)
        await payCheckout(as(begun), { checkoutId: checkout.id, card: 'accepted' })
      })
      step(placedAt, async (moment) => {
        const { paymentId, amountMinor } = await paymentOf()
        const report = { status: 'paid', providerRef: `test_${paymentId}`, amountMinor, currency: 'USD' } as const
        await transactAsSystem(then(moment), (tx) => applyReport(tx, paymentId, report))
        await runListeners(then(moment), listeners)
        await placePaidCheckout(then(moment), { orderId: orderId(), paymentId })
      })
    } else
      step(placedAt, async (moment) => {
        await fill(moment)
        numbers.set(id, (await placeOrder(as(moment), { ...placement, payment: method })).orderId)
      })
    step(paidAt, (moment) => markOrderPaid(adminContextAt(services, ago(moment), town.omarId), { orderId: orderId() }))

    for (const part of parts) {
      const number = () => `${orderId()}-${part.number}`
      const vendor = (moment: Date) => vendorContextAt(services, ago(moment), part)
      step(part.processedAt, (moment) => processPart(vendor(moment), { number: number() }))
      step(part.cancelledAt, (moment) => cancelOrder(as(moment), { orderId: orderId(), number: number() }, null))
      step(part.sentAt, (moment) => {
        const carrier = carrierFor(part.slug, customer.address.country)
        return shipParcel(vendor(moment), { number: number(), carrier, trackingNumber: trackingNumberFor(number()), trackingUrl: null })
      })
      step(part.deliveredAt, async (moment) => {
        const [parcel] = await plaza.rows<{ id: string }>('select id from orders.parcels where order_id = $1 and part_number = $2', [
          orderId(),
          part.number,
        ])
        await deliverParcel(vendor(moment), { number: number(), parcelId: parcel?.id ?? '' })
      })
      step(part.deliveredAt && new Date(part.deliveredAt.getTime() + 14 * DAY_MS), (moment) =>
        transactAsSystem(then(moment), (tx) => releaseSale(tx, number())),
      )
      const { back } = part
      if (!back) continue
      const returnId = async () =>
        (await plaza.rows<{ id: string }>('select id from orders.returns where order_id = $1', [orderId()]))[0]?.id ?? ''
      step(back.requestedAt, (moment) =>
        requestReturn(
          as(moment),
          { orderId: orderId(), number: number(), lines: back.units, reason: back.reason, comment: '', photos: [] },
          null,
        ),
      )
      step(back.acceptedAt, async (moment) => acceptReturn(vendor(moment), { returnId: await returnId() }))
      step(back.receivedAt, async (moment) => receiveReturn(vendor(moment), { returnId: await returnId(), restock: back.restock }))
      if (method === 'card' && back.receivedAt)
        step(new Date(back.receivedAt.getTime() + 40_000), async (moment) => {
          const [refund] = await plaza.rows<{ id: string }>(`select id from payments.refunds where status = 'pending'`)
          const refundId = refund?.id ?? ''
          await transactAsSystem(then(moment), (tx) =>
            applyRefundReport(tx, refundId, { status: 'succeeded', providerRef: `test_${refundId}` }),
          )
        })
    }
    const report = async (moment: Date, status: 'open' | 'won' | 'lost') => {
      const { paymentId, amountMinor } = await paymentOf()
      const told = { providerRef: `dispute of ${id}`, intentRef: '', currency: 'USD', amountMinor, reason: dispute?.reason ?? '', status }
      const bank = { withdrawn: true, reinstated: status === 'won', dueBy: new Date(moment.getTime() + 14 * DAY_MS) }
      await transactAsSystem(then(moment), (tx) => applyDispute(tx, paymentId, { ...told, ...bank }))
    }
    if (dispute) step(dispute.openedAt, (moment) => report(moment, 'open'))
    if (dispute) step(dispute.closedAt, (moment) => report(moment, dispute.won ? 'won' : 'lost'))
  }

  for (const {
    workspace_id: workspaceId,
    amount_minor: amountMinor,
    requested_at: requestedAt,
    settled_at: settledAt,
    reference,
  } of payouts) {
    let payoutId = ''
    const shop = [...town.shops.values()].find((one) => one.workspaceId === workspaceId)
    const by = { userId: shop?.ownerId ?? '', client: null }
    step(requestedAt, async (moment) => {
      payoutId = await transactAsSystem(
        then(moment),
        async (tx) => (await createPayout(tx, { workspaceId, amountMinor, currency: 'USD', by })).id,
      )
    })
    step(settledAt, (moment) =>
      transactAsSystem(then(moment), (tx) => completePayout(tx, payoutId, reference ?? '', { userId: town.omarId, client: null })),
    )
  }
  for (const { at, take } of steps.filter((one) => one.at <= NOW).sort((a, b) => a.at.getTime() - b.at.getTime())) {
    await take()
    await runListeners(then(at), listeners)
  }
  return numbers
}

/** Left out: who may open an order in their browser, mails, carts, and what a bank calls a dispute. */
const TABLES: Readonly<Record<string, string>> = {
  orders: 'select * from orders.orders',
  parts: 'select * from orders.parts',
  lines: 'select * from orders.lines',
  history: 'select * from orders.history',
  links: 'select order_id, created_at, revoked_at from orders.links',
  parcels: 'select * from orders.parcels',
  parcelLines: 'select * from orders.parcel_lines',
  parcelHistory: 'select * from orders.parcel_history',
  returns: 'select * from orders.returns',
  returnLines: 'select * from orders.return_lines',
  returnHistory: 'select * from orders.return_history',
  refunds: 'select * from orders.refunds',
  refundLines: 'select * from orders.refund_lines',
  invoices: 'select * from orders.invoices',
  creditNotes: 'select * from orders.credit_notes',
  payments: `select to_jsonb(p) || jsonb_build_object('instructions', p.instructions - 'returnPath') as payment, id from payments.payments p`,
  paymentRefunds: 'select * from payments.refunds',
  disputes: `select to_jsonb(d) - 'provider_ref' as dispute, id from payments.disputes d`,
  allocations: 'select * from inventory.allocations',
  moves: `select * from inventory.moves where reference_type <> 'receipt' or quantity = 7`,
  stock: 'select * from inventory.stock',
  items: 'select * from inventory.items',
  transactions: 'select * from finance.transactions',
  postings: 'select * from finance.postings',
  accounts: 'select * from finance.accounts',
  totals: 'select * from finance.vendor_balances',
  sales: 'select * from finance.sales',
  saleShares: 'select * from finance.sale_shares',
  saleLines: 'select * from finance.sale_lines',
  receipts: 'select * from finance.receipts',
  openReturns: 'select * from finance.open_returns',
  disputeShares: 'select * from finance.dispute_shares',
  payouts: 'select * from finance.payouts',
  promotions: 'select id, uses from promotions.promotions',
  redemptions: `select promotion_id, order_id, status, parts, discount_minor, revenue_minor, claimed_at,
      array(select encode(customer, 'hex') from unnest(customers) customer) as customers
    from promotions.redemptions`,
  promotionCustomers: `select promotion_id, encode(customer, 'hex') as customer, uses from promotions.customers`,
  documents: `select type, id, title, readers, rank,
      array(select word.lexeme || word.positions::text from unnest(words) word where lexeme !~ '^(ORD-)?[0-9A-Z]{10}(-[0-9])?$') as words
    from search.documents where type in ('order', 'orderPart')`,
  pipelines: 'select * from crm.pipelines',
  stages: 'select s.*, p.kind from crm.stages s join crm.pipelines p on p.workspace_id = s.workspace_id and p.id = s.pipeline_id',
  stageSums: 'select * from crm.stage_sums',
  contacts: 'select * from crm.contacts',
  scoreEntries: 'select * from crm.score_entries',
  memberLinks: 'select * from crm.member_links',
  acts: 'select * from crm.contact_acts',
  records: `select * from records.records where type = 'contact'`,
  entries: `select * from records.entries where type = 'contact'`,
  contactDocuments: `select type, id, title, readers, rank, words::text from search.documents where type = 'contact'`,
}

async function readTables(plaza: TestPlaza): Promise<Tables> {
  return Object.fromEntries(await Promise.all(Object.entries(TABLES).map(async ([name, sql]) => [name, await plaza.rows(sql)] as const)))
}

async function readFixtureIds(plaza: TestPlaza): Promise<Set<string>> {
  const rows = await plaza.rows<{ id: string }>(
    `select id from accounts.users union select id from workspaces.workspaces union select id from catalog.products
     union select id from catalog.variants union select id from inventory.warehouses union select id from inventory.items`,
  )
  return new Set(rows.map(({ id }) => id))
}

test('a year of trade that is written in sets has the rows that the commands write', async () => {
  await writeInSets(bulk)
  const payouts = await bulk.rows<Payout>(
    'select workspace_id, amount_minor, requested_at, settled_at, reference from finance.payouts order by requested_at',
  )
  const numbers = await doByCommands(live, payouts)
  const same = await readFixtureIds(live)
  expect(await readFixtureIds(bulk)).toEqual(same)
  const renamed = new Map([...numbers].map(([planned, real]) => [real.slice(4), planned.slice(4)]))
  const [written, expected] = [
    normalizeRows(await readTables(bulk), { same, renamed: new Map() }),
    normalizeRows(await readTables(live), { same, renamed }),
  ]
  const counts = Object.fromEntries(Object.entries(expected).map(([table, rows]) => [table, rows.length]))
  expect(counts).toMatchObject({ orders: 12, parts: 14, returns: 3, disputes: 2, openReturns: 0, creditNotes: 4, redemptions: 5 })
  expect(counts).toMatchObject({ contacts: 10, memberLinks: 4, acts: 12, entries: 13 })
  expect(payouts.filter(({ settled_at }) => settled_at)).not.toEqual([])
  expect(payouts.filter(({ settled_at }) => !settled_at)).not.toEqual([])
  for (const table of Object.keys(TABLES)) expect.soft(written[table], table).toEqual(expected[table])
})

/** A shop sells nothing to its own people, but a buyer may join it before the order is followed. */
test('a buyer who is a colleague by now becomes no contact, as others do', async () => {
  const past = openPast(openChance(2))
  const workspaceId = await bulk.workspace('Dar Amira')
  const people = await bulk.rows<{ id: string; username: string }>(
    `select id, username from accounts.users where username in ('bruno', 'farid')`,
  )
  for (const { id: userId } of people) {
    const payment = { method: 'delivery', reference: { type: 'order', id: 'ORD-CASH000001' } }
    const parts = [{ number: 1, workspaceId, totalMinor: 1, lines: [] }]
    past.tell(orderPlaced({ orderId: 'ORD-CASH000001', userId, currency: 'USD', totalMinor: 1, payment, parts }), NOW)
  }
  await transactAsSystem({ ...bulk.services, now: () => NOW }, (tx) => writeContactsOfOrders(tx, past))
  const linked = await bulk.rows(
    'select u.username from crm.contacts c join accounts.users u on u.id = c.linked_user_id where c.created_at = $1',
    [NOW],
  )
  expect(linked).toEqual([{ username: 'bruno' }])
})

test('the disputes of test cards lead to no account at Stripe', async () => {
  const { items } = (await (await bulk.member('omar')).call('payments.admin.disputes.list')).body
  expect(items.map(({ url }: { url: string | null }) => url)).toEqual([null, null])
})

test('no invariant is violated by what was written in sets', async () => {
  expect(await findViolations(bulk.pool)).toEqual([])
})
