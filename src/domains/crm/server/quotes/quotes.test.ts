/** Quotes of Amira's workspace and their private links, over HTTP. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { inDays, MISSING_QUOTE, openQuotes, type Quotes, quoteFields } from '../../test/quotes.ts'

let plaza: TestPlaza
let quotes: Quotes

beforeAll(async () => {
  plaza = await openTestPlaza()
  quotes = await openQuotes(plaza)
})
afterAll(async () => {
  await plaza.settle()
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

const plates = (quantity = 10, priceMinor = 2500) => quotes.line('PLATE', quantity, priceMinor)
const byLink = (name: string, token: string, rest: object = {}) => plaza.browser().call(`crm.quoteLink.${name}`, { token, ...rest })

test('a quote has lines of the shop at agreed prices, a number of its own, and is changed and removed', async () => {
  const { id: contactId } = await quotes.answer<{ id: string }>('contacts.create', { name: 'Omar Haddad', email: 'omar@example.com' })
  const quote = await quotes.quote([await plates()], { contactId, message: 'As discussed.' })
  expect(quote).toMatchObject({
    status: 'draft',
    number: expect.stringMatching(/^Q-\d{6}$/),
    contact: { id: contactId, name: 'Omar Haddad' },
    contactEmail: 'omar@example.com',
    total: { amountMinor: 25_000, currency: 'USD' },
    lines: [
      { sku: 'PLATE', quantity: 10, price: { amountMinor: 2500 }, listPrice: { amountMinor: 3000 }, amount: { amountMinor: 25_000 } },
    ],
    orderId: null,
    version: 1,
  })
  const unseen = await quotes.ask('quotes.send', { quoteId: quote.id, version: 9, email: '' })
  expect([unseen.status, unseen.body.code]).toEqual([409, 'QUOTE_CHANGED'])
  const edited = quoteFields([await plates(10, 2400)], { contactId })
  const { body } = await quotes.ask('quotes.update', { ...edited, quoteId: quote.id, version: 1 })
  expect(body).toMatchObject({ version: 2, total: { amountMinor: 24_000 }, message: '' })
  const stale = await quotes.ask('quotes.update', { ...edited, quoteId: quote.id, version: 1 })
  expect([stale.status, stale.body.code, stale.body.data.current.version]).toEqual([409, 'STALE', 2])
  const second = await quotes.quote([await plates()])
  expect(Number(second.number.slice(2))).toBe(Number(quote.number.slice(2)) + 1)
  const listed = (await quotes.ask('quotes.list', { q: 'haddad' })).body.items
  expect(listed.map(({ id }: { id: string }) => id)).toEqual([quote.id])
  const found = (await quotes.amira.call('search.list', { q: quote.number, type: 'quote' })).body.items
  expect(found.map(({ id }: { id: string }) => id)).toEqual([quote.id])
  expect((await quotes.ask('quotes.remove', { quoteId: quote.id })).body).toEqual({})
  expect((await quotes.ask('quotes.get', { quoteId: quote.id })).status).toBe(404)
})

test('lines are of the own shop, once per variant, in amounts that are sold, and never below zero', async () => {
  const line = await plates()
  const create = async (lines: object[], more: object = {}) =>
    (await quotes.ask('quotes.create', { ...quoteFields([]), lines, ...more })).body
  expect(await create([{ ...line, variantId: await plaza.variant('CABLE') }])).toMatchObject({
    code: 'UNKNOWN_VARIANT',
    data: { position: 0 },
  })
  expect(await create([line, line])).toMatchObject({ code: 'VARIANT_TWICE', data: { position: 1 } })
  expect(await create([{ ...line, priceMinor: -1 }])).toMatchObject({ code: 'INVALID_INPUT' })
  expect(await create([{ ...line, quantity: 1.5 }])).toMatchObject({ code: 'INVALID_INPUT' })
  expect(await create([])).toMatchObject({ code: 'INVALID_INPUT' })
  expect(await create([line], { validUntil: inDays(400) })).toMatchObject({ code: 'DATE_TOO_LATE' })
  expect(await create([line], { currency: 'COP' })).not.toHaveProperty('currency')
})

test('a sent quote is mailed with a private link in its language, which shows the quote and nothing of the team’s', async () => {
  const { id: dealId } = await quotes.answer<{ id: string }>('deals.create', {
    title: 'Secret deal',
    contactId: null,
    companyId: null,
    amountMinor: 1,
    currency: 'USD',
    expectedOn: null,
    ownerId: null,
    notes: '',
  })
  const draft = await quotes.quote([await plates()], { dealId, language: 'es', message: 'Gracias.' })
  const sent = await quotes.send(draft, 'lucia@example.com')
  expect(sent).toMatchObject({ status: 'sent', email: 'lucia@example.com', mailedAt: null, version: 2 })
  await plaza.settle()
  await plaza.settle()
  const mails = plaza.mailTo('lucia@example.com')
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ language: 'es', subject: `Presupuesto ${sent.number} de Dar Amira` })
  expect((await quotes.read(sent)).mailedAt).not.toBeNull()
  const token = new URL(mails[0]?.link() ?? '').searchParams.get('token') ?? ''
  expect(token).toBe(await quotes.tokenOf(sent))
  const { status, body } = await byLink('get', token)
  expect(status).toBe(200)
  expect(body).toMatchObject({ number: sent.number, seller: { name: 'Dar Amira' }, status: 'sent', total: { amountMinor: 25_000 } })
  expect(JSON.stringify(body)).not.toMatch(/Secret|lucia|deal/)
  const [row] = await plaza.rows<{ hash: string }>(`select encode(token_hash, 'escape') as hash from crm.quotes where id = $1`, [sent.id])
  expect(row?.hash).not.toContain(token)
})

test('the customer accepts once, without an account; a second time changes nothing, and the team hears of it', async () => {
  const { quote, token } = await quotes.sent([await plates()])
  const first = await byLink('accept', token)
  expect([first.status, first.body.status]).toEqual([200, 'accepted'])
  const again = await byLink('accept', token)
  expect([again.status, again.body]).toEqual([200, first.body])
  const events = await plaza.rows(`select 1 from platform.events where type = 'crm.quoteAccepted' and aggregate = $1`, [quote.id])
  expect(events).toHaveLength(1)
  await plaza.settle()
  expect(JSON.stringify((await quotes.amira.call('notifications.list', {})).body)).toContain(quote.number)
  const closed = await quotes.ask('quotes.update', { ...quoteFields([await plates()]), quoteId: quote.id, version: 3 })
  expect(closed.body.code).toBe('QUOTE_CLOSED')
  expect((await quotes.ask('quotes.remove', { quoteId: quote.id })).body.code).toBe('QUOTE_CLOSED')
  expect((await byLink('decline', token, { reason: 'Too late' })).body.code).toBe('QUOTE_DECIDED')
})

test('the customer declines with a reason, which the team reads; the quote can be changed and sent again', async () => {
  const { quote, token } = await quotes.sent([await plates()])
  expect((await byLink('decline', token, { reason: ' ' })).body.code).toBe('INVALID_INPUT')
  expect((await byLink('decline', token, { reason: 'Too expensive' })).body.status).toBe('declined')
  expect((await byLink('accept', token)).body).toMatchObject({ code: 'QUOTE_DECIDED', data: { current: { status: 'declined' } } })
  const seen = await quotes.read(quote)
  expect(seen).toMatchObject({ status: 'declined', declineReason: 'Too expensive' })
  const edited = { ...quoteFields([await plates(10, 2000)]), quoteId: quote.id, version: seen.version }
  const { body: draft } = await quotes.ask('quotes.update', edited)
  expect(draft).toMatchObject({ status: 'draft', declineReason: '' })
  const again = await quotes.send(draft)
  expect((await byLink('get', token)).status).toBe(404)
  expect((await byLink('accept', await quotes.tokenOf(again))).body.total.amountMinor).toBe(20_000)
})

test('an expired quote can’t be accepted, and a changed one has no link', async () => {
  const { quote, token } = await quotes.sent([await plates()])
  await plaza.rows(`update crm.quotes set valid_until = current_date - 1 where id = $1`, [quote.id])
  expect((await byLink('get', token)).body.status).toBe('expired')
  expect((await byLink('accept', token)).body.code).toBe('QUOTE_EXPIRED')
  const expired = (await quotes.ask('quotes.list', { status: 'expired' })).body.items
  expect(expired.map(({ id }: { id: string }) => id)).toEqual([quote.id])
  const edited = { ...quoteFields([await plates()]), quoteId: quote.id, version: quote.version }
  expect((await quotes.ask('quotes.update', edited)).body.status).toBe('draft')
  expect((await byLink('accept', token)).status).toBe(404)
  expect((await quotes.ask('quotes.link', { quoteId: quote.id })).body).toEqual({ link: null })
})

test('acceptance and refusal at once: one of them counts', async () => {
  const { quote, token } = await quotes.sent([await plates()])
  const replies = await Promise.all([byLink('accept', token), byLink('decline', token, { reason: 'No' })])
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  const won = replies.find(({ status }) => status === 200)?.body.status
  expect((await quotes.read(quote)).status).toBe(won)
})

test('a workspace without an approved shop can’t send, nor can a quote without a price or with a product that isn’t sold', async () => {
  const sendCode = async (quote: { id: string; version: number }) =>
    (await quotes.ask('quotes.send', { quoteId: quote.id, version: quote.version, email: '' })).body.code
  expect(await sendCode(await quotes.quote([await plates(1, 0)]))).toBe('NOTHING_TO_PAY')
  expect(await sendCode(await quotes.quote([await plates()], { validUntil: inDays(-1) }))).toBe('VALIDITY_OVER')
  const quote = await quotes.quote([await plates()])
  await plaza.rows(`update catalog.products set status = 'draft' where id = (select product_id from catalog.variants where sku = 'PLATE')`)
  expect(await sendCode(quote)).toBe('NOT_ON_SALE')
  await plaza.rows(`update catalog.products set status = 'active' where id = (select product_id from catalog.variants where sku = 'PLATE')`)
  await plaza.rows(
    `update vendors.vendors set status = 'suspended', suspended_since = now(), suspension_reason = 'x' where workspace_id = $1`,
    [quotes.workspace],
  )
  expect(await sendCode(quote)).toBe('NOT_SELLING')
  await plaza.rows(
    `update vendors.vendors set status = 'approved', suspended_since = null, suspension_reason = null where workspace_id = $1`,
    [quotes.workspace],
  )
  expect(await sendCode(quote)).toBeUndefined()
})

test('a stranger’s quote and a missing one look the same, and nobody else has access', async () => {
  const quote = await quotes.quote([await plates()])
  const chen = await plaza.member('chen')
  const workspace = (await chen.call('workspaces.list')).body.workspaces[0].id
  for (const [name, input] of [
    ['get', {}],
    ['link', {}],
    ['update', { ...quoteFields([await plates()]), version: 1 }],
    ['send', { version: 1, email: '' }],
    ['remove', {}],
  ] as const) {
    const foreign = await quotes.ask(`quotes.${name}`, { ...input, quoteId: quote.id }, chen, { workspace })
    const missing = await quotes.ask(`quotes.${name}`, { ...input, quoteId: MISSING_QUOTE })
    expect([foreign.status, foreign.body]).toEqual([404, missing.body])
  }
  expect((await quotes.ask('quotes.list', {}, await plaza.member('bruno'))).status).toBe(404)
  expect((await byLink('get', 'x'.repeat(26))).status).toBe(404)
  const foreign = await quotes.ask('quotes.create', quoteFields([await plates()], { contactId: 'contact_of_somebody' }))
  expect(foreign.status).toBe(404)
})
