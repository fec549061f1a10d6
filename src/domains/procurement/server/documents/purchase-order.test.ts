/** Purchase orders as PDFs over HTTP: what they say, in which language, and who may have them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { countGlyphs, countPages, readPdf } from '#test/plaza/read-pdf.ts'
import type { OrderView } from '../../contract.ts'
import { goodsLine, MISSING_ORDER, openShop, type Shop, textLine } from '../../test/shop.ts'

let plaza: TestPlaza
let shop: Shop

beforeAll(async () => {
  plaza = await openTestPlaza()
  shop = await openShop(plaza)
})
afterAll(() => plaza.close())

const cookieOf = ({ cookies }: Member) => Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
const fetchAs = (who: Member | null, id: string, query = '') =>
  fetch(`${plaza.url}/procurement/purchase-orders/${id}/order.pdf${query}`, { headers: { cookie: who ? cookieOf(who) : '' } })

async function fetchPdf({ id }: OrderView, query = ''): Promise<Buffer> {
  const reply = await fetchAs(shop.amira, id, query)
  expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ])
  return Buffer.from(await reply.arrayBuffer())
}

const contact = (language: 'en' | 'es' | 'ar') => ({
  name: 'Lucía',
  email: '',
  phone: '+34 958 1',
  address: 'Calle Real 12\n18001 Granada',
  language,
})

test('a purchase order names both sides, what is ordered, where to, and its sum, and keeps the team’s notes to itself', async () => {
  const { id: supplierId } = await shop.supplier('Granada Clay', { contact: contact('en'), paymentTerms: '30 days net' })
  const order = await shop.order([goodsLine(shop.goods[0] ?? '', 1200, 250), textLine('Engraving', 2, 1005)], {
    supplierId,
    currency: 'EUR',
    rateMicros: 1_100_000,
    notes: 'They owe us a favor.',
    expectedDate: '2026-12-24',
  })
  const file = await fetchPdf(order)
  const text = readPdf(file)
  for (const expected of [
    'Purchase order',
    `PO #${order.number}`,
    'December 24, 2026',
    'EUR',
    'Granada Clay',
    'Calle Real 12',
    '18001 Granada',
    '+34 958 1',
    'Dar Amira',
    order.items[0]?.sku ?? '',
    order.items[0]?.name ?? '',
    '1,200',
    '€2.50',
    '€3,000.00',
    'Engraving',
    '€20.10',
    '€3,020.10',
    '30 days net',
    'Main',
    '1 / 1',
  ])
    expect(text).toContain(expected)
  expect(text).not.toContain('favor')
  const reply = await fetchAs(shop.amira, order.id)
  expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="PO-${order.number}.pdf"`)
})

test('it is in the supplier’s language, or in the one that is asked for', async () => {
  const { id: supplierId } = await shop.supplier('Arcilla', { contact: contact('es') })
  const order = await shop.order([textLine('Barro')], { supplierId })
  expect(readPdf(await fetchPdf(order))).toContain('Pedido de compra')
  expect(readPdf(await fetchPdf(order, '?lng=en'))).toContain('Purchase order')
  expect(readPdf(await fetchPdf(order, '?lng=ar'))).toMatch(/[\u0600-\u06ff]{3}/)
})

test('hazard 50: an Arabic name in an English order keeps its brackets, its digits and its joined letters', async () => {
  const name = 'كرسي مكتب (أسود) 12'
  const order = await shop.order([textLine(name, 3, 4900)])
  const file = await fetchPdf(order, '?lng=en')
  expect(file.toString('latin1')).toContain('pdfaid:part')
  // Glyphs are drawn from left to right: the number stands left of the name, and each bracket on its side of the color.
  const drawn = readPdf(file).replace(/[\s\u2066-\u2069]/g, '')
  expect(drawn).toContain('12)دوسأ(بتكم')
  // Letters that join have one shape at the beginning of a word and another one inside it.
  expect(countGlyphs(file, 'ك')).toBe(2)
})

test('hazard 50: an order of 60 lines repeats its header on every page, and its total stays in one piece on the last', async () => {
  const order = await shop.order(Array.from({ length: 60 }, (_, row) => textLine(`Brick ${row + 1}`, 2, 1000 + row)))
  const file = await fetchPdf(order, '?lng=en')
  const count = countPages(file)
  const pages = readPdf(file)
    .split(new RegExp(`^\\d / ${count}$`, 'm'))
    .slice(0, -1)
  expect(count).toBeGreaterThan(1)
  expect(pages).toHaveLength(count)
  for (const page of pages) expect(page).toContain('SKU\nItem\nQty\nUnit\nUnit price\nAmount')
  const sum = `$${(order.total.amountMinor / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
  expect(pages.slice(0, -1).some((page) => page.includes(sum))).toBe(false)
  expect(pages.at(-1)).toMatch(new RegExp(`Total\n\\${sum}`))
  const rows = pages.join('\n').match(/Brick \d+/g) ?? []
  expect(rows).toEqual(Array.from({ length: 60 }, (_, row) => `Brick ${row + 1}`))
})

test('what people typed is text, never markup', async () => {
  const hostile = '#read("/etc/passwd") *x* $y$ \\'
  expect(readPdf(await fetchPdf(await shop.order([textLine(hostile)])))).toContain(hostile)
})

test('strangers, guests and colleagues without the permission get the 404 of a missing order', async () => {
  const order = await shop.order([textLine('Secret')])
  const refused = await Promise.all([
    fetchAs(null, order.id),
    fetchAs(await plaza.member('chen'), order.id),
    fetchAs(shop.amira, MISSING_ORDER),
    fetch(`${plaza.url}/supplier-order/order.pdf`),
  ])
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})
