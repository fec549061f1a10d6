/** Finding while typing, vendors' pages, and what members keep of the shop for themselves. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { receiveStock } from '#domains/inventory/server/index.ts'
import { transactAs } from '#platform/server/transact.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { statementsOf } from '../../../../bench/recording.ts'
import { VIEWS_KEPT } from '../contract.ts'

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

describe('while somebody types', () => {
  test('products, the categories they stand in, and vendors called so are suggested', async () => {
    const { products, categories, total } = await suggest('pla')
    expect(named(products).sort()).toEqual(['Plain Tee', 'Serving Plate'])
    expect(categories).toEqual([
      { slug: 'apparel', name: 'Apparel', count: 1 },
      { slug: 'accessories', name: 'Accessories', count: 1 },
    ])
    expect(total).toEqual({ count: 2, exact: true })
    expect(named((await suggest('plaza')).vendors)).toEqual(['Plaza House'])
    expect(named((await suggest('dar amria')).vendors)).toEqual(['Dar Amira'])
  })

  test('a slip is forgiven and said, in Spanish without accents and in Arabic too', async () => {
    const { products, corrected } = await suggest('chargin cabel')
    expect([named(products), corrected]).toEqual([['Charging Cable'], 'chargin cable'])
    expect(named((await suggest('camizeta', 'es')).products)).toEqual(['Camiseta lisa'])
    expect(named((await suggest('مضلغ', 'ar')).products)).toEqual(['كوب مضلّع'])
    expect(await suggest('qqqqqq')).toMatchObject({ products: [], vendors: [], corrected: null, total: { count: 0, exact: true } })
  })
})

test('a list with all its facets costs at most five statements, also when a word has to be corrected', async () => {
  const list = (query: string) => statementsOf(() => plaza.guest().get(`/marketplace/listings?facets=true${query}`))
  // What vendors are called is read once.
  await list('')
  const counts = [
    (await list('')).length,
    (await list('&color=sage&size=S&rating=4&stock=inStock&minPriceMinor=1&category=tech&vendor=dar-amira&q=mug')).length,
    (await list('&q=ribed')).length,
  ]
  expect(counts).toEqual([3, 3, 5])
})

describe('the page of a vendor', () => {
  test('says who it is, what it promises, and how much it has', async () => {
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

  test('of nobody, or of one who may not sell, is a 404', async () => {
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
  test('are kept once each, the newest first, and go again', async () => {
    const [mug, bowl] = [await plaza.product('MUG-SAGE'), await plaza.product('BOWL')]
    await bruno.call('marketplace.wishes.set', { productId: mug, wished: true })
    plaza.moveClock(1000)
    await bruno.call('marketplace.wishes.set', { productId: bowl, wished: true })
    await bruno.call('marketplace.wishes.set', { productId: bowl, wished: true })
    expect(named((await bruno.call('marketplace.wishes.list')).body.items)).toEqual(['Small Bowl', 'Ribbed Mug'])
    expect((await bruno.call('marketplace.wishes.ids')).body.productIds).toEqual([bowl, mug])
    await bruno.call('marketplace.wishes.set', { productId: bowl, wished: false })
    expect(named((await bruno.call('marketplace.wishes.list')).body.items)).toEqual(['Ribbed Mug'])
  })

  test('are one’s own', async () => {
    const chen = await plaza.member('chen')
    expect((await chen.call('marketplace.wishes.list')).body.items).toEqual([])
    expect((await plaza.browser().call('marketplace.wishes.list')).status).toBe(401)
  })

  test('of what does not exist are refused, and have an end', async () => {
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

describe('what was looked at', () => {
  test('is listed once each, the last first, and can be forgotten', async () => {
    for (const sku of ['LAMP', 'BOWL', 'LAMP']) {
      plaza.moveClock(1000)
      await bruno.call('marketplace.viewed.note', { productId: await plaza.product(sku) })
    }
    expect(named((await bruno.call('marketplace.viewed.list')).body.items)).toEqual(['Desk Lamp', 'Small Bowl'])
    await bruno.call('marketplace.viewed.clear')
    expect((await bruno.call('marketplace.viewed.list')).body.items).toEqual([])
  })

  test('is forgotten by itself: beyond the last few, and after ninety days', async () => {
    const { id } = await bruno.me()
    await plaza.rows(
      `insert into marketplace.views select $1, id, now() - interval '1 hour' from catalog.products where status = 'draft' limit 40`,
      [id],
    )
    await bruno.call('marketplace.viewed.note', { productId: await plaza.product('LAMP') })
    const count = async () => (await plaza.rows('select from marketplace.views where user_id = $1', [id])).length
    expect(await count()).toBe(VIEWS_KEPT)
    await plaza.rows(`update marketplace.views set viewed_at = now() - interval '91 days' where user_id = $1`, [id])
    const { forgetOldShopping } = await import('./jobs.ts')
    await forgetOldShopping.run(plaza.kernel, {})
    expect(await count()).toBe(0)
  })

  test('of a guest is shown by what their device remembers, without what is gone', async () => {
    const ids = [await plaza.product('LAMP'), 'prod_gone', await plaza.product('BOWL')]
    const query = ids.map((id, index) => `ids[${index}]=${id}`).join('&')
    const { body } = await plaza.guest().get(`/marketplace/some-listings?${query}`)
    expect(named(body.items)).toEqual(['Desk Lamp', 'Small Bowl'])
  })
})

describe('a notice when something is back', () => {
  const restock = (sku: string, quantity: number) =>
    transactAs(plaza.kernel, async (tx) => {
      const [row] = await plaza.rows<{ id: string; product_id: string; workspace_id: string }>(
        'select * from catalog.variants where sku = $1',
        [sku],
      )
      if (row) await receiveStock(tx, { workspaceId: row.workspace_id, productId: row.product_id, variantId: row.id, quantity })
    })
  const ask = async (who: Pick<Member, 'call'>, sku: string, email?: string) =>
    who.call('marketplace.notices.ask', { variantId: await plaza.variant(sku), ...(email && { email }) })

  const noticesTo = (address: string) => plaza.mailTo(address).filter(({ text }) => text.includes('/stock-notice?'))

  test('is asked for where there is nothing to buy, by a guest with an address', async () => {
    expect((await ask(bruno, 'BOWL')).body.code).toBe('NOT_SOLD_OUT')
    const nameless = await ask(plaza.browser(), 'MUG-CLAY')
    expect([nameless.status, nameless.body.data.fields[0].path]).toEqual([400, 'email'])
    const clay = await plaza.variant('MUG-CLAY')
    expect((await ask(bruno, 'MUG-CLAY')).status).toBe(200)
    expect((await ask(bruno, 'MUG-CLAY')).status).toBe(200)
    expect((await bruno.call('marketplace.notices.mine')).body.variantIds).toEqual([clay])
    await bruno.call('marketplace.notices.callOff', { variantId: clay })
    expect((await bruno.call('marketplace.notices.mine')).body.variantIds).toEqual([])
  })

  test('is mailed once to each, in their language, when stock comes from nothing', async () => {
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

  test('is not mailed when it is sold out again by then, and waits on', async () => {
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

  test('can be called off by the link in a mail, with all others to that address', async () => {
    await plaza.rows(`update inventory.stock set on_hand = 0 where variant_id = any($1)`, [[await plaza.variant('MUG-CLAY')]])
    const guest = plaza.browser()
    await ask(guest, 'MUG-CLAY', 'lucia@example.com')
    const token = /stock-notice\?token=([\w-]+)/.exec(plaza.mailTo('Lucia@example.com')[0]?.text ?? '')?.[1]
    // That notice was asked for anew: the link of the mail before is of a row that is no more.
    expect((await guest.call('marketplace.notices.callOffByLink', { token })).status).toBe(200)
    const left = () => plaza.rows(`select from marketplace.stock_notices where email ilike 'lucia@example.com'`)
    expect(await left()).toHaveLength(1)
    await restock('MUG-CLAY', 1)
    await plaza.settle()
    const last = /stock-notice\?token=([\w-]+)/.exec(plaza.mailTo('lucia@example.com').at(-1)?.text ?? '')?.[1]
    expect((await guest.call('marketplace.notices.callOffByLink', { token: last })).status).toBe(200)
    expect(await left()).toEqual([])
  })

  test('cannot be ordered for strangers without end', async () => {
    const guest = plaza.browser()
    await plaza.rows(`update inventory.stock set on_hand = 0 where variant_id = any($1)`, [[await plaza.variant('MUG-CLAY')]])
    let last = 200
    for (let index = 0; index < 31 && last === 200; index += 1) last = (await ask(guest, 'MUG-CLAY', `someone${index}@example.com`)).status
    expect(last).toBe(429)
  })
})
