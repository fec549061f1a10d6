/** Tests undo, saved for later, changed prices, and merging at login. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import { setVariantPrice } from '#domains/catalog/server/fixtures.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { countStatements } from '#test/plaza/count-statements.ts'
import type { Guest } from '#test/plaza/guest.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { deleteOldCarts } from './jobs.ts'

const DAY_MS = 86_400_000

let plaza: TestPlaza
let sage: string
let ivory: string
let tee: string
let cable: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[sage, ivory, tee, cable] = await Promise.all([
    plaza.variant('MUG-SAGE'),
    plaza.variant('MUG-IVORY'),
    plaza.variant('TEE-S'),
    plaza.variant('CABLE'),
  ])
})
afterAll(() => plaza.close())

type Lines = { variantId: string; quantity: number }[]
const held = (lines: Lines) => lines.map(({ variantId, quantity }) => [variantId, quantity])
const restore = (guest: Guest, ...lineIds: string[]) => guest.call('POST', '/cart/restored', { lineIds })
const save = (guest: Guest, lineId: string) => guest.call('POST', '/cart/saved', { lineId })
const moveBack = (guest: Guest, lineId: string) => guest.call('POST', `/cart/saved/${lineId}`, {})
const drop = (guest: Guest, lineId: string) => guest.call('DELETE', `/cart/saved/${lineId}`)

async function guestWith(...lines: [variantId: string, quantity: number][]): Promise<Guest> {
  const guest = plaza.guest()
  for (const [variantId, quantity] of lines) await guest.add(variantId, quantity)
  return guest
}

describe('undoing', () => {
  test('a removed line is restored with its quantity and position', async () => {
    const bruno = await guestWith([sage, 2], [tee, 3], [cable, 1])
    expect(held((await bruno.setQuantity(tee, 0)).body.lines)).toEqual([
      [sage, 2],
      [cable, 1],
    ])
    const { body } = await restore(bruno, tee)
    expect(held(body.lines)).toEqual([
      [sage, 2],
      [tee, 3],
      [cable, 1],
    ])
  })

  test('a cleared cart is restored completely; a second time changes nothing', async () => {
    const bruno = await guestWith([sage, 2], [tee, 3])
    expect((await bruno.clearCart()).body).toMatchObject({ lines: [], itemCount: 0 })
    for (const _ of [1, 2])
      expect(held((await restore(bruno, sage, tee)).body.lines)).toEqual([
        [sage, 2],
        [tee, 3],
      ])
  })

  test('a line that was added again is left unchanged', async () => {
    const bruno = await guestWith([sage, 5])
    await bruno.setQuantity(sage, 0)
    expect((await bruno.add(sage, 1)).body.lines[0].quantity).toBe(1)
    expect((await restore(bruno, sage)).body.lines[0].quantity).toBe(1)
  })

  test('after a day there is nothing to undo', async () => {
    const bruno = await guestWith([sage, 2], [tee, 1])
    await bruno.setQuantity(sage, 0)
    plaza.moveClock(DAY_MS + 1000)
    await deleteOldCarts.run(plaza.services, {})
    plaza.moveClock(-DAY_MS - 1000)
    expect(held((await restore(bruno, sage)).body.lines)).toEqual([[tee, 1]])
  })

  test('nobody restores another person’s lines', async () => {
    const bruno = await guestWith([sage, 2])
    await bruno.setQuantity(sage, 0)
    const chen = await guestWith([tee, 1])
    expect(held((await restore(chen, sage)).body.lines)).toEqual([[tee, 1]])
  })

  test('a cart that has filled up takes no more', async () => {
    const bruno = await guestWith([sage, 1])
    await bruno.setQuantity(sage, 0)
    const [{ owner } = { owner: '' }] = await plaza.rows<{ owner: string }>(
      'select owner from cart.lines where removed_at is not null order by removed_at desc limit 1',
    )
    await plaza.rows(
      `insert into cart.lines (owner, line_id, variant_id, quantity, added_at) select $1, id, id, 1, now()
       from (select 'var_' || lpad(n::text, 26, '0') as id from generate_series(1, 100) n) v`,
      [owner],
    )
    expect((await restore(bruno, sage)).body).toMatchObject({ code: 'CART_FULL', data: { maxLines: 100 } })
  })
})

describe('saved for later', () => {
  test('a saved line costs nothing and is not ordered; moved back it keeps its position', async () => {
    const bruno = await guestWith([cable, 1], [tee, 2])
    const aside = (await save(bruno, cable)).body
    expect([held(aside.lines), held(aside.saved)]).toEqual([[[tee, 2]], [[cable, 1]]])
    expect(aside).toMatchObject({ itemCount: 2, totals: { subtotal: { amountMinor: 3998 } } })
    const back = (await moveBack(bruno, cable)).body
    expect([held(back.lines), held(back.saved)]).toEqual([
      [
        [cable, 1],
        [tee, 2],
      ],
      [],
    ])
    await save(bruno, cable)
    expect((await bruno.placeOrder()).body.total.amountMinor).toBe(3998 + 1000 + 320)
    expect((await bruno.cart()).body).toMatchObject({ lines: [], saved: [{ variantId: cable }] })
  })

  test('moved back it merges with the line in the cart, capped by stock', async () => {
    const bruno = await guestWith([ivory, 2])
    await save(bruno, ivory)
    await bruno.add(ivory, 2)
    const { body } = await moveBack(bruno, ivory)
    expect([held(body.lines), body.saved, body.cappedTo]).toEqual([[[ivory, 3]], [], 3])
  })

  test('a sold-out or deleted product stays saved with a notice', async () => {
    const bruno = await guestWith([ivory, 1])
    await save(bruno, ivory)
    await plaza.rows('update inventory.stock set allocated = on_hand where variant_id = $1', [ivory])
    expect((await moveBack(bruno, ivory)).body.code).toBe('SOLD_OUT')
    expect((await bruno.cart()).body.saved).toMatchObject([{ variantId: ivory, notice: 'notEnough', left: 0 }])
    await plaza.rows('update inventory.stock set allocated = 0 where variant_id = $1', [ivory])
  })

  test('a removed saved line can be restored', async () => {
    const bruno = await guestWith([cable, 4])
    await save(bruno, cable)
    expect((await drop(bruno, cable)).body.saved).toEqual([])
    const { body } = await bruno.call('POST', '/cart/restored', { lineIds: [cable], place: 'saved' })
    expect(held(body.saved)).toEqual([[cable, 4]])
  })

  test('repeating it, or an unknown line, changes nothing', async () => {
    const bruno = await guestWith([cable, 1])
    await save(bruno, cable)
    expect(held((await save(bruno, cable)).body.saved)).toEqual([[cable, 1]])
    await moveBack(bruno, cable)
    expect(held((await moveBack(bruno, cable)).body.lines)).toEqual([[cable, 1]])
    expect((await drop(bruno, tee)).body.saved).toEqual([])
  })
})

describe('a price that changed since it was last seen', () => {
  const price = (variantId: string, minor: number) => transactAsSystem(plaza.services, (tx) => setVariantPrice(tx, variantId, minor))

  test('is shown on the line until its owner accepts it; today’s price is charged', async () => {
    const bruno = await guestWith([cable, 1])
    for (const now of [3500, 2500]) {
      await price(cable, now)
      const { lines, totals } = (await bruno.cart()).body
      expect(lines[0]).toMatchObject({ priceBefore: { amountMinor: 3000 }, unitPrice: { amountMinor: now }, notice: null })
      expect(totals.subtotal.amountMinor).toBe(now)
    }
    const accepted = await bruno.call('POST', '/cart/prices', { lines: [{ lineId: cable, unitPriceMinor: 2500 }] })
    expect(accepted.body.lines[0].priceBefore).toBeNull()
    await price(cable, 3000)
    expect((await bruno.cart()).body.lines[0].priceBefore).toEqual({ amountMinor: 2500, currency: 'USD' })
  })

  test('accepting an outdated price keeps the notice', async () => {
    const bruno = await guestWith([cable, 1])
    await price(cable, 3100)
    const { body } = await bruno.call('POST', '/cart/prices', { lines: [{ lineId: cable, unitPriceMinor: 3050 }] })
    expect(body.lines[0].priceBefore).toEqual({ amountMinor: 3050, currency: 'USD' })
    await price(cable, 3000)
  })

  test('adding more accepts the new price', async () => {
    const bruno = await guestWith([cable, 1])
    await price(cable, 3200)
    expect((await bruno.add(cable)).body.lines[0].priceBefore).toBeNull()
    await price(cable, 3000)
  })
})

describe('a login', () => {
  const add = (browser: Member, variantId: string, quantity: number) => browser.call('cart.addLine', { variantId, quantity })

  /** Dalia logs in at another browser with old lines in her cart and a guest's new ones. */
  async function daliaComesWith(old: [string, number][], now: [string, number][]): Promise<Member> {
    const before = await plaza.member('dalia')
    const { lines, saved } = (await before.call('cart.get')).body
    await before.call('cart.clear')
    for (const { id } of [...lines, ...saved]) await before.call('cart.dropSaved', { lineId: id })
    for (const [variantId, quantity] of old) await add(before, variantId, quantity)
    const browser = plaza.browser()
    for (const [variantId, quantity] of now) await add(browser, variantId, quantity)
    const { status } = await browser.logIn('dalia@example.com', FIXTURE_PASSWORD)
    expect(status).toBe(200)
    return browser
  }

  test('K1: while browsing adds quantities up and loses nothing', async () => {
    const dalia = await daliaComesWith(
      [
        [sage, 2],
        [tee, 1],
      ],
      [
        [sage, 1],
        [cable, 3],
      ],
    )
    expect(held((await dalia.call('cart.get')).body.lines)).toEqual([
      [sage, 3],
      [tee, 1],
      [cable, 3],
    ])
  })

  test('K2: inside checkout keeps the lines on the screen and saves the older ones for later', async () => {
    const dalia = await daliaComesWith(
      [
        [sage, 2],
        [tee, 1],
      ],
      [
        [sage, 1],
        [cable, 3],
      ],
    )
    const screen = [
      { lineId: sage, quantity: 1 },
      { lineId: cable, quantity: 3 },
    ]
    for (const _ of [1, 2]) {
      const { body } = await dalia.call('cart.keepOnly', { lines: screen })
      expect(held(body.lines)).toEqual([
        [sage, 1],
        [cable, 3],
      ])
      expect(held(body.saved)).toEqual([
        [sage, 2],
        [tee, 1],
      ])
    }
  })

  test('K5: after a logout the next guest at the device finds no cart, saved lines or orders', async () => {
    const browser = plaza.browser()
    await add(browser, cable, 1)
    const placed = await browser.call('checkout.placeOrder', {
      email: 'dalia@example.com',
      shippingAddress: { name: 'Dalia', line1: 'Calle 1', city: 'Quito', postalCode: '170101', country: 'EC' },
    })
    expect((await browser.call('orders.get', { orderId: placed.body.orderId })).status).toBe(200)
    await add(browser, tee, 1)
    await add(browser, cable, 2)
    await browser.call('cart.saveForLater', { lineId: cable })
    await browser.logIn('dalia@example.com', FIXTURE_PASSWORD)
    expect((await browser.call('cart.get')).body.saved.map(({ variantId }: { variantId: string }) => variantId)).toContain(cable)
    await browser.logOut()
    expect((await browser.call('cart.get')).body).toMatchObject({ lines: [], saved: [], itemCount: 0 })
    expect((await browser.call('orders.get', { orderId: placed.body.orderId })).status).toBe(404)
    expect(Array.from(browser.cookies.keys()).filter((name) => name.includes('guest'))).toEqual([])
  })
})

test('a cart with one line and one with many need as many statements', async () => {
  const statementsFor = (guest: Guest) => countStatements(plaza, () => guest.cart())
  const few = await statementsFor(await guestWith([sage, 1]))
  const filled = await guestWith(
    [sage, 1],
    [ivory, 1],
    [tee, 2],
    [cable, 3],
    [await plaza.variant('PLATE'), 1],
    [await plaza.variant('LAMP'), 1],
  )
  await save(filled, tee)
  expect(few).toBeGreaterThan(0)
  expect(await statementsFor(filled)).toBe(few)
  expect(few).toBeLessThanOrEqual(7)
})
