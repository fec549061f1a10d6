/** Mails to the vendor's people: the heading once, then what it leaves out. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { openSalesFlow, type SalesFlow } from '#test/plaza/sales-flow.ts'

let plaza: TestPlaza
let till: SalesFlow

beforeAll(async () => {
  plaza = await openTestPlaza()
  till = await openSalesFlow(plaza)
})
afterAll(() => plaza.close())

const bare = (text: string) => text.replace(/[\u2066-\u2069]/g, '')

function latestToAmira() {
  const mail = plaza.mailTo('amira@example.com').at(-1)
  return { subject: mail?.subject ?? '', text: bare(mail?.text ?? ''), html: bare(mail?.html ?? ''), link: mail?.link() }
}
const countOf = (words: string, text: string) => text.split(words).length - 1

test('the mail of a new order says who bought what, for how much and when it should arrive, and its heading once', async () => {
  const { order } = await till.buy({ PLATE: 2, CABLE: 1 })
  const { number, total, lines } = order.parts.find(({ vendor }) => vendor.slug === 'dar-amira') ?? {}
  expect(lines).toHaveLength(1)
  const { subject, text, html, link } = latestToAmira()
  expect(subject).toBe(`New order ${number} for $${((total?.amountMinor ?? 0) / 100).toFixed(2)}`)
  for (const said of ['Customer: Bruno, Cuenca', '2 × Serving Plate: $60.00', 'Delivery: $0.00', 'Total with tax: $64.80'])
    expect(text).toContain(said)
  expect(text).toMatch(/Promised to arrive: [A-Z][a-z]+ \d+ – /)
  expect(text).not.toMatch(/Paz|Calle Larga|Charging Cable/)
  expect(link).toBe(`${plaza.url}/orders/${number}`)
  expect(countOf(subject, text)).toBe(1)
  // The title of the document and its heading.
  expect(countOf(subject, html)).toBe(2)
})

test('the same mail in Spanish and Arabic', async () => {
  for (const [language, said] of [
    ['es', ['Cliente: Bruno, Cuenca', '2 × Serving Plate: $60.00', 'Envío: ', 'Total con impuestos: $64.80', 'Llegada prometida: ']],
    ['ar', ['العميل: Bruno، Cuenca', '2 × Serving Plate: $60.00', 'التوصيل: ', 'المجموع مع الضريبة: $64.80', 'موعد الوصول الموعود: ']],
    ['en', ['Customer: Bruno, Cuenca']],
  ] as const) {
    await till.amira.call('accounts.preferences.update', { language })
    await till.buy({ PLATE: 2 })
    const { text } = latestToAmira()
    for (const words of said) expect(text).toContain(words)
  }
})

test('the mail of a return says what comes back and the shopper’s comment, without links in it', async () => {
  const { order, guest } = await till.buy({ PLATE: 2 })
  await till.pay(order)
  await till.deliver(order)
  const number = order.parts[0]?.number
  const { status } = await guest.call('POST', `/orders/${order.id}/returns`, {
    number,
    lines: [{ position: 0, quantity: 1 }],
    reason: 'damaged',
    comment: 'Broken, see evil.example',
  })
  expect(status).toBe(200)
  await plaza.settle()
  const { subject, text } = latestToAmira()
  expect(subject).toBe(`A customer wants to return items of order ${number}`)
  for (const said of ['Customer: Bruno, Cuenca', 'Items: • 1 × Serving Plate', 'Comment: Broken, see evil. example'])
    expect(text).toContain(said)
})

test('the mail of a request says how much the shopper asks for, and why', async () => {
  const { order, guest } = await till.buy({ PLATE: 2 })
  await till.pay(order)
  await till.deliver(order)
  const number = order.parts[0]?.number
  const { status } = await guest.call('POST', `/orders/${order.id}/proposals`, {
    number,
    kind: 'refund',
    lines: [{ position: 0, quantity: 1 }],
    reason: 'damaged',
    message: 'One is chipped.',
  })
  expect(status).toBe(200)
  await plaza.settle()
  const { subject, text } = latestToAmira()
  expect(countOf(subject, text)).toBe(1)
  for (const said of ['Items: • 1 × Serving Plate', 'Amount: $32.40', 'Comment: One is chipped.']) expect(text).toContain(said)
})
