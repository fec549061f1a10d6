/** Invoices, credit notes and packing slips over HTTP: what they say, who may have them, and their numbers. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BRUNO_ADDRESS, type Guest } from '#test/plaza/guest.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { readPdf } from '#test/plaza/read-pdf.ts'
import { setAvailable } from '#test/plaza/set-available.sql.ts'
import type { OrderView } from '../../contract.ts'

const LEGAL = {
  address: { name: 'Dar Amira Ceramics LLC', line1: 'Rainbow Street 9', city: 'Amman', postalCode: '11181', country: 'JO' },
  taxId: 'JO 20417355',
  registrationNumber: 'CR 4410',
}

let plaza: TestPlaza
let amira: Member
let darAmira: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  darAmira = await plaza.workspace('Dar Amira')
  await giveLegalDetails(LEGAL)
})
afterAll(() => plaza.close())

async function giveLegalDetails(legal: typeof LEGAL): Promise<void> {
  const { version, name, slug, tagline, description, shipping, returns } = (
    await amira.call('vendors.shop.get', {}, { workspace: darAmira })
  ).body
  const change = { version, name, slug, tagline, description, shipping, returns, legal }
  expect((await amira.call('vendors.shop.update', change, { workspace: darAmira })).status).toBe(200)
}

async function place(goods: [sku: string, quantity: number][], changes: object = {}): Promise<{ guest: Guest; order: OrderView }> {
  const guest = plaza.guest()
  for (const [sku, quantity] of goods) await guest.add(await plaza.variant(sku), quantity)
  const { body } = await guest.placeOrder({ ...changes })
  return { guest, order: (await guest.get(`/orders/${body.orderId}`)).body }
}

const cookieOf = (who: Guest | Member) =>
  'token' in who ? `plaza_guest=${who.token}` : Array.from(who.cookies, ([name, value]) => `${name}=${value}`).join('; ')
const fetchAs = (who: Guest | Member | null, path: string, language = 'en') =>
  fetch(plaza.url + path, { headers: { cookie: [who && cookieOf(who), `plaza_lng=${language}`].filter(Boolean).join('; ') } })
const invoiceOf = ({ id }: OrderView, part = 1) => `/order-confirmation/${id}/invoice/${id}-${part}`

async function read(who: Guest | Member, path: string, language = 'en'): Promise<string> {
  const reply = await fetchAs(who, path, language)
  expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ])
  return readPdf(Buffer.from(await reply.arrayBuffer()))
}

const asAmira = (operation: string, input: object) => amira.call(`orders.vendor.${operation}`, input, { workspace: darAmira })

test('a packing slip names the batches and serial numbers in the parcel, in the language of its reader', async () => {
  const variantId = await plaza.variant('MUG-CLAY')
  const inventory = (operation: string, input: object) => amira.call(`inventory.${operation}`, input, { workspace: darAmira })
  const { warehouses } = (await inventory('stock.get', { variantId })).body
  const warehouseId = warehouses[0].warehouse.id
  const lots = [{ number: 'CLAY-7', quantity: 3, expiresOn: '2099-05-31' }]
  expect((await inventory('lots.setTracking', { variantId, tracking: 'batch' })).status).toBe(200)
  await inventory('stock.adjust', { variantId, warehouseId, change: { by: 3 }, reason: 'found', lots })
  const { guest, order } = await place([['MUG-CLAY', 1]])
  const number = `${order.id}-1`
  const chosen = [{ variantId, number: 'CLAY-7', quantity: 1 }]
  const { body } = await asAmira('ship', { number, lots: chosen })
  expect(body.parcels[0].lots).toEqual([{ ...chosen[0], expiresOn: '2099-05-31' }])
  expect((await guest.get(`/orders/${order.id}`)).body.parts[0].parcels[0].lots).toHaveLength(1)
  const slip = `/orders/${number}/packing-slip.pdf?parcel=${body.parcels[0].id}`
  expect((await read(amira, slip)).replace(/\s+/g, ' ')).toContain('Batch / serial no.: CLAY-7 (expires May 31, 2099)')
  expect(await read(amira, slip, 'ar')).toContain('CLAY-7')
})

describe('an invoice', () => {
  test('names seller, buyer, lines, tax by rate and what is due, and has the number of its seller', async () => {
    const { guest, order } = await place([['PLATE', 2]])
    const text = await read(guest, `${invoiceOf(order)}.pdf`)
    const part = order.parts[0]
    if (!part) throw new Error('the order has no part')
    const money = (minor: number) => `$${(minor / 100).toFixed(2)}`
    for (const expected of [
      'Invoice',
      'INV-0000',
      'Dar Amira Ceramics LLC',
      'Rainbow Street 9',
      'Amman 11181',
      'Jordan',
      'JO 20417355',
      'CR 4410',
      'Bruno Paz',
      'Calle Larga 12',
      order.id,
      part.lines[0]?.name ?? '',
      money(part.lines[0]?.unitPrice.amountMinor ?? 0),
      money(part.subtotal.amountMinor),
      money(part.shipping.amountMinor),
      '8%',
      money(part.tax.amountMinor),
      `${money(part.total.amountMinor)}`,
      'due on delivery',
    ])
      expect(text).toContain(expected)
    const reply = await fetchAs(guest, `${invoiceOf(order)}.pdf`)
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="dar-amira-INV-\d{6}\.pdf"$/)
  })

  test('says when and how it was paid', async () => {
    const { guest, order } = await place([['PLATE', 1]], { payment: 'transfer' })
    expect(await read(guest, `${invoiceOf(order)}.pdf`)).toContain('due by bank transfer')
    const omar = await plaza.member('omar')
    expect((await omar.call('orders.markPaid', { orderId: order.id })).status).toBe(200)
    const text = await read(guest, `${invoiceOf(order)}.pdf`)
    expect(text).toMatch(/\$[\d.]+[\s\S]* paid on [A-Z][a-z]+ \d+, \d{4}/)
    expect(text).toContain('Bank transfer')
  })

  test('is written in the language of its reader', async () => {
    const { guest, order } = await place([['PLATE', 1]])
    expect(await read(guest, `${invoiceOf(order)}.pdf`, 'es')).toContain('Facturar a')
    const arabic = await read(guest, `${invoiceOf(order)}.pdf`, 'ar')
    expect(arabic).toMatch(/[\u0600-\u06ff]/)
    expect(arabic).toContain('Dar Amira Ceramics LLC')
  })

  test('keeps the seller as it was when it was issued', async () => {
    const { guest, order } = await place([['PLATE', 1]])
    await plaza.settle()
    await giveLegalDetails({ ...LEGAL, address: { ...LEGAL.address, line1: 'Moved Street 1' } })
    expect(await read(guest, `${invoiceOf(order)}.pdf`)).toContain('Rainbow Street 9')
    const later = await place([['PLATE', 1]])
    expect(await read(later.guest, `${invoiceOf(later.order)}.pdf`)).toContain('Moved Street 1')
    await giveLegalDetails(LEGAL)
  })

  test('shows what buyer and vendor typed as text', async () => {
    const hostile = '#read("/etc/passwd") *x* $y$ \\'
    const { guest, order } = await place([['PLATE', 1]], { shippingAddress: { ...BRUNO_ADDRESS, line1: hostile } })
    expect(await read(guest, `${invoiceOf(order)}.pdf`)).toContain(hostile)
  })

  test('belongs to one seller of the order, with tax and total of its own', async () => {
    const { guest, order } = await place([
      ['PLATE', 1],
      ['TEE-S', 1],
    ])
    expect(order.parts).toHaveLength(2)
    const [first, second] = [await read(guest, `${invoiceOf(order, 1)}.pdf`), await read(guest, `${invoiceOf(order, 2)}.pdf`)]
    expect([first, second].filter((text) => text.includes('Dar Amira Ceramics LLC'))).toHaveLength(1)
    expect([first, second].filter((text) => text.includes('Plaza House'))).toHaveLength(1)
  })
})

describe('the buyer, the vendor’s team and administrators have an invoice; a stranger gets the same 404 as for a missing one', () => {
  test('by cookie or by the order’s private link', async () => {
    const { guest, order } = await place([['PLATE', 1]])
    const path = `${invoiceOf(order)}.pdf`
    for (const reader of [guest, amira, await plaza.member('omar')]) expect((await fetchAs(reader, path)).status).toBe(200)
    const strangers = [null, (await place([['PLATE', 1]])).guest, await plaza.member('chen')]
    const refused = [
      ...(await Promise.all(strangers.map((stranger) => fetchAs(stranger, path)))),
      await fetchAs(guest, `${invoiceOf(order, 9)}.pdf`),
      await fetchAs(guest, path.replaceAll('ORD-', 'ORD-X')),
    ]
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect(new Set(await Promise.all(refused.map((reply) => reply.text()))).size).toBe(1)
  })

  test('a member without the permission “orders” gets none; the packing slip is for the team alone', async () => {
    const { guest, order } = await place([['PLATE', 1]])
    const slip = `/orders/${order.id}-1/packing-slip.pdf`
    expect((await fetchAs(amira, slip)).status).toBe(200)
    expect((await fetchAs(guest, slip)).status).toBe(404)
    const farid = await plaza.member('farid')
    expect((await fetchAs(farid, slip)).status).toBe(200)
    await plaza.rows(`update workspaces.members set permissions = '{inventory}' where user_id = $1`, [(await farid.me()).id])
    for (const path of [slip, `${invoiceOf(order)}.pdf`]) expect((await fetchAs(farid, path)).status).toBe(404)
  })
})

test('twenty orders at once get the next twenty numbers of the seller, without gap or double', async () => {
  await plaza.settle()
  const guests = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const guest = plaza.guest()
      await guest.add(await plaza.variant('PLATE'), 1)
      return guest
    }),
  )
  await setAvailable(plaza.rows, await plaza.variant('PLATE'), 100)
  const placed = await Promise.all(guests.map(async (guest) => ({ guest, id: (await guest.placeOrder()).body.orderId as string })))
  expect(placed.every(({ id }) => id)).toBe(true)
  // The listener and the readers issue at the same time.
  const [replies] = await Promise.all([
    Promise.all(placed.map(({ guest, id }) => fetchAs(guest, `/order-confirmation/${id}/invoice/${id}-1.pdf`))),
    plaza.settle(),
  ])
  expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const rows = await plaza.rows<{ number: number }>('select number from orders.invoices where workspace_id = $1 order by number', [
    darAmira,
  ])
  expect(rows.length).toBeGreaterThanOrEqual(20)
  expect(rows.map(({ number }) => Number(number))).toEqual(rows.map((_, index) => index + 1))
  const [{ orders } = { orders: 0 }] = await plaza.rows<{ orders: number }>(
    'select count(*)::int as orders from orders.parts where workspace_id = $1',
    [darAmira],
  )
  expect(rows).toHaveLength(orders)
})

describe('a refund gets a credit note', () => {
  test('with a number of its own sequence, the invoice it corrects and the units; the invoice names it', async () => {
    const { guest, order } = await place([['PLATE', 2]])
    const number = `${order.id}-1`
    await asAmira('cancel', { number, lines: [{ position: 0, quantity: 1 }] })
    const after: OrderView = (await guest.get(`/orders/${order.id}`)).body
    const [refund] = after.parts[0]?.refunds ?? []
    const amount = `$${((refund?.total.amountMinor ?? 0) / 100).toFixed(2)}`
    const path = `${invoiceOf(order)}/credit-note/${refund?.id}.pdf`
    const text = await read(guest, path)
    const [invoiceNumber = 'none'] = /INV-\d{6}/.exec(await read(guest, `${invoiceOf(order)}.pdf`)) ?? []
    for (const expected of ['Credit note', 'CN-000001', invoiceNumber, 'Dar Amira Ceramics LLC', '8%', amount])
      expect(text).toContain(expected)
    const invoice = await read(guest, `${invoiceOf(order)}.pdf`)
    expect(invoice).toContain('CN-000001')
    expect(invoice).toContain(`-${amount}`)
    await plaza.settle()
    expect(await plaza.rows('select number::int from orders.credit_notes where refund_id = $1', [refund?.id])).toEqual([{ number: 1 }])
    const stranger = (await place([['PLATE', 1]])).guest
    expect((await fetchAs(stranger, path)).status).toBe(404)
    expect((await fetchAs(guest, `${invoiceOf(order)}/credit-note/ref_0.pdf`)).status).toBe(404)
  })
})

describe('a packing slip', () => {
  test('lists units without prices, in the shopper’s language or the chosen one', async () => {
    const guest = plaza.guest()
    guest.language = 'es'
    await guest.add(await plaza.variant('PLATE'), 2)
    const { body } = await guest.placeOrder({ note: 'Con cuidado' })
    const slip = `/orders/${body.orderId}-1/packing-slip.pdf`
    const spanish = await read(amira, slip)
    expect(spanish).toContain('Albarán')
    expect(spanish).toContain('Con cuidado')
    expect(spanish).not.toContain('$')
    expect(await read(amira, `${slip}?lng=en`)).toContain('Packing slip')
    const shipped = (await asAmira('ship', { number: `${body.orderId}-1`, trackingNumber: 'TRK 1' })).body
    expect(await read(amira, `${slip}?lng=en`)).toContain('Nothing left to pack.')
    expect(await read(amira, `${slip}?lng=en&parcel=${shipped.parcels[0].id}`)).toContain('TRK 1')
    expect((await fetchAs(amira, `${slip}?parcel=par_none`)).status).toBe(404)
  })
})
