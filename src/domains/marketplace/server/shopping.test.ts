/** Tests suggestions, vendor pages, wishlists, views and notices. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { receiveStock } from '#domains/inventory/server/index.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { recordStatements } from '../../../../bench/record-statements.ts'
import { MAX_VIEWS } from '../contract.ts'

let plaza: TestPlaza
let bruno: Member

beforeAll(async () => {
  plaza = await openTestPlaza()
  bruno = await plaza.member('bruno')
})
afterAll(() => plaza.close())

const suggest = async (q: string, language = 'en') => {
  const guest = plaza.guest()
  guest.language = language
  return (await guest.get(`/marketplace/suggestions?q=${encodeURIComponent(q)}`)).body
}
const named = (things: { name: string }[]) => things.map(({ name }) => name)

describe('suggestions', () => {
  test('include products, their categories, and vendors with a matching name', async () => {
    const { products, categories, total } = await suggest('plai')
    expect(named(products)).toEqual(['Plain Tee'])
    expect(categories).toEqual([{ slug: 'apparel', name: 'Apparel', count: 1 }])
    expect(total).toEqual({ count: 1, exact: true })
    expect(named((await suggest('plaza')).vendors)).toEqual(['Plaza House'])
    expect(named((await suggest('dar amria')).vendors)).toEqual(['Dar Amira'])
  })

  test('correct a misspelling and say so, in Spanish without accents and in Arabic too', async () => {
    const { products, corrected } = await suggest('chargin cabel')
    expect([named(products), corrected]).toEqual([['Charging Cable'], 'chargin cable'])
    expect(named((await suggest('camizeta', 'es')).products)).toEqual(['Camiseta lisa'])
    expect(named((await suggest('مضلغ', 'ar')).products)).toEqual(['كوب مضلّع'])
    expect(await suggest('qqqqqq')).toMatchObject({ products: [], vendors: [], corrected: null, total: { count: 0, exact: true } })
  })
})

test('a list with all its facets costs at most seven statements, also when a word has to be corrected', async () => {
  const list = (query: string) => recordStatements(() => plaza.guest().get(`/marketplace/listings?facets=true${query}`))
  // Warms the cache of vendor names.
  await list('')
  const counts = [
    (await list('')).length,
    (await list('&color=sage&size=S&rating=4&stock=inStock&minPriceMinor=1&category=tech&vendor=dar-amira&q=mug')).length,
    (await list('&q=ribed')).length,
  ]
  expect(counts).toEqual([3, 4, 7])
})

describe('the page of a vendor', () => {
  test('shows the vendor, its policies and its number of products', async () => {
    const { status, body } = await plaza.guest().get('/marketplace/vendors/dar-amira')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      slug: 'dar-amira',
      name: 'Dar Amira',
      tagline: 'Dar Amira makes and sells.',
      rating: null,
      productCount: 3,
    })
  })

  test('answers 404 for an unknown vendor and for one that may not sell', async () => {
    expect((await plaza.guest().get('/marketplace/vendors/nobody')).status).toBe(404)
    await plaza.rows(
      `update vendors.vendors set status = 'suspended', suspended_since = now(), suspension_reason = 'x' where slug = 'dar-amira'`,
    )
    expect((await plaza.guest().get('/marketplace/vendors/dar-amira')).status).toBe(404)
    await plaza.rows(
      `update vendors.vendors set status = 'approved', suspended_since = null, suspension_reason = null where slug = 'dar-amira'`,
    )
  })
})

describe('wishes', () => {
  test('are stored once each, newest first, and can be removed', async () => {
    const mug = await plaza.product('MUG-SAGE')
    const bowl = await plaza.product('BOWL')
    await bruno.call('marketplace.wishes.set', { productId: mug, wished: true })
    plaza.moveClock(1000)
    await bruno.call('marketplace.wishes.set', { productId: bowl, wished: true })
    await bruno.call('marketplace.wishes.set', { productId: bowl, wished: true })
    expect(named((await bruno.call('marketplace.wishes.list')).body.items)).toEqual(['Small Bowl', 'Ribbed Mug'])
    expect((await bruno.call('marketplace.wishes.ids')).body.productIds).toEqual([bowl, mug])
    await bruno.call('marketplace.wishes.set', { productId: bowl, wished: false })
    expect(named((await bruno.call('marketplace.wishes.list')).body.items)).toEqual(['Ribbed Mug'])
  })

  test('are private', async () => {
    const chen = await plaza.member('chen')
    expect((await chen.call('marketplace.wishes.list')).body.items).toEqual([])
    expect((await plaza.browser().call('marketplace.wishes.list')).status).toBe(401)
  })

  test('are rejected for unknown products and above the limit', async () => {
    expect((await bruno.call('marketplace.wishes.set', { productId: `prod_${'0'.repeat(26)}`, wished: true })).status).toBe(404)
    const dalia = await plaza.member('dalia')
    const { id } = await dalia.me()
    await plaza.rows(
      `insert into catalog.products select ('{"id":"prod_' || lpad(n::text, 26, '0') || '"}')::json ->> 'id', workspace_id, category_id, 'draft', currency, 1, 1, null, now()
       from generate_series(1, 500) n, (select * from catalog.products limit 1) p`,
    )
    await plaza.rows(`insert into marketplace.wishes select $1, id, now() from catalog.products where status = 'draft'`, [id])
    const refused = await dalia.call('marketplace.wishes.set', { productId: await plaza.product('BOWL'), wished: true })
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([409, 'WISHES_FULL', { most: 500 }])
  })
})

describe('recently viewed products', () => {
  test('are listed once each, the latest first, and can be cleared', async () => {
    for (const sku of ['LAMP', 'BOWL', 'LAMP']) {
      plaza.moveClock(1000)
      await bruno.call('marketplace.viewed.record', { productId: await plaza.product(sku) })
    }
    expect(named((await bruno.call('marketplace.viewed.list')).body.items)).toEqual(['Desk Lamp', 'Small Bowl'])
    await bruno.call('marketplace.viewed.clear')
    expect((await bruno.call('marketplace.viewed.list')).body.items).toEqual([])
  })

  test('expire beyond the limit and after ninety days', async () => {
    const { id } = await bruno.me()
    await plaza.rows(
      `insert into marketplace.views select $1, id, now() - interval '1 hour' from catalog.products where status = 'draft' limit 40`,
      [id],
    )
    await bruno.call('marketplace.viewed.record', { productId: await plaza.product('LAMP') })
    const count = async () => (await plaza.rows('select from marketplace.views where user_id = $1', [id])).length
    expect(await count()).toBe(MAX_VIEWS)
    await plaza.rows(`update marketplace.views set viewed_at = now() - interval '91 days' where user_id = $1`, [id])
    const { deleteOldShopping } = await import('./jobs.ts')
    await deleteOldShopping.run(plaza.services, {})
    expect(await count()).toBe(0)
  })

  test('are loaded from the ids a guest’s device stores, without deleted products', async () => {
    const ids = [await plaza.product('LAMP'), 'prod_gone', await plaza.product('BOWL')]
    const query = ids.map((id, index) => `ids[${index}]=${id}`).join('&')
    const { body } = await plaza.guest().get(`/marketplace/some-listings?${query}`)
    expect(named(body.items)).toEqual(['Desk Lamp', 'Small Bowl'])
  })
})

describe('a back-in-stock notice', () => {
  const restock = (sku: string, quantity: number) =>
    transactAsSystem(plaza.services, async (tx) => {
      const [row] = await plaza.rows<{ id: string; product_id: string; workspace_id: string }>(
        'select * from catalog.variants where sku = $1',
        [sku],
      )
      if (row) await receiveStock(tx, { workspaceId: row.workspace_id, productId: row.product_id, variantId: row.id, quantity })
    })
  const ask = async (who: Pick<Member, 'call'>, sku: string, email?: string) =>
    who.call('marketplace.notices.request', { variantId: await plaza.variant(sku), ...(email && { email }) })

  const noticesTo = (address: string) => plaza.mailTo(address).filter(({ text }) => text.includes('/stock-notice?'))

  test('is requested for a sold-out variant, by a guest with an address', async () => {
    expect((await ask(bruno, 'BOWL')).body.code).toBe('NOT_SOLD_OUT')
    const anonymous = await ask(plaza.browser(), 'MUG-CLAY')
    expect([anonymous.status, anonymous.body.data.fields[0].path]).toEqual([400, 'email'])
    const clay = await plaza.variant('MUG-CLAY')
    expect((await ask(bruno, 'MUG-CLAY')).status).toBe(200)
    expect((await ask(bruno, 'MUG-CLAY')).status).toBe(200)
    expect((await bruno.call('marketplace.notices.mine')).body.variantIds).toEqual([clay])
    await bruno.call('marketplace.notices.cancel', { variantId: clay })
    expect((await bruno.call('marketplace.notices.mine')).body.variantIds).toEqual([])
  })

  test('is emailed once to each person, in their language, when stock returns', async () => {
    await ask(bruno, 'MUG-CLAY')
    const guest = plaza.browser()
    guest.language = 'es'
    await ask(guest, 'MUG-CLAY', 'Lucia@example.com')
    await ask(guest, 'MUG-CLAY', 'lucia@example.com')
    await restock('MUG-CLAY', 2)
    await plaza.settle()
    expect(noticesTo('bruno@example.com').map(({ subject }) => subject)).toEqual(['Ribbed Mug is back'])
    const [mail, ...others] = plaza.mailTo('Lucia@example.com')
    expect([mail?.subject, others]).toEqual(['Taza acanalada vuelve a estar disponible', []])
    expect(mail?.text).toContain(`/products/${await plaza.product('MUG-CLAY')}?variant=${await plaza.variant('MUG-CLAY')}`)
    await restock('MUG-CLAY', 3)
    await plaza.settle()
    expect(noticesTo('bruno@example.com')).toHaveLength(1)
    expect((await bruno.call('marketplace.notices.mine')).body.variantIds).toEqual([])
  })

  test('is not emailed when the variant is sold out again by then, and stays pending', async () => {
    const dalia = await plaza.member('dalia')
    await plaza.rows(`update inventory.stock set on_hand = 0 where variant_id = $1`, [await plaza.variant('MUG-CLAY')])
    await ask(dalia, 'MUG-CLAY')
    await restock('MUG-CLAY', 1)
    await plaza.rows(`update inventory.stock set on_hand = 0 where variant_id = $1`, [await plaza.variant('MUG-CLAY')])
    await plaza.settle()
    expect(noticesTo('dalia@example.com')).toEqual([])
    await restock('MUG-CLAY', 1)
    await plaza.settle()
    expect(noticesTo('dalia@example.com')).toHaveLength(1)
  })

  test('can be canceled by the link in an email, with all others to that address', async () => {
    await plaza.rows(`update inventory.stock set on_hand = 0 where variant_id = any($1)`, [[await plaza.variant('MUG-CLAY')]])
    const guest = plaza.browser()
    await ask(guest, 'MUG-CLAY', 'lucia@example.com')
    const token = /stock-notice\?token=([\w-]+)/.exec(plaza.mailTo('Lucia@example.com')[0]?.text ?? '')?.[1]
    // The notice was requested again, so the old link refers to a deleted row.
    expect((await guest.call('marketplace.notices.cancelByLink', { token })).status).toBe(200)
    const left = () => plaza.rows(`select from marketplace.stock_notices where email ilike 'lucia@example.com'`)
    expect(await left()).toHaveLength(1)
    await restock('MUG-CLAY', 1)
    await plaza.settle()
    const last = /stock-notice\?token=([\w-]+)/.exec(plaza.mailTo('lucia@example.com').at(-1)?.text ?? '')?.[1]
    expect((await guest.call('marketplace.notices.cancelByLink', { token: last })).status).toBe(200)
    expect(await left()).toEqual([])
  })

  test('is rate limited for other people’s addresses', async () => {
    const guest = plaza.browser()
    await plaza.rows(`update inventory.stock set on_hand = 0 where variant_id = any($1)`, [[await plaza.variant('MUG-CLAY')]])
    let last = 200
    for (let index = 0; index < 31 && last === 200; index += 1) last = (await ask(guest, 'MUG-CLAY', `someone${index}@example.com`)).status
    expect(last).toBe(429)
  })
})
