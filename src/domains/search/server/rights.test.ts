/** Who finds what: every searchable type by every kind of viewer, and what their domain says about each match. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quoteFields } from '#domains/crm/test/quotes.ts'
import { dealFields } from '#domains/crm/test/sales.ts'
import { supplierFields, textLine } from '#domains/procurement/test/shop.ts'
import { addColleague } from '#domains/workspaces/server/fixtures.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import type { Guest } from '#test/plaza/guest.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { buy } from '#test/plaza/purchase.ts'
import type { FoundGroup } from '../contract.ts'

const VIEWERS = [
  'guest',
  'buyer',
  'stranger',
  'owner',
  'manager',
  'staff with permission',
  'staff without',
  'former staff',
  'administrator',
] as const
type ViewerKind = (typeof VIEWERS)[number]
const MEMBERS = VIEWERS.filter((kind) => kind !== 'guest')

/** A record of each type and the viewers who find it. A new searchable needs a row. */
const FINDERS: Record<string, { record: () => string; q: () => string; finders: readonly ViewerKind[] }> = {
  user: { record: () => daliaId, q: () => 'dalia', finders: MEMBERS },
  vendor: { record: () => 'dar-amira', q: () => 'dar amira', finders: VIEWERS },
  collection: { record: () => 'stoneware-gifts', q: () => 'stoneware gifts', finders: VIEWERS },
  vendorProduct: { record: () => mugId, q: () => 'mug', finders: ['owner', 'manager', 'staff without'] },
  promotion: { record: () => promotionId, q: () => 'open kiln', finders: ['owner'] },
  payout: { record: () => PAYOUT, q: () => 'P-CELADON1', finders: ['owner', 'administrator'] },
  product: { record: () => mugId, q: () => 'mug', finders: VIEWERS },
  order: { record: () => orderId, q: () => orderId, finders: ['buyer'] },
  orderPart: { record: () => `${orderId}-1`, q: () => orderId, finders: ['owner', 'manager', 'staff with permission'] },
  supplier: { record: () => supplierId, q: () => 'kaolin quarry', finders: ['owner', 'manager'] },
  contact: { record: () => contactId, q: () => 'kiln inspector', finders: ['owner', 'manager'] },
  company: { record: () => companyId, q: () => 'bisque partners', finders: ['owner', 'manager'] },
  purchaseOrder: { record: () => purchaseOrderId, q: () => purchaseNumber, finders: ['owner', 'manager'] },
  warehouse: { record: () => warehouseId, q: () => 'aqaba quay', finders: ['owner', 'manager', 'staff with permission'] },
  stockTransfer: { record: () => transferId, q: () => 'winter stall', finders: ['owner', 'manager', 'staff with permission'] },
  deal: { record: () => dealId, q: () => 'amphora deal', finders: ['owner', 'manager'] },
  employee: { record: () => employeeId, q: () => 'lustre glazer', finders: ['owner', 'manager'] },
  quote: { record: () => quoteId, q: () => 'amphora deal', finders: ['owner', 'manager'] },
  post: { record: () => postId, q: () => 'tenmoku', finders: VIEWERS },
  group: { record: () => kilnGroupId, q: () => 'kiln owners', finders: MEMBERS },
  message: { record: () => messageId, q: () => 'celadon', finders: ['buyer', 'owner', 'manager', 'staff with permission'] },
}

const PAYOUT = 'pay_000000000000000000celadon1'
let promotionId: string

let plaza: TestPlaza
let daliaId: string
let mugId: string
let orderId: string
let darAmira: string
let messageId: string
let postId: string
let supplierId: string
let contactId: string
let companyId: string
let dealId: string
let employeeId: string
let quoteId: string
let purchaseOrderId: string
let purchaseNumber: string
let warehouseId: string
let transferId: string
let kilnGroupId: string
const viewers = new Map<ViewerKind, Member | Guest>()

beforeAll(async () => {
  plaza = await openTestPlaza()
  const people = {
    buyer: 'bruno',
    stranger: 'chen',
    owner: 'amira',
    manager: 'elena',
    'staff with permission': 'farid',
    administrator: 'omar',
  } as const
  for (const [kind, name] of Object.entries(people)) viewers.set(kind as ViewerKind, await plaza.member(name))
  viewers.set('guest', plaza.guest())
  viewers.set('staff without', await plaza.newcomer('greta'))
  viewers.set('former staff', await plaza.newcomer('hugo'))
  darAmira = await plaza.workspace('Dar Amira')
  await transactAsSystem(plaza.services, async (tx) => {
    await addColleague(tx, { workspaceId: darAmira, userId: await idOf('greta'), role: 'staff', permissions: ['catalog'] })
    await addColleague(tx, { workspaceId: darAmira, userId: await idOf('hugo'), role: 'staff', permissions: ['orders'] })
  })
  await memberOf('owner').call('workspaces.members.remove', { userId: await idOf('hugo') }, { workspace: darAmira })
  daliaId = await idOf('dalia')
  mugId = await plaza.product('MUG-SAGE')
  orderId = await buy(plaza, memberOf('buyer'), 'MUG-SAGE')
  const { conversationId } = (await memberOf('buyer').call('messages.conversations.openWithShop', { slug: 'dar-amira' })).body
  const name = { en: 'Stoneware gifts', es: '', ar: '' }
  const collection = { name, description: name, published: true, rule: null, products: [mugId] }
  await memberOf('owner').call('catalog.collections.create', collection, { workspace: darAmira })
  kilnGroupId = (await memberOf('owner').call('groups.create', { name: 'Kiln owners', isPublic: false })).body.id
  const supplier = { ...supplierFields('Kaolin Quarry'), contact: { ...supplierFields('').contact, name: 'Ines' } }
  supplierId = (await memberOf('owner').call('procurement.suppliers.create', supplier, { workspace: darAmira })).body.id
  const contact = { name: 'Kiln inspector', company: 'Bisque Partners' }
  const added = (await memberOf('owner').call('crm.contacts.create', contact, { workspace: darAmira })).body
  contactId = added.id
  companyId = added.company.id
  const items = [textLine('Kaolin')]
  const purchase = { supplierId, currency: 'USD', rateMicros: 1_000_000, expectedDate: '2099-12-31', notes: '', items }
  const placed = (await memberOf('owner').call('procurement.orders.create', purchase, { workspace: darAmira })).body
  purchaseOrderId = placed.id
  const deal = dealFields('Amphora deal')
  dealId = (await memberOf('owner').call('crm.deals.create', deal, { workspace: darAmira })).body.id
  const quote = quoteFields([{ variantId: await plaza.variant('PLATE'), quantity: 1, priceMinor: 100 }], { dealId })
  quoteId = (await memberOf('owner').call('crm.quotes.create', quote, { workspace: darAmira })).body.id
  purchaseNumber = placed.number
  const promotion = {
    name: { en: 'Open kiln', es: '', ar: '' },
    code: 'KILN',
    offer: { kind: 'freeShipping' },
    minimumMinor: 0,
    products: [],
    categories: [],
    vendors: [],
    startsAt: '2026-12-01T00:00:00.000Z',
    endsAt: null,
    maxUses: null,
    maxUsesPerCustomer: null,
    onDelivery: false,
  }
  promotionId = (await memberOf('owner').call('promotions.create', promotion, { workspace: darAmira })).body.id
  await plaza.rows(
    `insert into finance.payouts (id, workspace_id, currency, amount_minor, needs_second_approval, requested_at) values ($1, $2, 'USD', 1000, false, now())`,
    [PAYOUT, darAmira],
  )
  const glazer = { name: 'Lustre Glazer', hireDate: '2026-01-05' }
  employeeId = (await memberOf('owner').call('hr.employees.create', glazer, { workspace: darAmira })).body.id
  const quay = { name: 'Aqaba quay', location: 'Aqaba, Jordan' }
  warehouseId = (await memberOf('owner').call('inventory.warehouses.create', quay, { workspace: darAmira })).body.id
  transferId = await sendTo(warehouseId, 'For the winter stall')
  const content = { conversationId, clientKey: 'a-key-of-this-test', text: 'Is it celadon?' }
  const post = { clientKey: 'a-key-of-this-test', text: 'Tenmoku is black' }
  postId = (await memberOf('owner').call('feed.posts.create', post)).body.post.id
  messageId = (await memberOf('buyer').call('messages.send', content)).body.message.id
})
afterAll(() => plaza.close())

/** A transfer of two mugs from the first warehouse. Returns its id. */
async function sendTo(toWarehouseId: string, note: string): Promise<string> {
  const [main] = (await memberOf('owner').call('inventory.warehouses.list', {}, { workspace: darAmira })).body.items
  const items = [{ variantId: await plaza.variant('MUG-SAGE'), quantity: 2 }]
  const transfer = { fromWarehouseId: main.id, toWarehouseId, items, note }
  return (await memberOf('owner').call('inventory.transfers.create', transfer, { workspace: darAmira })).body.id
}

async function idOf(username: string): Promise<string> {
  return (await plaza.rows<{ id: string }>('select id from accounts.users where username = $1', [username]))[0]?.id ?? ''
}

function memberOf(kind: ViewerKind): Member {
  return viewers.get(kind) as Member
}

async function find(kind: ViewerKind, q: string): Promise<FoundGroup[]> {
  const viewer = viewers.get(kind)
  const reply =
    kind === 'guest' ? (viewer as Guest).get(`/search?q=${encodeURIComponent(q)}`) : (viewer as Member).call('search.find', { q })
  return (await reply).body.groups
}

async function list(kind: ViewerKind, type: string, q: string): Promise<string[]> {
  const viewer = viewers.get(kind)
  const reply =
    kind === 'guest'
      ? (viewer as Guest).get(`/search/${type}?q=${encodeURIComponent(q)}`)
      : (viewer as Member).call('search.list', { type, q })
  return (await reply).body.items.map(({ id }: { id: string }) => id)
}

test('every searchable type has a row', () => {
  const { searchables, sources } = plaza.services.search
  expect(Object.keys(FINDERS).sort()).toEqual([...searchables, ...sources].map(({ type }) => type).sort())
})

describe.each(Object.keys(FINDERS))('%s', (type) => {
  test.each(VIEWERS)('is found, counted and listed for %s exactly when they may see it', async (kind) => {
    const { record, q, finders } = FINDERS[type] ?? { record: () => '', q: () => '', finders: [] }
    const group = (await find(kind, q())).find((found) => found.type === type)
    const isFound = finders.includes(kind)
    expect(group?.items.some(({ id }) => id === record()) ?? false).toBe(isFound)
    expect((await list(kind, type, q())).includes(record())).toBe(isFound)
    if (!isFound && type !== 'product') expect(group?.total.count ?? 0).toBe(0)
  })
})

test('a vendor’s own records lead to where they are edited', async () => {
  const hrefOf = async (kind: ViewerKind, type: string, q: string) =>
    (await find(kind, q)).find((group) => group.type === type)?.items[0]?.href ?? null
  expect(await hrefOf('owner', 'vendorProduct', 'MUG-SAGE')).toBe(`/products/${mugId}/edit`)
  expect(await hrefOf('owner', 'promotion', 'kiln')).toBe(`/promotions/${promotionId}`)
  expect(await hrefOf('owner', 'payout', 'celadon1')).toBe(`/vendor/finances/payouts/${PAYOUT}`)
  expect(await hrefOf('administrator', 'payout', 'P-CELADON1')).toBe(`/admin/payouts/${PAYOUT}`)
})

test('what numbers begin with, typed alone, finds the records of that type, for those who may find them', async () => {
  const found = async (kind: ViewerKind, q: string) => (await find(kind, q)).map(({ type, items }) => [type, items.map(({ id }) => id)])
  for (const [prefix, type, id] of [
    ['ORD-', 'orderPart', orderId],
    ['PO-', 'purchaseOrder', purchaseOrderId],
    ['TRF-', 'stockTransfer', transferId],
    ['Q-', 'quote', quoteId],
    ['P-', 'payout', PAYOUT],
  ] as const) {
    expect(await found('owner', prefix), prefix).toEqual([[type, [expect.stringContaining(id)]]])
    expect(await found('stranger', prefix), prefix).toEqual([])
    expect(await found('guest', prefix), prefix).toEqual([])
  }
})

test('a lost permission hides the orders at once, and so does a lost membership', async () => {
  const farid = await idOf('farid')
  const [member] = await plaza.rows<{ version: number }>(
    'select version from workspaces.members where user_id = $1 and workspace_id = $2',
    [farid, darAmira],
  )
  const change = { userId: farid, version: member?.version, role: 'staff', permissions: ['inventory'] }
  expect((await memberOf('owner').call('workspaces.members.change', change, { workspace: darAmira })).status).toBe(200)
  expect(await list('staff with permission', 'orderPart', orderId)).toEqual([])
})

test('who blocked each other find each other no more, in both directions, and are not counted', async () => {
  const stranger = memberOf('stranger')
  const counted = async () => (await find('stranger', 'bruno')).find(({ type }) => type === 'user')?.total.count ?? 0
  expect([await list('stranger', 'user', 'bruno'), await counted()]).toEqual([[await idOf('bruno')], 1])
  expect((await stranger.call('network.block', { userId: await idOf('bruno') })).status).toBe(200)
  expect([await list('stranger', 'user', 'bruno'), await counted()]).toEqual([[], 0])
  expect(await list('buyer', 'user', 'chen')).toEqual([])
  expect(await list('owner', 'user', 'bruno')).toHaveLength(1)
  expect((await stranger.call('network.unblock', { userId: await idOf('bruno') })).status).toBe(200)
  expect(await list('buyer', 'user', 'chen')).toHaveLength(1)
})

describe('in the transaction of the change', () => {
  const admin = () => memberOf('administrator')

  test('a suspended person vanishes, and is back when it is lifted', async () => {
    expect((await admin().call('accounts.admin.users.suspend', { id: daliaId, reason: 'Spam' })).status).toBe(200)
    expect(await list('stranger', 'user', 'dalia')).toEqual([])
    expect((await admin().call('accounts.admin.users.liftSuspension', { id: daliaId })).status).toBe(200)
    expect(await list('stranger', 'user', 'dalia')).toEqual([daliaId])
  })

  test('a suspended shop vanishes and comes back', async () => {
    expect((await admin().call('vendors.admin.vendors.suspend', { id: darAmira, reason: 'Late' })).status).toBe(200)
    expect(await list('guest', 'vendor', 'dar amira')).toEqual([])
    await admin().call('vendors.admin.vendors.resume', { id: darAmira })
    expect(await list('guest', 'vendor', 'dar amira')).toEqual(['dar-amira'])
  })

  test('a person who asked for deletion vanishes before anything is erased', async () => {
    const ivo = await plaza.newcomer('ivo')
    expect(await list('stranger', 'user', 'ivo')).toHaveLength(1)
    expect((await ivo.call('accounts.deletion.request', { username: 'ivo' })).status).toBe(200)
    expect(await list('stranger', 'user', 'ivo')).toEqual([])
  })

  test('a suspension that ends by itself brings the person back', async () => {
    const until = new Date(Date.now() + 3600_000).toISOString()
    await admin().call('accounts.admin.users.suspend', { id: daliaId, reason: 'Spam', until })
    plaza.moveClock(2 * 3600_000)
    await plaza.rows(`select graphile_worker.add_job('accounts:endExpiredSuspensions')`)
    await plaza.settle()
    expect(await list('owner', 'user', 'dalia')).toEqual([daliaId])
  })
})
