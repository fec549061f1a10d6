/** Engraved rings from the order on: frozen at the sale, seen by shopper and vendor, printed, mailed, bought again, exported and erased. */
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { deleteOldCarts } from '#domains/cart/server/jobs.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { PAYLOADS } from '#test/e2e/payloads.ts'
import { ENGRAVING, engraved, FONT, PICTURE, sellRing } from '#test/plaza/engraved-ring.ts'
import { BRUNO_ADDRESS } from '#test/plaza/guest.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { readPdf } from '#test/plaza/read-pdf.ts'
import type { LineView } from '../contract.ts'

let plaza: TestPlaza
let [amira, bruno, chen] = [] as unknown as [Member, Member, Member]
let workspace = ''
let productId = ''
let ring = ''
let photo: Uint8Array<ArrayBuffer>

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;({ productId, ring } = await sellRing(plaza, 1000))
  ;[amira, bruno, chen] = await Promise.all([plaza.member('amira'), plaza.member('bruno'), plaza.member('chen')])
  workspace = await plaza.workspace('Dar Amira')
  const made = sharp({ create: { width: 60, height: 40, channels: 3, background: '#aa5533' } }).png()
  photo = new Uint8Array(await made.toBuffer())
})
afterAll(async () => {
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

const setFields = (fields: object[]) =>
  plaza.rows('update catalog.products set personalization = $2 where id = $1 returning id', [productId, JSON.stringify(fields)])
const add = (values: { id: string; value: string }[], quantity = 1, who = bruno) =>
  who.call('cart.addLine', { variantId: ring, quantity, personalization: values })
const order = (who = bruno) => who.call('checkout.placeOrder', { email: 'bruno@example.com', shippingAddress: BRUNO_ADDRESS })
const sendPhoto = async (who = bruno) =>
  (await (await who.send('PUT', '/cart/pictures', photo)).json()) as { uploadId: string; url: string }
const valuesOf = (lines: LineView[]) => lines.map(({ personalization }) => personalization.map(({ label, value }) => `${label}: ${value}`))

/** Places an order of a ring with a picture and one without. */
async function orderRings(): Promise<{ orderId: string; picture: { uploadId: string; url: string } }> {
  const picture = await sendPhoto()
  await add([...engraved('Lena', 'Serif'), { id: 'picture', value: picture.uploadId }])
  await add(engraved('عمر'), 2)
  const { status, body } = await order()
  expect(status).toBe(200)
  await plaza.settle()
  return { orderId: body.orderId, picture }
}

test('two engravings are two lines of the order, with labels and translations as they were at the sale', async () => {
  const { orderId } = await orderRings()
  expect((await bruno.call('cart.get')).body.lines).toEqual([])
  await setFields([
    { ...ENGRAVING, labels: { en: 'Words' } },
    { ...FONT, choices: [{ value: 'Script', names: {} }] },
  ])
  const seen = async (who: Member, language: string) => {
    who.language = language
    const { body } = await who.call('orders.get', { orderId })
    who.language = 'en'
    return valuesOf(body.parts[0].lines)
  }
  expect(await seen(bruno, 'en')).toEqual([['Engraving: Lena', 'Font: Serif', 'Picture inside: '], ['Engraving: عمر']])
  expect(await seen(bruno, 'es')).toEqual([['Grabado: Lena', 'Letra: Con remates', 'Imagen interior: '], ['Grabado: عمر']])
  const vendors = await amira.call('orders.vendor.get', { number: `${orderId}-1` }, { workspace })
  expect(valuesOf(vendors.body.lines)).toEqual(await seen(bruno, 'en'))
  await setFields([ENGRAVING, FONT, PICTURE])
})

test('a purchase that is frozen for a card payment takes the lines that it bought out of the cart, and no others', async () => {
  await add(engraved('Lena'))
  const begun = await bruno.call('checkout.begin', { email: 'bruno@example.com', shippingAddress: BRUNO_ADDRESS })
  expect(begun.status).toBe(200)
  await add(engraved('Noor'))
  expect((await bruno.call('checkout.pay', { checkoutId: begun.body.id, card: 'accepted' })).status).toBe(200)
  await plaza.settle()
  const placed = await bruno.call('orders.get', { orderId: begun.body.orderId })
  expect(valuesOf(placed.body.parts[0].lines)).toEqual([['Engraving: Lena']])
  const { lines } = (await bruno.call('cart.get')).body
  expect(lines).toMatchObject([{ personalization: [{ value: 'Noor' }] }])
  await bruno.call('cart.clear')
})

describe('a picture', () => {
  test('is for the shopper and the vendor, and stays when the cart is long gone', async () => {
    const { orderId, picture } = await orderRings()
    const [line] = (await bruno.call('orders.get', { orderId })).body.parts[0].lines as [LineView]
    const url = line.personalization[2]?.pictureUrl ?? ''
    expect(url).toBe(`/order-pictures/${orderId}/${picture.uploadId}`)
    plaza.moveClock(30 * 86_400_000)
    await deleteOldCarts.run(plaza.services, {})
    await plaza.settle()
    ;[amira, bruno, chen] = await Promise.all([plaza.member('amira'), plaza.member('bruno'), plaza.member('chen')])
    const admin = await plaza.member('omar')
    const open = async (who: Member, path: string) => (await who.send('GET', path)).status
    expect(await Promise.all([bruno, amira, chen, admin, plaza.browser()].map((who) => open(who, url)))).toEqual([200, 200, 404, 404, 404])
    expect(await open(amira, picture.url)).toBe(404)
    const other = (await orderRings()).orderId
    expect(await open(amira, `/order-pictures/${other}/${picture.uploadId}`)).toBe(404)
    const seen = (await admin.call('orders.admin.get', { number: orderId })).body.parts[0].lines[0].personalization
    expect(seen[2]).toMatchObject({ type: 'image', pictureUrl: null })
  })

  test('of a guest’s order is theirs, and the vendor’s', async () => {
    const guest = plaza.browser()
    const picture = await sendPhoto(guest)
    await add([...engraved('Lena'), { id: 'picture', value: picture.uploadId }], 1, guest)
    const { orderId } = (await order(guest)).body
    const url = `/order-pictures/${orderId}/${picture.uploadId}`
    expect((await guest.send('GET', url)).status).toBe(200)
    expect((await amira.send('GET', url)).status).toBe(200)
    expect((await bruno.send('GET', url)).status).toBe(404)
  })
})

test('the packing slip, the invoice and the mail say what to engrave', async () => {
  const { orderId } = await orderRings()
  const read = async (who: Member, path: string) => readPdf(Buffer.from(await (await who.send('GET', path)).arrayBuffer()))
  const slip = await read(amira, `/orders/${orderId}-1/packing-slip.pdf?lng=en`)
  for (const expected of ['Engraving', 'Lena', 'Serif', 'picture in the order']) expect(slip).toContain(expected)
  expect(await read(bruno, `/order-confirmation/${orderId}/invoice/${orderId}-1.pdf?lng=en`)).toContain('Lena')
  const mail = plaza.mailTo('bruno@example.com').findLast(({ subject }) => subject.includes(orderId))
  expect(mail?.text).toContain('Silver Ring (S, \u2068Lena\u2069, \u2068Serif\u2069)')
  expect(mail?.text).toContain('\u2068عمر\u2069')
})

test('what a page would run as a script is only text in mails and documents', async () => {
  await setFields([{ ...ENGRAVING, maxLength: 500 }])
  for (const payload of PAYLOADS.filter((text) => text.length <= 500 && !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text)).slice(0, 12)) {
    expect((await add(engraved(payload))).status, payload).toBe(200)
  }
  const { body } = await order()
  await plaza.settle()
  const mail = plaza.mailTo('bruno@example.com').findLast(({ subject }) => subject.includes(body.orderId))
  expect(mail?.html).not.toMatch(/<(script|svg|iframe|img src=x|video|details)/i)
  const slip = await amira.send('GET', `/orders/${body.orderId}-1/packing-slip.pdf?lng=ar`)
  expect([slip.status, slip.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  await setFields([ENGRAVING, FONT, PICTURE])
})

test('a link in an engraving is none in the mail, because anybody’s address can be given', async () => {
  await setFields([{ ...ENGRAVING, maxLength: 60 }])
  await add(engraved('Win at https://evil.example/now'))
  const { body } = await order()
  await plaza.settle()
  const mail = plaza.mailTo('bruno@example.com').findLast(({ subject }) => subject.includes(body.orderId))
  expect(mail?.text).toContain('https: //evil. example/now')
  await setFields([ENGRAVING, FONT, PICTURE])
})

test('buying again takes the engravings and the picture along, and says which rings are engraved in other ways now', async () => {
  const { orderId, picture } = await orderRings()
  const again = await bruno.call('orders.reorder', { orderId })
  expect(again.body).toEqual({ added: 3, notices: [] })
  const { lines } = (await bruno.call('cart.get')).body
  const texts = lines.map((line: LineView) => line.personalization.map(({ value }) => value).join('/'))
  expect(texts.sort()).toEqual(['Lena/Serif/', 'عمر'])
  expect((await bruno.send('GET', picture.url)).status).toBe(200)
  await bruno.call('cart.clear')
  await setFields([ENGRAVING, PICTURE])
  expect((await bruno.call('orders.reorder', { orderId })).body).toEqual({
    added: 2,
    notices: [{ kind: 'otherFields', name: 'Silver Ring' }],
  })
  await setFields([ENGRAVING, FONT, PICTURE])
  await bruno.call('cart.clear')
})

test('the vendor cancels one engraving, and the other is sent', async () => {
  const { orderId } = await orderRings()
  const number = `${orderId}-1`
  await amira.call('orders.vendor.cancel', { number, lines: [{ position: 1, quantity: 1 }] }, { workspace })
  const shipped = await amira.call('orders.vendor.ship', { number }, { workspace })
  expect(shipped.body.parcels[0].lines).toEqual([
    { position: 0, quantity: 1 },
    { position: 1, quantity: 1 },
  ])
})

test('an account exports its texts and pictures, and its erasure leaves neither', async () => {
  const zenobia = await plaza.newcomer('zenobia')
  const { id } = await zenobia.me()
  const [ordered, inCart] = [await sendPhoto(zenobia), await sendPhoto(zenobia)]
  await add([...engraved('Zenobia I'), { id: 'picture', value: ordered.uploadId }], 1, zenobia)
  const { orderId } = (await order(zenobia)).body
  await add([...engraved('Zenobia II'), { id: 'picture', value: inCart.uploadId }], 1, zenobia)
  const { personalData } = plaza.services.resources
  const exported = await Promise.all(personalData.map((each) => each.personalData.export(plaza.services.db, id)))
  expect(JSON.stringify(exported)).toContain('Zenobia I"')
  expect(JSON.stringify(exported)).toContain('Zenobia II"')
  const files = (await Promise.all(personalData.map((each) => each.personalData.files?.(plaza.services.db, id) ?? []))).flat()
  expect(files.map(({ path }) => path)).toEqual([ordered, inCart].map(({ uploadId }) => `personalization/${uploadId}.webp`))
  await amira.call('orders.vendor.cancel', { number: `${orderId}-1` }, { workspace })
  await transactAsSystem(plaza.services, async (tx) => {
    for (const each of personalData) await each.personalData.erase(tx, id)
  })
  plaza.moveClock(11 * 60_000)
  await plaza.rows(`select graphile_worker.add_job('platform:deleteOrphanedFiles')`)
  await plaza.settle()
  expect(await Promise.all(files.map(({ key }) => plaza.services.files.head(key)))).toEqual([null, null])
  expect(await plaza.rows(`select personalization from orders.lines where order_id = $1`, [orderId])).toEqual([{ personalization: [] }])
  expect(await plaza.rows('select id from cart.pictures where owner = $1', [id])).toEqual([])
  expect(await plaza.rows('select line_id from cart.lines where owner = $1', [id])).toEqual([])
})
