import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { archiveProduct, setVariantPrice } from '#domains/catalog/server/fixtures.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { deleteOldCarts } from './jobs.ts'

let plaza: TestPlaza
let sage: string
let ivory: string
let clay: string
let tee: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[sage, ivory, clay, tee] = await Promise.all([
    plaza.variant('MUG-SAGE'),
    plaza.variant('MUG-IVORY'),
    plaza.variant('MUG-CLAY'),
    plaza.variant('TEE-S'),
  ])
})
afterAll(() => plaza.close())

describe('a guest and their cart', () => {
  test('a new visitor has an empty cart that costs nothing, and reading it creates no token', async () => {
    const bruno = plaza.guest()
    const { status, body } = await bruno.cart()
    expect(status).toBe(200)
    expect(body).toMatchObject({ lines: [], itemCount: 0, totals: { total: { amountMinor: 0, currency: 'USD' } } })
    expect(bruno.token).toBeNull()
  })

  test('the first addition creates a token, and the cart is found by it', async () => {
    const bruno = plaza.guest()
    const added = await bruno.add(sage, 2)
    expect(added.status).toBe(200)
    expect(bruno.token).toMatch(/^gst_[0-9a-z]{26}\..{26}$/)
    const { body } = await bruno.cart()
    expect(body.lines).toHaveLength(1)
    expect(body.lines[0]).toMatchObject({
      variantId: sage,
      name: 'Ribbed Mug',
      options: [{ key: 'color', name: 'Color', value: 'sage', label: 'Sage' }],
      quantity: 2,
      notice: null,
      vendor: { name: 'Dar Amira' },
    })
    expect(body.totals).toMatchObject({
      subtotal: { amountMinor: 5600 },
      shipping: { amountMinor: 0 },
      tax: { amountMinor: 448 },
      total: { amountMinor: 6048 },
    })
  })

  test('adding the same variant increases its line, another one gets its own', async () => {
    const bruno = plaza.guest()
    await bruno.add(sage, 2)
    await bruno.add(tee, 1)
    const { body } = await bruno.add(sage, 3)
    expect(body.lines.map(({ variantId, quantity }: { variantId: string; quantity: number }) => [variantId, quantity])).toEqual([
      [sage, 5],
      [tee, 1],
    ])
    expect(body.itemCount).toBe(6)
  })

  test('K4: two tabs that add at the same moment both count', async () => {
    const bruno = plaza.guest()
    await bruno.add(tee, 1)
    await Promise.all(Array.from({ length: 20 }, () => bruno.add(tee, 1)))
    expect((await bruno.cart()).body.lines[0].quantity).toBe(21)
  })

  test('a repeated request with its key adds once', async () => {
    const bruno = plaza.guest()
    await bruno.add(tee, 1)
    const replies = await Promise.all(Array.from({ length: 10 }, () => bruno.add(sage, 1, 'add-the-mug-once')))
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await bruno.cart()).body.itemCount).toBe(2)
  })

  test('a quantity is set, and zero or less removes the line', async () => {
    const bruno = plaza.guest()
    await bruno.add(sage, 2)
    expect((await bruno.setQuantity(sage, 4)).body.lines[0].quantity).toBe(4)
    expect((await bruno.setQuantity(sage, 0)).body.lines).toEqual([])
    await bruno.add(sage, 2)
    expect((await bruno.setQuantity(sage, -3)).body.lines).toEqual([])
  })

  test('a cart is cleared at once', async () => {
    const bruno = plaza.guest()
    await bruno.add(sage)
    await bruno.add(tee)
    expect((await bruno.clearCart()).body).toMatchObject({ lines: [], itemCount: 0, totals: { total: { amountMinor: 0 } } })
  })

  test('names are in the reader’s language, or in the product’s own without a translation', async () => {
    const chen = plaza.guest()
    await chen.add(sage)
    await chen.add(tee)
    chen.language = 'ar'
    expect((await chen.cart()).body.lines.map(({ name }: { name: string }) => name)).toEqual(['كوب مضلّع', 'Plain Tee'])
  })
})

describe('stock in a cart', () => {
  test('S2: of ten, six in the cart and six more are ten on one line, also by way of what was saved', async () => {
    const bruno = plaza.guest()
    await bruno.add(sage, 6)
    expect((await bruno.add(sage, 6)).body).toMatchObject({ lines: [{ quantity: 10 }], cappedTo: 10 })
    await bruno.call('POST', '/cart/saved', { lineId: sage })
    await bruno.add(sage, 6)
    expect((await bruno.call('POST', `/cart/saved/${sage}`, {})).body).toMatchObject({ lines: [{ quantity: 10 }], cappedTo: 10 })
  })

  test('S5: three left, two in the cart, two more: the line holds three and says so', async () => {
    const bruno = plaza.guest()
    await bruno.add(ivory, 2)
    const { status, body } = await bruno.add(ivory, 2)
    expect(status).toBe(200)
    expect(body.cappedTo).toBe(3)
    expect(body.lines[0]).toMatchObject({ quantity: 3, left: 3, notice: null })
    expect((await bruno.setQuantity(ivory, 9)).body).toMatchObject({ cappedTo: 3 })
  })

  test('a sold-out variant cannot be added', async () => {
    const { status, body } = await plaza.guest().add(clay)
    expect([status, body.code]).toEqual([409, 'SOLD_OUT'])
  })

  test('a line keeps its quantity when stock falls under it, and is marked', async () => {
    const bruno = plaza.guest()
    const chen = plaza.guest()
    const lamp = await plaza.variant('LAMP')
    await bruno.add(lamp, 30)
    await chen.add(lamp, 30)
    expect((await chen.placeOrder()).status).toBe(200)
    expect((await bruno.cart()).body.lines[0]).toMatchObject({ quantity: 30, notice: 'notEnough', left: 20 })
  })
})

describe('a cart through time', () => {
  test('C7: a product that is off sale stays in the cart as gone, and does not count in the total', async () => {
    const bruno = plaza.guest()
    const plate = await plaza.variant('PLATE')
    await bruno.add(plate, 1)
    await bruno.add(tee, 1)
    await transactAsSystem(plaza.services, async (tx) => archiveProduct(tx, await plaza.product('PLATE')))
    const { body } = await bruno.cart()
    expect(body.lines[0]).toMatchObject({ variantId: plate, name: 'Serving Plate', notice: 'gone' })
    expect(body.totals.subtotal.amountMinor).toBe(1999)
    expect((await bruno.add(plate)).body.code).toBe('PRODUCT_GONE')
    expect((await bruno.setQuantity(plate, 0)).body.lines).toHaveLength(1)
  })

  test('a cart shows today’s price', async () => {
    const bruno = plaza.guest()
    const bowl = await plaza.variant('BOWL')
    await bruno.add(bowl, 3)
    expect((await bruno.cart()).body.totals).toMatchObject({ tax: { amountMinor: 241 }, total: { amountMinor: 4256 } })
    await transactAsSystem(plaza.services, (tx) => setVariantPrice(tx, bowl, 1100))
    expect((await bruno.cart()).body.totals.subtotal.amountMinor).toBe(3300)
  })

  test('unused lines are deleted after half a year', async () => {
    const chen = plaza.guest()
    await chen.add(tee)
    plaza.moveClock(181 * 86_400_000)
    await deleteOldCarts.run(plaza.services, {})
    plaza.moveClock(-181 * 86_400_000)
    expect((await chen.cart()).body.lines).toEqual([])
  })
})

describe('a cart rejects', () => {
  test('S5: a quantity that is not a whole number from 1 to 999 is rejected with the allowed range', async () => {
    for (const quantity of [0, -1, 1.5, 1e9, 'two', null]) {
      const { status, body } = await plaza.guest().call('POST', '/cart/lines', { variantId: sage, quantity })
      expect([status, body.code, body.data.fields[0].path], String(quantity)).toEqual([400, 'INVALID_INPUT', 'quantity'])
    }
  })

  test('an unknown variant is gone, a malformed id is bad input', async () => {
    expect((await plaza.guest().add('var_00000000000000000000000000')).body.code).toBe('PRODUCT_GONE')
    expect((await plaza.guest().add('mug')).body).toMatchObject({
      code: 'INVALID_INPUT',
      data: { fields: [{ path: 'variantId', rule: 'invalid_format' }] },
    })
  })

  test('K5: a forged or altered token opens nobody’s cart', async () => {
    const bruno = plaza.guest()
    await bruno.add(sage, 2)
    const [id, signature = ''] = (bruno.token ?? '').split('.')
    for (const token of [
      id,
      `${id}.`,
      `${id}.${'x'.repeat(26)}`,
      `${id}.${signature.slice(0, 25)}`,
      `gst_${'0'.repeat(26)}.${signature}`,
    ]) {
      const chen = plaza.guest()
      chen.token = token ?? null
      expect((await chen.cart()).body.lines, String(token)).toEqual([])
    }
  })
})
