/** Tests takedowns of products: who may, every surface that shoppers see, orders at the same moment, the vendor's answers and mails. */
import { isContractProcedure } from '@orpc/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import type { OperationMeta } from '#platform/shared/contract.ts'
import { BRUNO_ADDRESS, type Guest } from '#test/plaza/guest.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { receive } from '#test/plaza/purchase.ts'
import { contract } from '../../../../contract.ts'
import { placePaidCheckout } from '../../../checkout/server/settle-checkout.ts'
import { domain } from '../domain.ts'
import { resources } from '../resources.ts'

const STATEMENT = 'The glaze contains lead.\nPlease show us a certificate.'

let plaza: TestPlaza
let omar: Member
let amira: Member
let bruno: Member
let workspace = ''
let mug = ''
let sage = ''

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[omar, amira, bruno] = await Promise.all([plaza.member('omar'), plaza.member('amira'), plaza.member('bruno')])
  workspace = await plaza.workspace('Dar Amira')
  ;[mug, sage] = await Promise.all([plaza.product('MUG-SAGE'), plaza.variant('MUG-SAGE')])
})
afterAll(() => plaza.close())
beforeEach(() => putBack())
afterEach(async () => expect(await findViolations(plaza.pool)).toEqual([]))

const takeDown = (productId = mug, more: object = {}, by = omar) =>
  by.call('catalog.admin.products.takeDown', { productId, reason: 'dangerous', statement: STATEMENT, ...more })
async function putBack(productId = mug, by = omar) {
  const reply = await by.call('catalog.admin.products.putBack', { productId })
  await plaza.settle()
  return reply
}
const inShop = (operation: string, input: object = {}, by = amira) => by.call(operation, input, { workspace })
const own = async (productId = mug) => (await inShop('products.get', { productId })).body
const answer = (text: string, by = amira) => inShop('catalog.takedowns.answer', { productId: mug, text }, by)
const eventsOf = (type: string) => plaza.rows('select 1 from platform.events where type = $1', [type])

async function takenDown(): Promise<void> {
  expect((await takeDown()).status).toBe(200)
  await plaza.settle()
}

describe('taking a product down', () => {
  test('is for administrators with a recent proof, needs a rule of the list and a statement, and is recorded', async () => {
    for (const person of [amira, bruno, plaza.browser()]) expect((await takeDown(mug, {}, person)).status).toBe(404)
    for (const more of [{ reason: 'ugly' }, { statement: '  ' }, { statement: 'x'.repeat(2001) }])
      expect((await takeDown(mug, more)).body.code).toBe('INVALID_INPUT')
    expect((await takeDown('prod_00000000000000000000000000')).status).toBe(404)
    const later = await plaza.member('omar')
    plaza.moveClock(11 * 60_000)
    expect(await takeDown(mug, {}, later)).toMatchObject({ status: 403, body: { code: 'REAUTHENTICATION_NEEDED' } })
    omar = await plaza.member('omar')
    expect((await takeDown()).body).toMatchObject({
      takenDown: true,
      onSale: false,
      takedowns: [{ reason: 'dangerous', statement: STATEMENT, takenDownBy: 'omar', putBackAt: null }],
    })
    const [entry] = await plaza.rows(`select resource_id, details from audit.entries where action = 'catalog.productTakenDown'`)
    expect(entry).toEqual({ resource_id: mug, details: { reason: 'dangerous' } })
  })

  test('twice is once; another statement is refused, because the vendor got the first one', async () => {
    const before = (await eventsOf('catalog.productTakenDown')).length
    expect((await takeDown()).status).toBe(200)
    expect((await takeDown()).body.takedowns[0].statement).toBe(STATEMENT)
    expect((await eventsOf('catalog.productTakenDown')).length).toBe(before + 1)
    expect(await takeDown(mug, { statement: 'Something else.' })).toMatchObject({ status: 409, body: { code: 'ALREADY_TAKEN_DOWN' } })
    const [open] = await plaza.rows(`select count(*)::int as count from catalog.takedowns where put_back_at is null`)
    expect(open).toEqual({ count: 1 })
  })

  test('closes its reports, and nobody can report it any more', async () => {
    await bruno.call('reports.submit', { type: 'product', id: mug, reason: 'dangerous', note: 'It tastes of metal.' })
    expect((await omar.call('catalog.admin.products.list', { reported: true })).body.items).toMatchObject([{ id: mug, reports: 1 }])
    await takenDown()
    const { reports } = (await omar.call('reports.admin.get', { type: 'product', id: mug })).body
    expect(reports).toMatchObject([{ status: 'acted' }])
    expect((await bruno.call('reports.submit', { type: 'product', id: mug, reason: 'other' })).status).toBe(404)
  })

  test('mails the statement to the owner in their language, with the product, the rule and the way to answer', async () => {
    await amira.call('accounts.preferences.update', { language: 'es' })
    await takenDown()
    const mail = plaza.mailTo('amira@example.com').at(-1)
    expect(mail?.subject).toBe('Se retiró Taza acanalada')
    for (const text of ['Taza acanalada', 'Producto peligroso', 'The glaze contains lead.', 'Please show us a certificate.'])
      expect(mail?.text).toContain(text)
    expect(mail?.link()).toContain(`/products/${mug}/edit`)
    await amira.call('accounts.preferences.update', { language: 'en' })
  })
})

/** Every public read, with an input that finds the mug where it can. `null`: it never shows products. */
const SURFACES: Record<string, (() => object) | null> = {
  'accounts.session.get': null,
  'cart.get': null,
  'catalog.categories.list': null,
  'catalog.products.get': () => ({ productId: mug }),
  'catalog.products.list': () => ({ q: 'ribbed' }),
  'checkout.current': null,
  'checkout.get': null,
  'comments.get': null,
  'comments.history.list': null,
  'comments.list': null,
  'comments.replies.list': null,
  'crm.forms.open': null,
  'crm.mailLink.get': null,
  // Lines of a quote keep the names they were offered by.
  'crm.quoteLink.get': null,
  // Keeps the reference to a product whose card is gone; see below.
  'feed.posts.get': null,
  // Counts what the list shows.
  'marketplace.collections.get': null,
  'marketplace.listings.get': () => ({ productId: mug }),
  'marketplace.listings.list': () => ({ q: 'ribbed', facets: true }),
  'marketplace.listings.some': () => ({ ids: [mug] }),
  'marketplace.overview.get': () => ({}),
  'marketplace.questions.list': () => ({ productId: mug }),
  'marketplace.suggest': () => ({ q: 'ribbed' }),
  'marketplace.vendors.get': null,
  'moderation.decisions.get': null,
  'moderation.transparency.get': null,
  'orders.digital.get': null,
  'orders.get': null,
  'orders.previewRefund': null,
  'orders.proposals.get': null,
  'orders.proposals.list': null,
  'orders.thread.get': null,
  'pages.get': null,
  'pages.published': null,
  'payments.methods': null,
  // Lines of a purchase order keep the names they were ordered by.
  'procurement.supplierLink.get': null,
  'promotions.reductions': null,
  'reviews.ofProduct.list': () => ({ productId: mug }),
  'reviews.ofProduct.summary': null,
  'search.find': () => ({ q: 'ribbed' }),
  'search.list': () => ({ q: 'ribbed', type: 'product' }),
  'vendors.deliveryMethods.list': null,
  'workspaces.invitations.preview': null,
}

/** A member's own lists that show products. */
const OWN_SURFACES: Record<string, object> = { 'marketplace.wishes.list': {}, 'marketplace.viewed.list': {} }

type Operation = { '~orpc': { meta: OperationMeta } }

function publicReads(node: unknown, path: string[] = []): string[] {
  if (isContractProcedure(node)) {
    const { access, writes } = (node as unknown as Operation)['~orpc'].meta
    return access === 'anyone' && writes === false ? [path.join('.')] : []
  }
  return Object.entries((node ?? {}) as Record<string, unknown>).flatMap(([key, inner]) => publicReads(inner, [...path, key]))
}

describe('every surface', () => {
  test('of the public contract is in the table', () => {
    expect(publicReads(contract).sort()).toEqual(Object.keys(SURFACES).sort())
  })

  test('has the product before and after, and not while it is down', async () => {
    await receive(plaza, bruno, 'MUG-SAGE')
    const review = { productId: mug, rating: 5, title: 'A mug to keep', text: 'It holds the heat.', photos: [] }
    const { id } = (await bruno.call('reviews.submit', review)).body
    await omar.call('reviews.admin.moderate', { reviewId: id, status: 'approved' })
    await bruno.call('marketplace.questions.ask', { productId: mug, text: 'Does it fit a dishwasher?' })
    await bruno.call('marketplace.wishes.set', { productId: mug, wished: true })
    await bruno.call('marketplace.viewed.record', { productId: mug })
    const written = { clientKey: 'the-mug-of-this-post', text: 'My mug', record: { type: 'product', id: mug } }
    const { post } = (await bruno.call('feed.posts.create', written)).body
    await plaza.settle()
    const browser = plaza.browser()
    const posted = async () => (await browser.call('feed.posts.get', { postId: post.id })).body.post.record.card
    const seen = async () => {
      const shows = async (name: string, input: object, by: Member) => {
        const { status, body } = await by.call(name, input)
        return status === 200 && /prod_|ques_|rev_/.test(JSON.stringify(body)) && JSON.stringify(body).includes(mug) ? [name] : []
      }
      const open = Object.entries(SURFACES).flatMap(([name, input]) => (input ? [shows(name, input(), browser)] : []))
      const member = Object.entries(OWN_SURFACES).map(([name, input]) => shows(name, input, bruno))
      return (await Promise.all([...open, ...member])).flat().sort()
    }
    const questions = async () => (await browser.call('marketplace.questions.list', { productId: mug })).body.items.length
    const sitemap = async () => (await resources[0]?.sitemap?.(plaza.services.db, '', 100))?.map(({ id: product }) => product)
    const facets = async () => (await browser.call('marketplace.listings.list', { facets: true })).body
    const related = async () => (await browser.call('marketplace.listings.get', { productId: await plaza.product('BOWL') })).body
    const all = await seen()
    expect(all).toEqual(
      [
        'catalog.products.get',
        'catalog.products.list',
        'marketplace.listings.get',
        'marketplace.listings.list',
        'marketplace.listings.some',
        'marketplace.overview.get',
        'marketplace.suggest',
        'marketplace.viewed.list',
        'marketplace.wishes.list',
        'reviews.ofProduct.list',
        'search.find',
        'search.list',
      ].sort(),
    )
    expect(await questions()).toBe(1)
    expect(await posted()).toMatchObject({ title: 'Ribbed Mug' })
    expect(await sitemap()).toContain(mug)
    const { total, facets: counts } = await facets()
    expect(JSON.stringify(await related())).toContain(mug)

    await takenDown()
    expect(await seen()).toEqual([])
    expect(await posted()).toBe(null)
    expect(await questions()).toBe(0)
    expect(await sitemap()).not.toContain(mug)
    const without = await facets()
    expect(without.total.count).toBe(total.count - 1)
    expect(JSON.stringify(without.facets)).not.toContain('ivory')
    expect(JSON.stringify(counts)).toContain('ivory')
    expect(JSON.stringify(await related())).not.toContain(mug)
    expect((await plaza.guest().get(`/marketplace/listings/${mug}`)).status).toBe(404)
    expect((await bruno.call('marketplace.wishes.set', { productId: mug, wished: true })).status).toBe(404)
    expect((await bruno.call('marketplace.questions.ask', { productId: mug, text: 'Where is it?' })).status).toBe(404)

    await putBack()
    expect(await seen()).toEqual(all)
    expect(await questions()).toBe(1)
    expect(await sitemap()).toContain(mug)
    expect((await facets()).facets).toEqual(counts)
  })

  test('the cached page of the product is purged by the takedown itself', async () => {
    await takeDown()
    const hints = await plaza.rows<{ type: string }>(
      `select type from platform.events where aggregate = $1 and type = 'catalog.productRemoved' and dispatched_at is null`,
      [mug],
    )
    expect(hints).toHaveLength(1)
    const tags = domain.cacheRules?.flatMap(({ events, invalidates }) =>
      events.some(({ type }) => type === 'catalog.productRemoved') && invalidates !== 'all' ? invalidates(mug) : [],
    )
    expect(tags).toEqual([`product:${mug}`])
    await plaza.settle()
  })
})

describe('an open cart', () => {
  const withMug = async (): Promise<Guest> => {
    const guest = plaza.guest()
    await guest.add(sage)
    return guest
  }

  test('shows the line as unavailable, does not count it, and its checkout fails with the line’s name', async () => {
    const guest = await withMug()
    await guest.add(await plaza.variant('BOWL'))
    await takenDown()
    const cart = (await guest.cart()).body
    expect(cart.lines.find(({ variantId }: { variantId: string }) => variantId === sage)).toMatchObject({ notice: 'gone' })
    expect(cart.itemCount).toBe(1)
    const placed = await guest.placeOrder()
    expect(placed).toMatchObject({
      status: 409,
      body: { code: 'SOLD_OUT', data: { lines: [{ variantId: sage, name: 'Ribbed Mug', left: 0 }] } },
    })
    expect(await plaza.guest().add(sage)).toMatchObject({ status: 409 })
    await putBack()
    expect((await guest.placeOrder()).status).toBe(200)
  })

  test('that was in payment is refused while it is unpaid', async () => {
    const guest = await withMug()
    const delivery = { email: 'bruno@example.com', shippingAddress: BRUNO_ADDRESS }
    const { id } = (await guest.call('POST', '/checkout', delivery, { 'idempotency-key': crypto.randomUUID() })).body
    await takenDown()
    const paid = await guest.call('POST', `/checkout/${id}/payments`, { card: 'accepted' }, { 'idempotency-key': crypto.randomUUID() })
    expect(paid).toMatchObject({ status: 409, body: { code: 'SOLD_OUT', data: { lines: [{ variantId: sage }] } } })
  })

  test('whose payment was confirmed before becomes an order; a payment confirmed later is refunded', async () => {
    const delivery = { email: 'bruno@example.com', shippingAddress: BRUNO_ADDRESS }
    const begin = async () => {
      const guest = await withMug()
      const { id } = (await guest.call('POST', '/checkout', delivery, { 'idempotency-key': crypto.randomUUID() })).body
      return { guest, id }
    }
    const pay = ({ guest, id }: { guest: Guest; id: string }) =>
      guest.call('POST', `/checkout/${id}/payments`, { card: 'accepted' }, { 'idempotency-key': crypto.randomUUID() })
    const stateOf = async ({ guest, id }: { guest: Guest; id: string }) => (await guest.get(`/checkout/${id}`)).body

    const early = await begin()
    expect((await pay(early)).status).toBe(200)
    await plaza.rows(`update payments.payments set status = 'paid', paid_at = $1 where status = 'pending' and method = 'card'`, [
      plaza.services.now(),
    ])
    plaza.moveClock(1000)
    await takeDown()
    const { orderId } = await stateOf(early)
    const [payment] = await plaza.rows<{ id: string }>('select id from payments.payments where reference_id = $1', [orderId])
    await placePaidCheckout(plaza.services, { orderId, paymentId: payment?.id ?? '' })
    expect((await stateOf(early)).status).toBe('placed')
    await putBack()

    const late = await begin()
    expect((await pay(late)).status).toBe(200)
    await takeDown()
    await plaza.settle()
    expect(await stateOf(late)).toMatchObject({ status: 'expired', moneyReturned: true })
    expect(await plaza.rows('select 1 from orders.orders where id = $1', [(await stateOf(late)).orderId])).toEqual([])
  })

  test('of fifty shoppers: no order is placed after the takedown', async () => {
    const [plate, variantId] = await Promise.all([plaza.product('PLATE'), plaza.variant('PLATE')])
    const guests = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const guest = plaza.guest()
        await guest.add(variantId)
        return guest
      }),
    )
    const orders = async () => (await plaza.rows(`select 1 from orders.lines where product_id = $1`, [plate])).length
    let atTakedown = -1
    const [replies] = await Promise.all([
      Promise.all(guests.map((guest) => guest.placeOrder())),
      takeDown(plate).then(async ({ status }) => {
        expect(status).toBe(200)
        atTakedown = await orders()
      }),
    ])
    const placed = replies.filter(({ status }) => status === 200).length
    expect(atTakedown).toBe(placed)
    expect(await orders()).toBe(placed)
    for (const { status, body } of replies) if (status !== 200) expect(body.code).toBe('SOLD_OUT')
    await putBack(plate)
  })
})

describe('the vendor', () => {
  test('sees the statement in the list and the form, and neither edits, status, copies nor categories bring the product back', async () => {
    await takenDown()
    expect((await inShop('products.list')).body.items.find(({ id }: { id: string }) => id === mug)).toMatchObject({ takenDown: true })
    const view = await own()
    expect(view).toMatchObject({
      status: 'active',
      onSale: false,
      takedown: { reason: 'dangerous', statement: STATEMENT, answers: [], mayAnswer: true },
    })
    const { id, version, language, texts, options, category, variants } = view
    const edit = { productId: id, version, language, texts, options, categorySlug: category.slug, status: 'active', images: [] }
    const kept = variants.map(({ stock, ...variant }: { stock: { onHand: number; reorderPoint: number } }) => ({
      ...variant,
      stock: { onHand: stock.onHand, seen: stock.onHand, reorderPoint: stock.reorderPoint },
    }))
    expect((await inShop('products.update', { ...edit, variants: kept })).body).toMatchObject({
      onSale: false,
      takedown: { reason: 'dangerous' },
    })
    for (const status of ['archived', 'active'])
      expect((await inShop('products.change', { meant: { ids: [mug] }, change: { kind: 'status', status } })).body.changed).toBe(1)
    await inShop('products.change', { meant: { ids: [mug] }, change: { kind: 'price', byHundredths: 0 } })
    expect(await inShop('products.duplicate', { productId: mug })).toMatchObject({ status: 409, body: { code: 'TAKEN_DOWN' } })
    await plaza.settle()
    expect((await plaza.guest().get(`/marketplace/listings/${mug}`)).status).toBe(404)
    expect((await plaza.guest().get('/marketplace/listings?q=ribbed')).body.items).toEqual([])
    expect(await plaza.rows('select 1 from marketplace.listings where product_id = $1', [mug])).toEqual([])
  })

  test('gets back what they chose: an archived product stays archived after it was put back', async () => {
    await takenDown()
    await inShop('products.change', { meant: { ids: [mug] }, change: { kind: 'status', status: 'archived' } })
    await putBack()
    expect((await plaza.guest().get(`/marketplace/listings/${mug}`)).status).toBe(404)
    await inShop('products.change', { meant: { ids: [mug] }, change: { kind: 'status', status: 'active' } })
    await plaza.settle()
    expect((await plaza.guest().get(`/marketplace/listings/${mug}`)).status).toBe(200)
  })

  test('answers, one open answer at a time and three in all; the administrator declines or puts the product back', async () => {
    expect(await answer('Why me?')).toMatchObject({ status: 409, body: { code: 'NOT_TAKEN_DOWN' } })
    await takenDown()
    expect((await answer('  ')).status).toBe(400)
    expect((await answer('x'.repeat(2001))).status).toBe(422)
    expect((await answer('Not mine.', bruno)).status).toBe(404)
    expect(await answer('Not mine.', await plaza.member('farid'))).toMatchObject({ status: 403 })
    const decline = (reply: string) => omar.call('catalog.admin.products.declineAnswer', { productId: mug, reply })
    expect(await decline('No.')).toMatchObject({ status: 409, body: { code: 'NOT_ANSWERED' } })
    for (const round of [1, 2, 3]) {
      expect((await answer(`Certificate ${round}.`)).body).toMatchObject({ mayAnswer: false })
      expect(await answer('And another thing.')).toMatchObject({ status: 409, body: { code: 'ANSWER_OPEN' } })
      const waiting = (await omar.call('catalog.admin.products.list', { answered: true })).body
      expect(waiting.items).toMatchObject([{ id: mug, answered: true }])
      expect((await decline(`It expired ${round}.`)).status).toBe(200)
    }
    expect(await answer('Once more.')).toMatchObject({ status: 409, body: { code: 'NO_ANSWERS_LEFT' } })
    expect((await own()).takedown.answers[0]).toMatchObject({ text: 'Certificate 1.', reply: { text: 'It expired 1.' } })
    await plaza.settle()
    expect(plaza.mailTo('amira@example.com').at(-1)?.text).toContain('It expired 3.')
    const { takenDown: isDown, takedowns } = (await putBack()).body
    expect([isDown, takedowns[0].putBackBy]).toEqual([false, 'omar'])
    expect(plaza.mailTo('amira@example.com').at(-1)?.subject).toBe('Ribbed Mug was put back')
    expect((await own()).takedown).toBeNull()
  })
})

describe('putting a product back', () => {
  test('twice is once, and is refused for a product that never was down and for the seller, unless there is no other administrator', async () => {
    const lamp = await plaza.product('LAMP')
    expect(await putBack(lamp)).toMatchObject({ status: 409, body: { code: 'NOT_TAKEN_DOWN' } })
    const before = (await eventsOf('catalog.productPutBack')).length
    await takeDown(lamp)
    await plaza.rows(`update accounts.users set role = 'admin' where username = 'dalia'`)
    expect(await putBack(lamp)).toMatchObject({ status: 403, body: { code: 'OWN_PRODUCT' } })
    expect((await putBack(lamp, await plaza.member('dalia'))).status).toBe(200)
    await plaza.rows(`update accounts.users set role = 'user' where username = 'dalia'`)
    expect((await putBack(lamp)).status).toBe(200)
    expect((await eventsOf('catalog.productPutBack')).length).toBe(before + 1)
    for (const person of [amira, bruno, plaza.browser()])
      expect((await person.call('catalog.admin.products.putBack', { productId: lamp })).status).toBe(404)
  })
})

describe('the administrators’ list of products', () => {
  const names = async (query: object) =>
    (await omar.call('catalog.admin.products.list', query)).body.items.map(({ name }: { name: string }) => name)

  test('has the products of all vendors and finds them by name, SKU and vendor, by status and by takedown', async () => {
    expect((await names({ sort: 'name' })).length).toBeGreaterThanOrEqual(6)
    expect(await names({ q: 'serving pl' })).toEqual(['Serving Plate'])
    expect(await names({ q: 'mug-s' })).toEqual(['Ribbed Mug'])
    expect(await names({ q: 'dar ami', sort: 'name' })).toEqual(['Ribbed Mug', 'Serving Plate', 'Small Bowl'])
    expect(await names({ q: '%' })).toEqual([])
    await inShop('products.change', { meant: { ids: [await plaza.product('BOWL')] }, change: { kind: 'status', status: 'draft' } })
    await takenDown()
    expect(await names({ status: 'draft' })).toEqual(['Small Bowl'])
    expect(await names({ status: 'takenDown' })).toEqual(['Ribbed Mug'])
    expect(await names({ status: 'active', q: 'ribbed' })).toEqual([])
    const first = (await omar.call('catalog.admin.products.list', { sort: 'name', limit: 2 })).body
    const rest = await names({ sort: 'name', limit: 100, cursor: first.nextCursor })
    expect([...first.items.map(({ name }: { name: string }) => name), ...rest]).toEqual(await names({ sort: 'name' }))
    for (const person of [amira, bruno, plaza.browser()]) expect((await person.call('catalog.admin.products.list', {})).status).toBe(404)
  })
})
