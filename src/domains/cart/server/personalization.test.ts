/** Engraved rings in the cart: two engravings of one ring are two lines, and share its stock. */
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import { deleteOrphanedFiles } from '#platform/server/files/orphaned-files.ts'
import { ENGRAVING, engraved, FONT, PICTURE, sellRing } from '#test/plaza/engraved-ring.ts'
import type { Guest } from '#test/plaza/guest.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { setAvailable } from '#test/plaza/set-available.sql.ts'
import type { CartLine } from '../contract.ts'
import { deleteOldCarts } from './jobs.ts'

let plaza: TestPlaza
let productId = ''
let ring = ''
let photo: Uint8Array<ArrayBuffer>

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;({ productId, ring } = await sellRing(plaza))
  const made = sharp({ create: { width: 60, height: 40, channels: 3, background: '#aa5533' } }).withExif({ IFD0: { Copyright: 'Bruno' } })
  photo = new Uint8Array(await made.jpeg().toBuffer())
})
beforeEach(() => setFields([ENGRAVING, FONT, PICTURE]))
afterAll(() => plaza.close())

const setFields = (fields: object[]) =>
  plaza.rows('update catalog.products set personalization = $2 where id = $1 returning id', [productId, JSON.stringify(fields)])
const add = (guest: Guest, values: { id: string; value: string }[], quantity = 1, headers = {}) =>
  guest.call('POST', '/cart/lines', { variantId: ring, quantity, personalization: values }, headers)
const shown = (lines: CartLine[]) =>
  lines.map(({ quantity, personalization }) => [personalization.map(({ value }) => value).join('/'), quantity])
const idOf = (lines: CartLine[], text: string) => lines.find(({ personalization }) => personalization[0]?.value === text)?.id ?? ''
const asBrowser = (guest: Guest, headers = {}) => ({
  'sec-fetch-site': 'same-origin',
  'x-forwarded-for': guest.address,
  ...(guest.token && { cookie: `plaza_guest=${guest.token}` }),
  ...headers,
})
async function send(guest: Guest, body: Uint8Array<ArrayBuffer> = photo) {
  const response = await fetch(`${plaza.url}/cart/pictures`, { method: 'PUT', body, headers: asBrowser(guest) })
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('plaza_guest='))
  if (cookie) guest.token = cookie.slice('plaza_guest='.length, cookie.indexOf(';'))
  return { status: response.status, body: (await response.json()) as { uploadId: string; url: string; code?: string } }
}
const open = (guest: Guest, url: string) => fetch(plaza.url + url, { headers: asBrowser(guest) })

describe('lines', () => {
  test('two engravings of one ring are two lines, the same engraving again is one; empty values are none', async () => {
    const bruno = plaza.guest()
    await add(bruno, engraved('Lena', 'Serif'), 2)
    await add(bruno, engraved('Omar'))
    const { body } = await add(bruno, [
      { id: 'font', value: 'Serif' },
      { id: 'engraving', value: ' Lena ' },
      { id: 'picture', value: '' },
    ])
    expect(shown(body.lines)).toEqual([
      ['Lena/Serif', 3],
      ['Omar', 1],
    ])
    expect(body.lines[0].personalization).toEqual([
      { id: 'engraving', type: 'text', label: 'Engraving', value: 'Lena', pictureUrl: null },
      { id: 'font', type: 'choice', label: 'Font', value: 'Serif', pictureUrl: null },
    ])
    expect([body.itemCount, body.totals.subtotal.amountMinor]).toEqual([4, 160_00])
    bruno.language = 'es'
    expect((await bruno.cart()).body.lines[0].personalization).toMatchObject([
      { label: 'Grabado' },
      { label: 'Letra', value: 'Con remates' },
    ])
  })

  test.each([
    ['nothing', [], { engraving: 'required' }],
    ['too long a text', engraved('thirteen char'), { engraving: 'too_big' }],
    ['a choice that nobody offers', engraved('Lena', 'Gothic'), { font: 'choiceGone' }],
    ['a field that it lacks', [...engraved('Lena'), { id: 'color', value: 'red' }], { color: 'fieldGone' }],
    ['a field twice', [...engraved('Lena'), ...engraved('Omar')], { engraving: 'fieldGone' }],
    ['somebody’s picture', [...engraved('Lena'), { id: 'picture', value: `pic_${'0'.repeat(26)}` }], { picture: 'pictureGone' }],
    ['a picture that is no id', [...engraved('Lena'), { id: 'picture', value: '../etc' }], { picture: 'pictureGone' }],
  ])('%s is refused, and the field is named', async (_what, values, expected) => {
    const bruno = plaza.guest()
    const { status, body } = await add(bruno, values)
    expect(status).toBe(400)
    const found = body.data.fields.map(({ path, rule }: { path: string; rule: string }) => [path.replace('personalization.', ''), rule])
    expect(Object.fromEntries(found)).toEqual(expected)
    expect((await bruno.cart()).body.lines).toEqual([])
  })

  test('twelve characters fit as people count them: letters with their marks, and a family in one emoji', async () => {
    const text = `حُبٌّ ${'👩‍👩‍👧‍👦'.repeat(9)}`
    const { status, body } = await add(plaza.guest(), engraved(text))
    expect([status, body.lines[0].personalization[0].value]).toEqual([200, text])
    expect((await add(plaza.guest(), engraved(`${text}!`))).status).toBe(400)
  })

  test('a product without fields takes none', async () => {
    const { status, body } = await plaza.guest().call('POST', '/cart/lines', {
      variantId: await plaza.variant('PLATE'),
      personalization: engraved('Lena'),
    })
    expect([status, body.data.fields[0]]).toMatchObject([400, { path: 'personalization.engraving', rule: 'fieldGone' }])
  })

  test('quantities, removal, undo, saving for later and prices work line by line', async () => {
    const bruno = plaza.guest()
    await add(bruno, engraved('Lena'), 2)
    const [lena, omar] = [(await bruno.cart()).body.lines, (await add(bruno, engraved('Omar'))).body.lines].map((lines, index) =>
      idOf(lines, index === 0 ? 'Lena' : 'Omar'),
    ) as [string, string]
    expect(shown((await bruno.setQuantity(omar, 3)).body.lines)).toEqual([
      ['Lena', 2],
      ['Omar', 3],
    ])
    expect(shown((await bruno.setQuantity(lena, 0)).body.lines)).toEqual([['Omar', 3]])
    expect(shown((await bruno.call('POST', '/cart/restored', { lineIds: [lena] })).body.lines)).toEqual([
      ['Lena', 2],
      ['Omar', 3],
    ])
    const saved = await bruno.call('POST', '/cart/saved', { lineId: omar })
    expect([shown(saved.body.lines), shown(saved.body.saved)]).toEqual([[['Lena', 2]], [['Omar', 3]]])
    const back = await bruno.call('POST', `/cart/saved/${omar}`, {})
    expect([shown(back.body.lines), shown(back.body.saved)]).toEqual([
      [
        ['Lena', 2],
        ['Omar', 3],
      ],
      [],
    ])
    await plaza.rows('update cart.lines set seen_price_minor = 3500 where line_id = $1 returning line_id', [omar])
    const seenPrices = ({ lines }: { lines: CartLine[] }) => lines.map(({ priceBefore }) => priceBefore?.amountMinor ?? null)
    expect(seenPrices((await bruno.cart()).body)).toEqual([null, 3500])
    const accepted = await bruno.call('POST', '/cart/prices', { lines: [{ lineId: omar, unitPriceMinor: 4000 }] })
    expect(seenPrices(accepted.body)).toEqual([null, null])
    expect((await bruno.call('PUT', '/cart/lines', { lines: [{ lineId: lena, quantity: 1 }] })).body).toMatchObject({
      lines: [{ id: lena, quantity: 1 }],
      saved: [
        { id: lena, quantity: 1 },
        { id: omar, quantity: 3 },
      ],
    })
  })

  test('a removed line is set to a quantity again; one that never was is missing', async () => {
    const bruno = plaza.guest()
    const lena = idOf((await add(bruno, engraved('Lena'))).body.lines, 'Lena')
    await bruno.setQuantity(lena, 0)
    expect(shown((await bruno.setQuantity(lena, 2)).body.lines)).toEqual([['Lena', 2]])
    expect((await bruno.setQuantity(`${ring}.${'0'.repeat(32)}`, 2)).status).toBe(404)
    expect((await bruno.setQuantity(ring, 2)).body.data.fields).toMatchObject([{ path: 'personalization.engraving', rule: 'required' }])
  })

  test('an addition that waited offline and is sent twice counts once', async () => {
    const bruno = plaza.guest()
    await bruno.clearCart()
    const replies = await Promise.all([1, 2, 3].map(() => add(bruno, engraved('Lena'), 1, { 'idempotency-key': 'engraved-while-offline' })))
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(shown((await bruno.cart()).body.lines)).toEqual([['Lena', 1]])
  })

  test('of two additions of one engraving at the same moment both count, on one line', async () => {
    const bruno = plaza.guest()
    await bruno.clearCart()
    await Promise.all([...Array(8).keys()].map((n) => add(bruno, engraved(n % 2 === 0 ? 'Lena' : 'Omar'))))
    expect(shown((await bruno.cart()).body.lines).sort()).toEqual([
      ['Lena', 4],
      ['Omar', 4],
    ])
  })
})

describe('stock and amounts', () => {
  test('of ten rings, six engraved and six more of another engraving are ten together', async () => {
    const bruno = plaza.guest()
    await add(bruno, engraved('Lena'), 6)
    const { body } = await add(bruno, engraved('Omar'), 6)
    expect([shown(body.lines), body.cappedTo]).toEqual([
      [
        ['Lena', 6],
        ['Omar', 4],
      ],
      4,
    ])
    expect((await add(bruno, engraved('Chen'))).body.code).toBe('SOLD_OUT')
    const omar = idOf(body.lines, 'Omar')
    expect((await bruno.setQuantity(omar, 9)).body).toMatchObject({ cappedTo: 4 })
    await bruno.call('POST', '/cart/saved', { lineId: omar })
    await add(bruno, engraved('Chen'), 3)
    expect((await bruno.call('POST', `/cart/saved/${omar}`, {})).body).toMatchObject({ cappedTo: 1 })
  })

  test('when less is left than both lines want, both say so and the order is refused', async () => {
    const bruno = plaza.guest()
    await add(bruno, engraved('Lena'), 2)
    await add(bruno, engraved('Omar'), 2)
    await setAvailable(plaza.rows, ring, 3)
    expect((await bruno.cart()).body.lines).toMatchObject([
      { notice: 'notEnough', left: 1 },
      { notice: 'notEnough', left: 1 },
    ])
    expect((await bruno.placeOrder({})).body).toMatchObject({
      code: 'SOLD_OUT',
      data: { lines: [{ variantId: ring, wanted: 4, left: 3 }] },
    })
    await setAvailable(plaza.rows, ring, 10)
  })

  test('a minimum and a maximum are of all engravings together', async () => {
    await plaza.rows('update catalog.products set min_steps = 3, max_steps = 5 where id = $1 returning id', [productId])
    const bruno = plaza.guest()
    const first = await bruno.call('POST', '/cart/lines', { variantId: ring, personalization: engraved('Lena') })
    expect(first.body.lines).toMatchObject([{ quantity: 3, least: 3, most: 5 }])
    expect((await add(bruno, engraved('Omar'))).body.lines).toMatchObject([
      { quantity: 3, least: 2, most: 4, notice: null },
      { quantity: 1, least: 1, most: 2, notice: null },
    ])
    expect((await add(bruno, engraved('Chen'), 2)).body.data.fields).toMatchObject([{ path: 'quantity', rule: 'steps' }])
    await plaza.rows('update catalog.products set min_steps = 1, max_steps = null where id = $1 returning id', [productId])
  })
})

test('a login adds up the same engravings and keeps the others apart, up to the stock', async () => {
  const dalia = await plaza.member('dalia')
  const putIn = (browser: typeof dalia, text: string, quantity: number) =>
    browser.call('cart.addLine', { variantId: ring, quantity, personalization: engraved(text) })
  await putIn(dalia, 'Lena', 4)
  const browser = plaza.browser()
  await putIn(browser, 'Lena', 2)
  await putIn(browser, 'Omar', 7)
  await browser.logIn('dalia@example.com', FIXTURE_PASSWORD)
  expect(shown((await browser.call('cart.get')).body.lines)).toEqual([
    ['Lena', 6],
    ['Omar', 4],
  ])
})

test('a field that the vendor changes blocks the line and the order until the shopper chooses again', async () => {
  const bruno = plaza.guest()
  await add(bruno, engraved('Lena', 'Serif'))
  await setFields([ENGRAVING, { ...FONT, choices: [{ value: 'Script', names: {} }] }])
  expect((await bruno.cart()).body.lines).toMatchObject([
    { notice: 'personalization', personalization: [{ value: 'Lena' }, { value: 'Serif' }] },
  ])
  const refused = await bruno.placeOrder({})
  expect([refused.status, refused.body.code, refused.body.data]).toEqual([409, 'PERSONALIZATION_CHANGED', { names: ['Silver Ring'] }])
  await setFields([ENGRAVING])
  expect((await bruno.cart()).body.lines[0]).toMatchObject({
    notice: 'personalization',
    personalization: [{}, { label: '', value: 'Serif' }],
  })
})

describe('pictures', () => {
  test('a guest without a cart sends one; it is re-encoded, private, and theirs alone', async () => {
    const bruno = plaza.guest()
    const { status, body } = await send(bruno)
    expect(status).toBe(200)
    expect(bruno.token).toMatch(/^gst_/)
    const own = await open(bruno, body.url)
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const kept = await sharp(Buffer.from(await own.arrayBuffer())).metadata()
    expect([kept.format, kept.width, kept.exif]).toEqual(['webp', 60, undefined])
    const [{ key }] = (await plaza.rows<{ key: string }>('select key from cart.pictures where id = $1', [body.uploadId])) as [
      { key: string },
    ]
    expect((await open(bruno, `/files/${key}`)).status).toBe(404)
    const chen = plaza.guest()
    expect((await open(chen, body.url)).status).toBe(404)
    await chen.clearCart()
    expect((await open(chen, body.url)).status).toBe(404)
    const stolen = await add(chen, [...engraved('Lena'), { id: 'picture', value: body.uploadId }])
    expect(stolen.body.data.fields).toMatchObject([{ path: 'personalization.picture', rule: 'pictureGone' }])
    const used = await add(bruno, [...engraved('Lena'), { id: 'picture', value: body.uploadId }])
    await setFields([{ ...ENGRAVING, maxLength: 60 }])
    await add(chen, engraved(body.uploadId))
    expect((await open(chen, body.url)).status).toBe(404)
    expect(used.body.lines[0].personalization[1]).toEqual({
      id: 'picture',
      type: 'image',
      label: 'Picture inside',
      value: '',
      pictureUrl: body.url,
    })
  })

  test('what is no picture is refused, and so is a page of another site', async () => {
    const bruno = plaza.guest()
    expect((await send(bruno, new TextEncoder().encode('<svg onload="alert(1)"/>'))).body.code).toBe('PICTURE_REFUSED')
    const foreign = { ...asBrowser(bruno), 'sec-fetch-site': 'cross-site' }
    expect((await fetch(`${plaza.url}/cart/pictures`, { method: 'PUT', body: photo, headers: foreign })).status).toBe(403)
  })

  test('one that no line has is deleted after a day; one of a line stays, until nothing has it any more', async () => {
    const bruno = plaza.guest()
    const [unused, used] = [await send(bruno), await send(bruno)]
    const line = idOf((await add(bruno, [...engraved('Lena'), { id: 'picture', value: used.body.uploadId }])).body.lines, 'Lena')
    const pass = async (days: number) => {
      plaza.moveClock(days * 86_400_000)
      await deleteOldCarts.run(plaza.services, {})
      plaza.moveClock(3600_000)
      await deleteOrphanedFiles.run(plaza.services, {})
    }
    await pass(2)
    expect([(await open(bruno, unused.body.url)).status, (await open(bruno, used.body.url)).status]).toEqual([404, 200])
    const late = await add(bruno, [...engraved('Omar'), { id: 'picture', value: unused.body.uploadId }])
    expect(late.body.data.fields).toMatchObject([{ rule: 'pictureGone' }])
    await bruno.setQuantity(line, 0)
    await pass(9)
    expect((await open(bruno, used.body.url)).status).toBe(404)
    expect(await plaza.rows('select id from cart.pictures where id = any($1)', [[unused, used].map(({ body }) => body.uploadId)])).toEqual(
      [],
    )
  })

  test('fifty a day are enough for a guest, and an address that invents guests is limited too', async () => {
    const bruno = plaza.guest()
    const { body } = await send(bruno)
    await plaza.rows(
      `insert into cart.pictures (id, owner, key, width, height, bytes, uploaded_at, used_at)
       select 'pic_' || lpad(n::text, 26, '0'), owner, 'key-' || n, 1, 1, 1, uploaded_at, used_at
       from cart.pictures cross join generate_series(1, 49) as n where id = $1 returning id`,
      [body.uploadId],
    )
    expect(await send(bruno)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
    const statuses = new Set<number>()
    for (let n = 0; n < 65; n += 1) {
      const invented = plaza.guest()
      invented.address = '10.99.0.1'
      statuses.add((await send(invented, new Uint8Array([1]))).status)
    }
    expect([...statuses]).toEqual([422, 429])
  })
})
