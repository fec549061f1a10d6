/** What was sold as a bundle moves the stock of its parts: when it is cancelled, shipped, returned, refunded and replaced. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { receiveStock } from '#domains/inventory/server/index.ts'
import type { VendorProductView } from '#domains/products/contract.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { bundleDraft, createBundle } from '#test/plaza/bundle.ts'
import type { Guest } from '#test/plaza/guest.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { readPdf } from '#test/plaza/read-pdf.ts'
import { createCheckSchedule, LONG_RUN_OPTIONS, RUN_PARAMETERS } from '#test/plaza/sequences.ts'
import type { OrderView } from '../contract.ts'

/** Characters that isolate the direction of names. */
const ISOLATES = /[\u2066-\u2069]/g

let plaza: TestPlaza
let amira: Member
let workspace: string
/** Two plates and a bowl. */
let box: VendorProductView

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  workspace = await plaza.workspace('Dar Amira')
  box = await createBundle(plaza, 'TABLE-BOX', { PLATE: 2, BOWL: 1 }, { name: 'Table Box' })
})
afterAll(async () => {
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

const vendor = (operation: string, input: object) => amira.call(`orders.vendor.${operation}`, input, { workspace })
const stock = async () => {
  const rows = await plaza.rows<{ sku: string; on_hand: number; allocated: number }>(
    `select v.sku, s.on_hand, s.allocated from inventory.stock s join catalog.variants v on v.id = s.variant_id where v.sku in ('PLATE', 'BOWL')`,
  )
  const of = (sku: string) => rows.find((row) => row.sku === sku)
  return { plates: of('PLATE')?.on_hand, bowls: of('BOWL')?.on_hand, allocated: [of('PLATE')?.allocated, of('BOWL')?.allocated] }
}

async function order(...goods: [sku: string, quantity: number][]): Promise<{ guest: Guest; order: OrderView; number: string }> {
  const guest = plaza.guest()
  for (const [sku, quantity] of goods) await guest.add(await plaza.variant(sku), quantity)
  const { status, body } = await guest.placeOrder()
  expect(status, JSON.stringify(body)).toBe(200)
  return { guest, order: (await guest.get(`/orders/${body.orderId}`)).body, number: `${body.orderId}-1` }
}

/** Units that come in, so that no sequence runs out of stock. */
async function receive(sku: string, quantity: number) {
  const [productId, variantId] = await Promise.all([plaza.product(sku), plaza.variant(sku)])
  await transactAsSystem(plaza.services, (tx) => receiveStock(tx, { workspaceId: workspace, productId, variantId, quantity }))
}

async function setParts(parts: Record<string, number>) {
  const { body } = await amira.call('products.get', { productId: box.id }, { workspace })
  const { variants, ...draft } = await bundleDraft(plaza, 'TABLE-BOX', parts, { name: 'Table Box' })
  const own = variants.map((variant) => ({ ...variant, id: body.variants[0].id }))
  const input = { ...draft, productId: box.id, version: body.version, variants: own }
  expect((await amira.call('products.update', input, { workspace })).status).toBe(200)
}

test('of three boxes one is cancelled, one shipped and returned, and the parts go where the boxes go', async () => {
  const before = await stock()
  expect(before).toEqual({ plates: 1000, bowls: 100, allocated: [0, 0] })
  const { guest, number } = await order(['TABLE-BOX', 3], ['PLATE', 4])
  expect(await stock()).toEqual({ ...before, allocated: [10, 3] })
  const one = [{ position: 0, quantity: 1 }]
  expect((await guest.call('POST', `/orders/${number.slice(0, -2)}/cancellations`, { number, lines: one })).status).toBe(200)
  expect(await stock()).toEqual({ ...before, allocated: [8, 2] })
  const { parcels } = (await vendor('ship', { number, lines: one })).body
  expect(await stock()).toEqual({ plates: 998, bowls: 99, allocated: [6, 1] })
  await vendor('deliver', { number, parcelId: parcels[0].id })
  const asked = await guest.call('POST', `/orders/${number.slice(0, -2)}/returns`, { number, lines: one, reason: 'other' })
  const [{ id: returnId }] = asked.body.parts[0].returns
  await vendor('returns.accept', { returnId })
  expect((await vendor('returns.receive', { returnId, restock: true })).status).toBe(200)
  expect(await stock()).toEqual({ plates: 1000, bowls: 100, allocated: [6, 1] })
  expect((await vendor('cancel', { number })).status).toBe(200)
  expect(await stock()).toEqual(before)
})

test('what was sold is shipped and taken back although Amira changed the box since', async () => {
  const before = await stock()
  const { guest, number, order: placed } = await order(['TABLE-BOX', 2])
  await setParts({ 'MUG-SAGE': 1 })
  const { parcels } = (await vendor('ship', { number, lines: [{ position: 0, quantity: 1 }] })).body
  expect(await stock()).toEqual({ plates: 998, bowls: 99, allocated: [2, 1] })
  await vendor('deliver', { number, parcelId: parcels[0].id })
  const request = { number, lines: [{ position: 0, quantity: 1 }], reason: 'other' }
  const [{ id: returnId }] = (await guest.call('POST', `/orders/${placed.id}/returns`, request)).body.parts[0].returns
  await vendor('returns.accept', { returnId })
  await vendor('returns.receive', { returnId, restock: true })
  await vendor('cancel', { number })
  expect(await stock()).toEqual(before)
  expect(await plaza.available('MUG-SAGE')).toBe(10)
  const [line] = (await vendor('get', { number })).body.lines
  expect(line.bundleParts).toMatchObject([
    { name: 'Serving Plate', quantity: 2 },
    { name: 'Small Bowl', quantity: 1 },
  ])
  await setParts({ PLATE: 2, BOWL: 1 })
})

test('the packing slip and the mails say what a box contains, in the language of the order', async () => {
  const { guest, number } = await order(['TABLE-BOX', 2])
  const cookie = Array.from(amira.cookies, ([name, value]) => `${name}=${value}`).join('; ')
  const read = async (language: string) => {
    const reply = await fetch(`${plaza.url}/orders/${number}/packing-slip.pdf?lng=${language}`, { headers: { cookie } })
    return (await readPdf(Buffer.from(await reply.arrayBuffer()))).replaceAll(ISOLATES, '').replaceAll(/\s+/g, ' ').replaceAll(' ,', ',')
  }
  expect(await read('en')).toContain('Each contains: 2 × Serving Plate, 1 × Small Bowl')
  expect(await read('es')).toContain('Cada uno contiene: 2 × Serving Plate')
  await plaza.settle()
  const mail = plaza.mailTo(guest.email).find(({ subject }) => subject.includes(number.slice(0, -2)))
  expect(mail?.text.replaceAll(ISOLATES, '')).toContain('2 × Table Box. Each contains: 2 × Serving Plate, 1 × Small Bowl')
  await vendor('cancel', { number })
})

test('a broken box is replaced from the parts it was sold with', async () => {
  const { guest, number, order: placed } = await order(['TABLE-BOX', 1])
  const { parcels } = (await vendor('ship', { number })).body
  await vendor('deliver', { number, parcelId: parcels[0].id })
  await setParts({ 'MUG-SAGE': 1 })
  const content = { number, kind: 'replacement', lines: [{ position: 0, quantity: 1 }], reason: 'damaged' }
  expect((await vendor('proposals.make', content)).status).toBe(200)
  const [{ id: proposalId }] = (await guest.get(`/orders/${placed.id}/proposals`)).body.items
  expect((await guest.call('POST', `/orders/${placed.id}/proposals/${proposalId}/acceptance`, {})).status).toBe(200)
  expect(await stock()).toEqual({ plates: 998, bowls: 99, allocated: [2, 1] })
  expect((await vendor('proposals.shipReplacement', { proposalId })).status).toBe(200)
  expect(await stock()).toEqual({ plates: 996, bowls: 98, allocated: [0, 0] })
  await setParts({ PLATE: 2, BOWL: 1 })
})

type Step = { act: 'cancel' | 'ship' | 'deliver' | 'return' | 'receive' | 'refund' | 'change'; line: number; units: number }

const EXPECTED = ['NOT_CANCELLABLE', 'NOT_SHIPPABLE', 'NOT_RETURNABLE', 'NOT_REFUNDABLE', 'NOT_RECEIVABLE', 'WRONG_STATUS', 'NOT_FOUND']

async function take({ act, line, units }: Step, guest: Guest, { id }: OrderView): Promise<{ status: number; body: { code?: string } }> {
  const [part] = ((await guest.get(`/orders/${id}`)).body as OrderView).parts
  if (!part) throw new Error('an order without parts')
  const { number } = part
  const lines = [{ position: line % part.lines.length, quantity: units }]
  const parcel = part.parcels.find(({ deliveredAt }) => !deliveredAt)
  const open = part.returns.find(({ status }) => status === 'Requested' || status === 'Accepted')
  switch (act) {
    case 'cancel':
      return vendor('cancel', { number, lines })
    case 'ship':
      return vendor('ship', { number, lines })
    case 'deliver':
      return vendor('deliver', { number, parcelId: parcel?.id ?? 'pcl_none' })
    case 'return':
      return guest.call('POST', `/orders/${id}/returns`, { number, lines, reason: 'other' })
    case 'receive':
      if (open?.status === 'Requested') await vendor('returns.accept', { returnId: open.id })
      return vendor('returns.receive', { returnId: open?.id ?? 'ret_none', restock: units % 2 === 0 })
    case 'refund':
      return vendor('refund', { number, lines })
    case 'change':
      await setParts(units % 2 ? { PLATE: units, BOWL: 1 } : { BOWL: units })
      return { status: 200, body: {} }
  }
}

test('after any sequence of sales, shipments, returns and changes of the box every unit is accounted for', LONG_RUN_OPTIONS, async () => {
  const step: fc.Arbitrary<Step> = fc.record({
    act: fc.constantFrom('cancel', 'ship', 'ship', 'deliver', 'deliver', 'return', 'return', 'receive', 'refund', 'change'),
    line: fc.nat(2),
    units: fc.integer({ min: 1, max: 3 }),
  })
  const goods = fc.uniqueArray(fc.tuple(fc.constantFrom('TABLE-BOX', 'PLATE', 'BOWL'), fc.integer({ min: 1, max: 3 })), {
    selector: ([sku]) => sku,
    minLength: 1,
    maxLength: 3,
  })
  const due = createCheckSchedule()
  await fc.assert(
    fc.asyncProperty(goods, fc.array(step, { minLength: 1, maxLength: 12 }), async (wanted, steps) => {
      await receive('PLATE', 12)
      await receive('BOWL', 12)
      const { guest, order: placed } = await order(...wanted)
      for (const one of steps) {
        const { status, body } = await take(one, guest, placed)
        if (status !== 200) expect(EXPECTED, `${JSON.stringify(one)} ${status}`).toContain(body.code)
      }
      await vendor('cancel', { number: placed.parts[0]?.number })
      expect((await stock()).allocated).toEqual([0, 0])
      if (due()) expect(await findViolations(plaza.pool)).toEqual([])
    }),
    RUN_PARAMETERS,
  )
})
