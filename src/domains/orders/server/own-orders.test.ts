/** A member's orders: the list, claiming guest orders, buying again, return photos, mails and settings. */
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import { setVariantPrice } from '#domains/catalog/server/fixtures.ts'
import { refundFailed } from '#events/payments.ts'
import { publish, transactAsSystem } from '#platform/server/transact.ts'
import { countStatements } from '#test/plaza/count-statements.ts'
import { BRUNO_ADDRESS } from '#test/plaza/guest.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

const DAY = 24 * 3600_000

let plaza: TestPlaza
let amira: Member
let darAmira: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  darAmira = await plaza.workspace('Dar Amira')
})
afterAll(() => plaza.close())

async function buy(member: Member, skus: readonly string[], email = 'chen@example.com'): Promise<string> {
  for (const sku of skus) await member.call('cart.addLine', { variantId: await plaza.variant(sku), quantity: 1 })
  const { status, body } = await member.call('checkout.placeOrder', { email, shippingAddress: BRUNO_ADDRESS })
  expect(status).toBe(200)
  return body.orderId
}

const vendor = (operation: string, input: object) => amira.call(`orders.vendor.${operation}`, input, { workspace: darAmira })

async function deliver(orderId: string): Promise<void> {
  const { parcels } = (await vendor('ship', { number: `${orderId}-1` })).body
  await vendor('deliver', { number: `${orderId}-1`, parcelId: parcels[0].id })
}

describe('the member’s order list', () => {
  test('shows own orders newest first, by status, number and product, page by page; nobody else’s', async () => {
    const chen = await plaza.member('chen')
    const plate = await buy(chen, ['PLATE'])
    const mug = await buy(chen, ['MUG-SAGE'])
    const both = await buy(chen, ['PLATE', 'CABLE'])
    await buy(await plaza.member('dalia'), ['PLATE'])
    await deliver(plate)
    await chen.call('orders.cancel', { orderId: mug, number: `${mug}-1` })
    const ids = async (input: object) => (await chen.call('orders.list', input)).body.items.map(({ id }: { id: string }) => id)
    const { body } = await chen.call('orders.list')
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual([both, mug, plate])
    expect(body.items[0]).toMatchObject({
      status: 'Pending',
      itemCount: 2,
      vendors: ['Dar Amira', 'Plaza House'],
      goods: [{ name: 'Serving Plate' }, {}],
    })
    expect(body).toMatchObject({ total: { count: 3, exact: true }, counts: { all: 3, open: 1, delivered: 1, cancelled: 1, back: 0 } })
    expect(await ids({ group: 'delivered' })).toEqual([plate])
    expect(await ids({ group: 'cancelled' })).toEqual([mug])
    expect(await ids({ q: mug.slice(4, 9).toLowerCase() })).toEqual([mug])
    expect(await ids({ q: 'MÚG' })).toEqual([mug])
    expect(await ids({ q: '100%' })).toEqual([])
    const page = (await chen.call('orders.list', { limit: 2 })).body
    expect([...page.items.map(({ id }: { id: string }) => id), ...(await ids({ limit: 2, cursor: page.nextCursor }))]).toEqual([
      both,
      mug,
      plate,
    ])
  })

  test('takes as many statements for two orders as for one, and so does an order with a long history', async () => {
    const chen = await plaza.member('chen')
    const busy = await buy(chen, ['PLATE', 'CABLE', 'MUG-SAGE'])
    const quiet = await buy(chen, ['PLATE'])
    await deliver(busy)
    const list = (limit: number) => countStatements(plaza, () => chen.call('orders.list', { limit }))
    const get = (orderId: string) => countStatements(plaza, () => chen.call('orders.get', { orderId }))
    const viewer = await countStatements(plaza, () => chen.call('accounts.session.get'))
    expect(await list(2)).toBe(await list(1))
    expect(await get(busy)).toBe(await get(quiet))
    expect(await list(2)).toBeLessThanOrEqual(viewer + 5)
    expect(await get(busy)).toBeLessThanOrEqual(viewer + 5)
  })

  test('asks visitors to log in, and rejects invalid input', async () => {
    expect((await plaza.browser().call('orders.list')).status).toBe(401)
    const chen = await plaza.member('chen')
    for (const input of [{ group: 'lost' }, { limit: 0 }, { limit: 101 }, { cursor: 'x' }])
      expect((await chen.call('orders.list', input)).status).toBe(400)
  })
})

describe('K5, a guest’s order', () => {
  test('joins the account that logs in at the browser it was placed in; the next guest there does not see it', async () => {
    const browser = plaza.browser()
    const orderId = await buy(browser, ['PLATE'], 'somebody@example.com')
    expect((await browser.call('orders.claim', { orderId })).status).toBe(401)
    await browser.logIn('dalia@example.com', FIXTURE_PASSWORD)
    const { body } = await browser.call('orders.claim', { orderId })
    expect(body.userId).toBe((await browser.me()).id)
    expect((await browser.call('orders.claim', { orderId })).status).toBe(200)
    expect((await browser.call('orders.list')).body.items[0].id).toBe(orderId)
    await browser.logOut()
    expect((await browser.call('orders.get', { orderId })).status).toBe(404)
    expect((await (await plaza.member('dalia')).call('orders.get', { orderId })).status).toBe(200)
  })

  describe('whose private link was forwarded', () => {
    const DAY = 24 * 3600_000

    async function forwarded() {
      const bruno = plaza.guest()
      await bruno.add(await plaza.variant('PLATE'), 2)
      const { orderId, link } = (await bruno.placeOrder()).body
      const number = `${orderId}-1`
      const lines = [{ position: 0, quantity: 1 }]
      const withLink = { headers: { 'plaza-order-link': link } }
      const request = (browser: Member) => browser.call('orders.requestConfirmation', { orderId }, withLink)
      const lastMail = async () => {
        await plaza.settle()
        return plaza.mailTo(bruno.email).findLast(({ subject }) => subject === `Confirm that order ${orderId} is yours`)
      }
      const open = async (browser: Member, address = '') => {
        const { pathname, search } = new URL(address)
        const response = await browser.send('GET', pathname + search)
        expect([response.status, response.headers.get('location')]).toEqual([302, `/order-confirmation/${orderId}`])
      }
      return { bruno, orderId, link, number, lines, withLink, request, lastMail, open }
    }

    test('it can be read, but neither changed nor claimed', async () => {
      const { orderId, number, lines, withLink, bruno } = await forwarded()
      await deliver(orderId)
      const stranger = await plaza.member('chen')
      expect((await stranger.call('orders.get', { orderId }, withLink)).body).toMatchObject({ id: orderId, mayAct: false })
      for (const [operation, input] of [
        ['orders.cancel', { orderId, number }],
        ['orders.returns.request', { orderId, number, lines, reason: 'other' }],
        ['orders.returns.withdraw', { orderId, returnId: 'ret_x' }],
        ['orders.returns.dispute', { orderId, returnId: 'ret_x', message: 'No.' }],
        ['orders.claim', { orderId }],
      ] as const)
        expect(await stranger.call(operation, input, withLink), operation).toMatchObject({
          status: 403,
          body: { code: 'EMAIL_NOT_CONFIRMED' },
        })
      expect((await bruno.get(`/orders/${orderId}`)).body).toMatchObject({ mayAct: true, userId: 'guest', status: 'Delivered' })
    })

    test('opening it in a browser lets that browser read only', async () => {
      const { orderId, number, link, open } = await forwarded()
      const browser = plaza.browser()
      await open(browser, `${plaza.url}/order-confirmation/${orderId}?link=${link}`)
      expect((await browser.call('orders.get', { orderId })).body.mayAct).toBe(false)
      expect((await browser.call('orders.cancel', { orderId, number })).body.code).toBe('EMAIL_NOT_CONFIRMED')
    })

    test('the mailbox of the order lets its owner act in another browser, once and for a day', async () => {
      const { orderId, number, request, lastMail, open } = await forwarded()
      const [phone, thief, late] = [plaza.browser(), plaza.browser(), plaza.browser()]
      expect((await plaza.browser().call('orders.requestConfirmation', { orderId })).status).toBe(404)
      expect((await request(phone)).status).toBe(200)
      const address = (await lastMail())?.link()
      await open(phone, address)
      expect((await phone.call('orders.get', { orderId })).body.mayAct).toBe(true)
      await open(thief, address)
      expect((await thief.call('orders.get', { orderId })).status).toBe(404)
      expect((await phone.call('orders.cancel', { orderId, number })).status).toBe(200)
      plaza.moveClock(60_000)
      await request(late)
      const second = (await lastMail())?.link()
      expect(second).not.toBe(address)
      plaza.moveClock(DAY)
      await open(late, second)
      expect((await late.call('orders.get', { orderId })).status).toBe(404)
    })

    test('the mailbox gets one mail a minute, and five a day, however many ask', async () => {
      const { bruno, orderId, request } = await forwarded()
      const received = async () => {
        await plaza.settle()
        return plaza.mailTo(bruno.email).filter(({ subject }) => subject.startsWith('Confirm that')).length
      }
      for (const _ of [1, 2, 3]) expect((await request(plaza.browser())).status).toBe(200)
      expect(await received()).toBe(1)
      for (let minute = 0; minute < 6; minute += 1) {
        plaza.moveClock(60_000)
        await request(plaza.browser())
      }
      expect(await received()).toBe(5)
      expect(orderId).toBeTruthy()
    })

    test('a claim ends the link, also for reading, and later mails lead to the account', async () => {
      const { bruno, orderId, link, withLink, request, lastMail, open } = await forwarded()
      const chen = await plaza.member('chen')
      await request(chen)
      await open(chen, (await lastMail())?.link())
      expect((await chen.call('orders.claim', { orderId })).status).toBe(200)
      expect((await plaza.browser().call('orders.get', { orderId }, withLink)).status).toBe(404)
      const browser = plaza.browser()
      await open(browser, `${plaza.url}/order-confirmation/${orderId}?link=${link}`)
      expect((await browser.call('orders.get', { orderId })).status).toBe(404)
      expect((await bruno.get(`/orders/${orderId}`)).status).toBe(404)
      await deliver(orderId)
      await plaza.settle()
      const mail = plaza.mailTo(bruno.email).findLast(({ subject }) => subject.startsWith('Delivered'))
      expect(mail?.link()).toBe(`${plaza.url}/order-confirmation/${orderId}`)
      expect((await chen.call('orders.get', { orderId })).body.mayAct).toBe(true)
    })

    test('an account whose address was proven by mail and is the order’s acts and claims by the link', async () => {
      const vera = await plaza.newcomer('vera')
      await plaza.settle()
      const mail = plaza.mailTo('vera@example.com').find(({ text }) => text.includes('/verify-email'))
      await vera.call('accounts.email.verify', { token: new URL(mail?.link() ?? '').searchParams.get('token') })
      const guest = plaza.guest()
      await guest.add(await plaza.variant('PLATE'))
      const { orderId, link } = (await guest.placeOrder({ email: 'Vera@example.com' })).body
      const withLink = { headers: { 'plaza-order-link': link } }
      expect((await vera.call('orders.get', { orderId }, withLink)).body.mayAct).toBe(true)
      expect((await vera.call('orders.claim', { orderId }, withLink)).status).toBe(200)
    })
  })

  test('joins automatically after its email address is verified by mail, not before', async () => {
    const guest = plaza.guest()
    await guest.add(await plaza.variant('PLATE'))
    const { orderId } = (await guest.placeOrder({ email: 'Greta@Example.com' })).body
    const greta = await plaza.newcomer('greta')
    await plaza.settle()
    expect((await greta.call('orders.list')).body.items).toEqual([])
    expect((await greta.call('orders.get', { orderId })).status).toBe(404)
    const mail = plaza.mailTo('greta@example.com').find(({ text }) => text.includes('/verify-email'))
    const token = new URL(mail?.link() ?? '').searchParams.get('token')
    expect((await greta.call('accounts.email.verify', { token })).status).toBe(200)
    await plaza.settle()
    expect((await greta.call('orders.list')).body.items.map(({ id }: { id: string }) => id)).toEqual([orderId])
  })
})

describe('buying again', () => {
  test('adds available items to the cart, and reports what is unavailable, short or more expensive', async () => {
    const guest = plaza.guest()
    await guest.add(await plaza.variant('MUG-IVORY'), 2)
    await guest.add(await plaza.variant('CABLE'), 1)
    const { orderId } = (await guest.placeOrder()).body
    await transactAsSystem(plaza.services, async (tx) => setVariantPrice(tx, await plaza.variant('CABLE'), 3500))
    const { status, body } = await guest.call('POST', `/orders/${orderId}/reorder`, {})
    expect(status).toBe(200)
    expect(body).toEqual({
      added: 2,
      notices: [
        { kind: 'fewer', name: 'Ribbed Mug', quantity: 1, measure: { unit: 'piece', step: 1000 } },
        {
          kind: 'dearer',
          name: 'Charging Cable',
          before: { amountMinor: 3000, currency: 'USD' },
          now: { amountMinor: 3500, currency: 'USD' },
        },
      ],
    })
    expect((await guest.cart()).body.itemCount).toBe(2)
    expect((await plaza.guest().call('POST', `/orders/${orderId}/reorder`, {})).status).toBe(404)
    await transactAsSystem(plaza.services, async (tx) => setVariantPrice(tx, await plaza.variant('CABLE'), 3000))
  })
})

describe('photos of a return', () => {
  const BROKEN = { lines: [{ position: 0, quantity: 1 }], reason: 'damaged' }
  let picture: Uint8Array<ArrayBuffer>
  beforeAll(async () => {
    const image = sharp({ create: { width: 400, height: 300, channels: 3, background: '#a63' } })
    picture = new Uint8Array(await image.png().toBuffer())
  })
  const photo = async (member: Member) => ((await (await member.send('PUT', '/uploads', picture)).json()) as { uploadId: string }).uploadId

  test('can be uploaded by a guest after a purchase; another guest’s uploads cannot be used', async () => {
    const bruno = plaza.guest()
    const lola = plaza.guest()
    for (const guest of [bruno, lola]) await guest.add(await plaza.variant('PLATE'))
    expect((await bruno.upload(picture)).status).toBe(401)
    const { orderId } = (await bruno.placeOrder()).body
    await lola.placeOrder({ email: 'dora@example.com' })
    await deliver(orderId)
    const request = (photos: string[]) => bruno.call('POST', `/orders/${orderId}/returns`, { ...BROKEN, number: `${orderId}-1`, photos })
    expect((await request([(await lola.upload(picture)).uploadId])).status).toBe(404)
    const { status, body } = await request([(await bruno.upload(picture)).uploadId])
    expect([status, body.parts?.[0].returns[0].photos.length]).toEqual([200, 1])
    expect((await vendor('get', { number: `${orderId}-1` })).body.returns[0].photos).toHaveLength(1)
  })

  test('are the member’s own uploads, kept with the return, and erased with the account', async () => {
    const nora = await plaza.newcomer('nora')
    const orderId = await buy(nora, ['PLATE'], 'nora@example.com')
    await deliver(orderId)
    const request = (photos: string[]) => nora.call('orders.returns.request', { ...BROKEN, orderId, number: `${orderId}-1`, photos })
    expect((await request([await photo(await plaza.member('chen'))])).status).toBe(404)
    const { status, body } = await request([await photo(nora)])
    expect(status).toBe(200)
    const [kept] = body.parts[0].returns[0].photos
    expect(kept.sources.map(({ width }: { width: number }) => width)).toEqual([160, 400])
    expect((await fetch(plaza.url + kept.sources[0].url)).status).toBe(200)
    const seen = (await vendor('get', { number: `${orderId}-1` })).body
    expect(seen.returns[0].photos).toHaveLength(1)
    const { id } = await nora.me()
    const personalData = plaza.services.resources.personalData.find(({ type }) => type === 'order')?.personalData
    expect(await personalData?.files?.(plaza.services.db, id)).toHaveLength(1)
    await transactAsSystem(plaza.services, async (tx) => personalData?.erase(tx, id))
    expect(await personalData?.files?.(plaza.services.db, id)).toEqual([])
    expect((await vendor('get', { number: `${orderId}-1` })).body.returns[0].photos).toEqual([])
  })
})

describe('mails', () => {
  const subjectsTo = (address: string) => plaza.mailTo(address).map(({ subject }) => subject)

  test('about an order use the language it was placed in; the first contains the private link', async () => {
    const guest = plaza.guest()
    guest.language = 'es'
    await guest.add(await plaza.variant('PLATE'))
    const { orderId, link } = (await guest.placeOrder({ email: 'lola@example.com' })).body
    await deliver(orderId)
    await plaza.settle()
    expect(subjectsTo('lola@example.com')).toEqual([`Tu pedido ${orderId}`, `En camino: pedido ${orderId}`, `Entregado: pedido ${orderId}`])
    const [first] = plaza.mailTo('lola@example.com')
    expect(first?.link()).toBe(`${plaza.url}/order-confirmation/${orderId}?link=${link}`)
    expect(first?.text).toContain('$42.40')
    await plaza.settle()
    expect(subjectsTo('lola@example.com')).toHaveLength(3)
  })

  test('have no link and no line of their own from a name, an answer or a dispute', async () => {
    const bait = 'Claim it at https://evil.example/win or evil.example'
    const guest = plaza.guest()
    await guest.add(await plaza.variant('PLATE'))
    const { orderId } = (await guest.placeOrder({ shippingAddress: { ...BRUNO_ADDRESS, name: `Bruno. ${bait}` } })).body
    await deliver(orderId)
    const lines = [{ position: 0, quantity: 1 }]
    const { parts } = (await guest.call('POST', `/orders/${orderId}/returns`, { number: `${orderId}-1`, lines, reason: 'other' })).body
    const returnId = parts[0].returns[0].id
    await vendor('returns.refuse', { returnId, answer: bait })
    await guest.call('POST', `/orders/${orderId}/returns/${returnId}/dispute`, { message: bait })
    await plaza.settle()
    const mails = [...plaza.mailTo(guest.email), ...plaza.mailTo('amira@example.com').slice(-1)]
    expect(mails).toHaveLength(5)
    for (const { subject, text, html } of mails)
      for (const part of [subject, text, html]) expect(part).not.toMatch(/evil\.example|:\/\/evil/)
  })

  test('a review is requested once, some days after delivery, and never after a return', async () => {
    const guest = plaza.guest()
    await guest.add(await plaza.variant('PLATE'))
    const { orderId } = (await guest.placeOrder({ email: 'rosa@example.com' })).body
    await deliver(orderId)
    await guest.add(await plaza.variant('PLATE'))
    const back = (await guest.placeOrder({ email: 'rita@example.com' })).body.orderId
    await deliver(back)
    const lines = [{ position: 0, quantity: 1 }]
    const { parts } = (await guest.call('POST', `/orders/${back}/returns`, { number: `${back}-1`, lines, reason: 'other' })).body
    await vendor('returns.accept', { returnId: parts[0].returns[0].id })
    await vendor('returns.receive', { returnId: parts[0].returns[0].id, restock: false })
    await plaza.settle()
    plaza.moveClock(5 * DAY)
    // The due job enqueues the mail, which needs a second run.
    for (const _ of [1, 2]) await plaza.settle()
    expect(subjectsTo('rosa@example.com')).toContain('How was your order?')
    expect(subjectsTo('rita@example.com')).not.toContain('How was your order?')
    plaza.moveClock(5 * DAY)
    await plaza.settle()
    expect(subjectsTo('rosa@example.com').filter((subject) => subject === 'How was your order?')).toHaveLength(1)
  })
})

describe('administrators’ settings', () => {
  test('set the return window and the invitation; a stale write is rejected, others get 404', async () => {
    const omar = await plaza.member('omar')
    const { body } = await omar.call('orders.settings.get')
    expect(body).toEqual({
      returnWindowDays: 14,
      cancelWindowHours: null,
      reviewInvitationDays: 5,
      confirmAboveMinor: null,
      confirmPendingOrders: 3,
      confirmHours: 24,
      proposalAnswerDays: 3,
      version: 1,
    })
    expect((await omar.call('orders.settings.update', { ...body, returnWindowDays: 30 })).body.version).toBe(2)
    expect((await omar.call('orders.settings.update', { ...body, returnWindowDays: 7 })).body).toMatchObject({
      code: 'STALE',
      data: { current: { returnWindowDays: 30 } },
    })
    expect((await omar.call('orders.settings.update', { ...body, version: 2, returnWindowDays: 366 })).status).toBe(400)
    expect((await amira.call('orders.settings.get')).status).toBe(404)
  })

  test('a failed refund is retried once an hour later', async () => {
    const omar = await plaza.member('omar')
    const guest = plaza.guest()
    await guest.add(await plaza.variant('PLATE'), 2)
    const { orderId } = (await guest.placeOrder({ payment: 'transfer' })).body
    await omar.call('orders.markPaid', { orderId })
    const lines = [{ position: 0, quantity: 1 }]
    await guest.call('POST', `/orders/${orderId}/cancellations`, { number: `${orderId}-1`, lines })
    const refunds = () =>
      plaza.rows<{ id: string; status: string; amount_minor: number; reference_id: string; payment_id: string }>(
        `select r.* from payments.refunds r join payments.payments p on p.id = r.payment_id where p.reference_id = $1 order by r.id`,
        [orderId],
      )
    const [refund] = await refunds()
    if (!refund) throw new Error('no payment was requested')
    // Simulates a refusal by the provider.
    await plaza.rows(`update payments.refunds set status = 'failed' where id = $1`, [refund.id])
    await plaza.rows('update payments.payments set refunded_minor = 0 where id = $1', [refund.payment_id])
    const about = {
      paymentId: refund.payment_id,
      reference: { type: 'order', id: orderId },
      provider: 'manual',
      method: 'transfer',
      currency: 'USD',
    }
    const failed = {
      ...about,
      refundId: refund.id,
      amountMinor: refund.amount_minor,
      cause: { type: 'orderRefund', id: refund.reference_id },
    }
    for (const _ of ['said', 'said twice']) await transactAsSystem(plaza.services, async (tx) => publish(tx, refundFailed(failed)))
    await plaza.settle()
    expect((await refunds()).map(({ status }) => status)).toEqual(['failed'])
    plaza.moveClock(3600_000)
    await plaza.settle()
    expect((await refunds()).map(({ status, amount_minor }) => [status, amount_minor])).toEqual([
      ['failed', refund.amount_minor],
      ['succeeded', refund.amount_minor],
    ])
  })

  test('a part of the money that was returned is in the list and on the page', async () => {
    const [omar, chen] = await Promise.all([plaza.member('omar'), plaza.member('chen')])
    await chen.call('cart.addLine', { variantId: await plaza.variant('PLATE'), quantity: 3 })
    const placed = await chen.call('checkout.placeOrder', {
      email: 'chen@example.com',
      shippingAddress: BRUNO_ADDRESS,
      payment: 'transfer',
    })
    const { orderId } = placed.body
    await omar.call('orders.markPaid', { orderId })
    const find = async () => (await chen.call('orders.list')).body.items.find(({ id }: { id: string }) => id === orderId)
    expect((await find()).refunded).toEqual({ amountMinor: 0, currency: 'USD' })
    const lines = [{ position: 0, quantity: 1 }]
    expect((await chen.call('orders.cancel', { orderId, number: `${orderId}-1`, lines })).status).toBe(200)
    const { refunded, total } = await find()
    expect(refunded).toEqual((await chen.call('orders.get', { orderId })).body.refunded)
    expect([refunded.amountMinor > 0, refunded.amountMinor < total.amountMinor]).toEqual([true, true])
  })

  test('a received transfer is marked as paid once; later cancellations are refunded', async () => {
    const omar = await plaza.member('omar')
    const guest = plaza.guest()
    await guest.add(await plaza.variant('PLATE'))
    const { orderId } = (await guest.placeOrder({ payment: 'transfer' })).body
    const paid = () => omar.call('orders.markPaid', { orderId })
    expect((await paid()).status).toBe(200)
    expect((await paid()).status).toBe(200)
    expect((await omar.call('orders.markPaid', { orderId: 'ORD-0000000000' })).status).toBe(404)
    const { body } = await guest.call('POST', `/orders/${orderId}/cancellations`, { number: `${orderId}-1` })
    expect(body).toMatchObject({ status: 'Cancelled', payment: { status: 'paid', refunded: body.total } })
  })
})
