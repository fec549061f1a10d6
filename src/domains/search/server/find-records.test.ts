/** The words of the one search, its pages and what it costs. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transactAsSystem } from '#platform/server/transact.ts'
import { countStatements } from '#test/plaza/count-statements.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { buy } from '#test/plaza/purchase.ts'
import type { FoundGroup } from '../contract.ts'
import { toDocumentRow } from './documents.rules.ts'
import { replaceDocuments } from './documents.sql.ts'

let plaza: TestPlaza
let bruno: Member
let amira: Member
let orderId: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[bruno, amira] = await Promise.all([plaza.member('bruno'), plaza.member('amira')])
  orderId = await buy(plaza, bruno, 'MUG-SAGE')
  await buy(plaza, bruno, 'LAMP')
})
afterAll(() => plaza.close())

async function find(who: Member, q: string): Promise<Record<string, string[]>> {
  const { status, body } = await who.call('search.find', { q })
  expect(status, JSON.stringify(body)).toBe(200)
  return Object.fromEntries(body.groups.map(({ type, items }: FoundGroup) => [type, items.map(({ title }) => title)]))
}

async function retell(texts: { name: string; tagline: Record<string, string> }): Promise<void> {
  await plaza.rows(`update vendors.vendors set name = $1, tagline = $2 where slug = 'dar-amira'`, [
    texts.name,
    JSON.stringify(texts.tagline),
  ])
  await transactAsSystem(plaza.services, (tx) => tx.services.search.refresh(tx, 'vendor', ['dar-amira']))
}

describe('words', () => {
  test('are found by their beginning while somebody types', async () => {
    expect(await find(bruno, 'am')).toMatchObject({ user: ['amira'], vendor: ['Dar Amira'] })
    expect((await find(bruno, 'dal')).user).toEqual(['dalia'])
    expect((await find(bruno, 'lam')).product).toEqual(['Desk Lamp'])
  })

  test('are found in other forms: English, Spanish and Arabic stems', async () => {
    await retell({ name: 'Dar Amira', tagline: { en: 'Glazed pitchers', es: 'Tazas de barro', ar: 'أباريق مزخرفة للقهوة' } })
    expect((await find(bruno, 'pitcher')).vendor).toEqual(['Dar Amira'])
    expect((await find(bruno, 'pitchers')).vendor).toEqual(['Dar Amira'])
    expect((await find(bruno, 'taza')).vendor).toEqual(['Dar Amira'])
    expect((await find(bruno, 'القهوة')).vendor).toEqual(['Dar Amira'])
    expect((await find(bruno, 'قهوه')).vendor).toEqual(['Dar Amira'])
  })

  test('are found without accents, case and punctuation', async () => {
    await retell({ name: 'Dar Amira', tagline: { es: 'Cerámica «hecha-a-mano»' } })
    for (const q of ['ceramica', 'CERÁMICA', 'hecha mano', 'cerámica, mano!'])
      expect((await find(bruno, q)).vendor, q).toEqual(['Dar Amira'])
  })

  test('must all match', async () => {
    expect(await find(bruno, 'dar bruno')).not.toHaveProperty('vendor')
  })

  test('may be left out where only products have one of them', async () => {
    const { body } = await bruno.call('search.find', { q: 'lamp xylophone' })
    expect([body.corrected, body.groups.map(({ type }: FoundGroup) => type)]).toEqual(['lamp', ['product']])
    expect((await bruno.call('search.find', { q: 'LAMP-9999-77' })).body).toEqual({ groups: [], corrected: null })
  })

  test('in the title come before words elsewhere', async () => {
    await retell({ name: 'Dar Amira', tagline: { en: 'Nothing like Plaza' } })
    expect((await find(bruno, 'plaza')).vendor).toEqual(['Plaza House', 'Dar Amira'])
  })

  test('with a slip find what was meant, and say so', async () => {
    const { body } = await bruno.call('search.find', { q: 'brnuo' })
    expect([body.corrected, body.groups.map(({ items }: FoundGroup) => items[0]?.title)]).toEqual(['bruno', ['bruno']])
    expect((await bruno.call('search.find', { q: 'lmap' })).body).toMatchObject({
      corrected: 'lamp',
      groups: [{ type: 'product' }, { type: 'order' }],
    })
    expect((await bruno.call('search.find', { q: 'xqzwv' })).body).toEqual({ corrected: null, groups: [] })
  })

  test('a correction never names what only others may find', async () => {
    const guest = await plaza.guest().get('/search?q=brnuo')
    expect(guest.body).toEqual({ corrected: null, groups: [] })
  })

  test.each(['!!', '%', '_', "'; drop table search.documents --", '؟', '\\', 'a:*', '<->', '&'])('«%s» is no syntax', async (q) => {
    expect((await bruno.call('search.find', { q })).status).toBe(200)
  })
})

describe('numbers', () => {
  test('an exact number comes alone and first, its beginning is enough', async () => {
    for (const q of [orderId, orderId.toLowerCase(), `#${orderId}`, orderId.slice(0, 9), orderId.slice(4)])
      expect((await find(bruno, q)).order, q).toEqual([orderId])
    expect((await find(amira, `${orderId}-1`)).orderPart).toEqual([`${orderId}-1`])
  })

  test('a number without a digit is found as well', async () => {
    const number = 'ORD-KWXYZQJVHB'
    const audience = { kind: 'people', userIds: [(await bruno.me()).id], members: [] } as const
    const order = { id: number, title: '', numbers: [number, number.slice(4)], audience, personId: null, rank: 0 }
    await replaceDocuments(plaza.services.db, 'order', [number], [toDocumentRow('order', order)])
    const counted = async (q: string) => (await bruno.call('search.find', { q })).body.groups.map(({ total }: FoundGroup) => total.count)
    for (const q of [number, number.slice(0, 7), number.slice(4)]) expect(await counted(q), q).toEqual([1])
    await replaceDocuments(plaza.services.db, 'order', [number], [])
  })

  test('an order is found by product and vendor, a part by customer and SKU', async () => {
    expect((await find(bruno, 'mug')).order).toEqual([orderId])
    expect((await find(bruno, 'dar amira')).order).toEqual([orderId])
    expect((await find(amira, 'bruno paz')).orderPart).toEqual([`${orderId}-1`])
    expect((await find(amira, 'mug-sage')).orderPart).toEqual([`${orderId}-1`])
  })

  test('what another vendor sold in the same order finds no part', async () => {
    await bruno.call('cart.addLine', { variantId: await plaza.variant('PLATE'), quantity: 1 })
    const mixed = await buy(plaza, bruno, 'CABLE')
    expect((await find(amira, 'plate')).orderPart).toEqual([`${mixed}-${await partOf(mixed, 'PLATE')}`])
    expect((await find(amira, 'cable')).orderPart).toBeUndefined()
  })

  test('what their numbers begin with, typed alone, lists the newest records of that kind and nothing else', async () => {
    const newest = await buy(plaza, bruno, 'MUG-SAGE')
    for (const q of ['ORD-', 'ord-', '#ORD-']) expect(Object.keys(await find(bruno, q)), q).toEqual(['order'])
    const own = (await find(bruno, 'ORD-')).order ?? []
    expect(own[0]).toBe(newest)
    expect(own).toContain(orderId)
    expect((await find(amira, 'ord-')).orderPart?.[0]).toBe(`${newest}-1`)
    expect((await amira.call('search.list', { type: 'orderPart', q: 'ord-' })).body.items[0].id).toBe(`${newest}-1`)
    expect((await amira.call('search.list', { type: 'product', q: 'ord-' })).body.items).toEqual([])
    expect((await plaza.guest().get('/search?q=ORD-')).body).toEqual({ corrected: null, groups: [] })
    // Letters that begin no number are words.
    expect((await find(bruno, 'lamp-')).product).toEqual(['Desk Lamp'])
  })
})

async function partOf(order: string, sku: string): Promise<number> {
  const [line] = await plaza.rows<{ part_number: number }>('select part_number from orders.lines where order_id = $1 and sku = $2', [
    order,
    sku,
  ])
  return line?.part_number ?? 0
}

describe('pages', () => {
  beforeAll(async () => {
    await plaza.rows(
      `insert into accounts.users (id, username, username_key, username_skeleton, email, email_key, password_changed_at, created_at)
       select 'usr_page' || lpad(n::text, 3, '0'), 'pagan' || n, 'pagan' || n, 'pagan' || n, 'p' || n || '@example.com', 'p' || n || '@example.com', now(),
         '2026-01-01'::timestamptz + (n / 10) * interval '1 minute' from generate_series(1, 100) n`,
    )
    await plaza.rows(`insert into accounts.profiles (user_id) select id from accounts.users where id like 'usr_page%'`)
    const ids = (await plaza.rows<{ id: string }>(`select id from accounts.users where id like 'usr_page%'`)).map(({ id }) => id)
    await transactAsSystem(plaza.services, (tx) => tx.services.search.add(tx, 'user', ids))
  })

  const page = async (cursor?: string) =>
    (await bruno.call('search.list', { type: 'user', q: 'pagan', limit: 20, ...(cursor && { cursor }) })).body
  const change = (statement: string, id: string) =>
    transactAsSystem(plaza.services, async (tx) => {
      await plaza.rows(statement, [id])
      await tx.services.search.refresh(tx, 'user', [id])
    })

  test('hazard 17: pages of many equal ranks, with some added and removed between, show every other person exactly once', async () => {
    const seen: string[] = []
    const removed = ['usr_page005', 'usr_page033', 'usr_page090']
    for (let cursor: string | undefined, index = 0; ; index += 1) {
      const { items, nextCursor } = await page(cursor)
      seen.push(...items.map(({ id }: { id: string }) => id))
      if (index === 1) for (const id of removed) await change('update accounts.users set deletion_requested_at = now() where id = $1', id)
      if (nextCursor === null) break
      cursor = nextCursor
    }
    const stayed = Array.from({ length: 100 }, (_, index) => `usr_page${String(index + 1).padStart(3, '0')}`).filter(
      (id) => !removed.includes(id),
    )
    expect(seen.length).toBe(new Set(seen).size)
    expect(stayed.filter((id) => !seen.includes(id))).toEqual([])
  })

  test('hazard 4: thirty blocked people own the first results, and the page is full of others', async () => {
    const chen = await plaza.member('chen')
    const pageOf = async () =>
      (await chen.call('search.list', { type: 'user', q: 'pagan', limit: 30 })).body.items.map(({ id }: { id: string }) => id)
    const first: string[] = await pageOf()
    expect(first).toHaveLength(30)
    const all = (await chen.call('search.find', { q: 'pagan' })).body.groups[0].total.count
    for (const userId of first) expect((await chen.call('network.block', { userId })).status).toBe(200)
    const next: string[] = await pageOf()
    expect(next).toHaveLength(30)
    expect(next.filter((id) => first.includes(id))).toEqual([])
    const { items, total } = (await chen.call('search.find', { q: 'pagan' })).body.groups[0]
    expect([items.length, total.count]).toEqual([5, all - 30])
  })

  test('hazard 19: a page number is refused, and so is the cursor of another list', async () => {
    expect((await bruno.call('search.list', { type: 'user', q: 'pagan', cursor: '16413' })).status).toBe(400)
    const { nextCursor } = await page()
    expect((await bruno.call('search.list', { type: 'vendor', q: 'pagan', cursor: nextCursor })).status).toBe(400)
    expect((await bruno.call('search.list', { type: 'user', q: 'pagan', limit: 51 })).status).toBe(400)
  })

  test('hazard 20: a page of 20 takes as many statements as one of 40, at most five beside the viewer and the limit', async () => {
    const viewer = await countStatements(plaza, () => bruno.call('accounts.session.get'))
    const list = (limit: number) => countStatements(plaza, () => bruno.call('search.list', { type: 'user', q: 'pagan', limit }))
    expect(await list(40)).toBe(await list(20))
    expect(await list(40)).toBeLessThanOrEqual(viewer + 1 + 5)
    await bruno.call('search.find', { q: 'amira' })
    expect(await countStatements(plaza, () => bruno.call('search.find', { q: 'amira' }))).toBeLessThanOrEqual(viewer + 1 + 15)
  })

  test('an unknown type has no matches', async () => {
    expect((await bruno.call('search.list', { type: 'secret', q: 'pagan' })).body).toEqual({ items: [], nextCursor: null })
  })
})

describe('a word that more than a thousand records match', () => {
  const newest = Array.from({ length: 1200 }, (_, index) => `usr_quark${String(1200 - index).padStart(4, '0')}`)
  const found = async () => (await bruno.call('search.find', { q: 'quark' })).body.groups[0]
  const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)

  beforeAll(async () => {
    await plaza.rows(
      `insert into accounts.users (id, username, username_key, username_skeleton, email, email_key, password_changed_at, created_at)
       select 'usr_quark' || lpad(n::text, 4, '0'), name, name, name, name || '@example.com', name || '@example.com', now(),
         '2026-01-01'::timestamptz + n * interval '1 minute'
       from generate_series(1, 1200) n cross join lateral (select 'quark' || case n when 7 then '' else n::text end as name) named`,
    )
    await plaza.rows(`insert into accounts.profiles (user_id) select id from accounts.users where id like 'usr_quark%'`)
    await transactAsSystem(plaza.services, (tx) => tx.services.search.add(tx, 'user', newest))
  })

  test('is counted to a thousand, and the whole name comes first, then the newest', async () => {
    const { total, items } = await found()
    expect(total).toEqual({ count: 1000, exact: false })
    expect(idsOf({ items })).toEqual(['usr_quark0007', ...newest.slice(0, 4)])
  })

  test('has pages with all of them in order, none twice', async () => {
    const seen: string[] = []
    for (let cursor: string | undefined; ; ) {
      const { body } = await bruno.call('search.list', { type: 'user', q: 'quark', limit: 50, ...(cursor && { cursor }) })
      seen.push(...idsOf(body))
      if (body.nextCursor === null) break
      cursor = body.nextCursor
    }
    expect(seen).toEqual(['usr_quark0007', ...newest.filter((id) => id !== 'usr_quark0007')])
  })

  test('leaves out the newest when they are blocked, and shows others', async () => {
    const [first = '', second = ''] = newest
    await bruno.call('network.block', { userId: first })
    expect(idsOf(await found())).toEqual(['usr_quark0007', ...newest.slice(1, 5)])
    expect(idsOf(await found())).toContain(second)
    await bruno.call('network.unblock', { userId: first })
  })

  test('does not hide an order number that begins like it', async () => {
    const number = orderId.slice(4)
    await plaza.rows(
      `insert into search.documents (type, id, title, readers, words, rank)
       select 'order', 'ORD-OTHER' || n, '', array['order everyone'], setweight(array_to_tsvector(array[$1::text || n]), 'B'), 9000000000000 + n
       from generate_series(1, 1200) n`,
      [number],
    )
    const { body } = await bruno.call('search.find', { q: number })
    const orders = body.groups.find(({ type }: FoundGroup) => type === 'order')
    expect(orders.total).toEqual({ count: 1000, exact: false })
    expect(orders.items[0]?.id).toBe(orderId)
    await plaza.rows(`delete from search.documents where id like 'ORD-OTHER%'`)
  })
})

test('the public API searches public records, as JSON', async () => {
  const { status, body } = await plaza.guest().get('/search?q=amira&limit=3')
  expect([status, body.groups.map(({ type }: FoundGroup) => type)]).toEqual([200, ['product', 'vendor']])
  expect((await plaza.guest().get('/search/vendor?q=amira')).body.items).toMatchObject([{ id: 'dar-amira', href: '/vendors/dar-amira' }])
  expect((await plaza.guest().get('/search/product?q=mug')).body.items[0]).toMatchObject({ type: 'product' })
  expect((await plaza.guest().get('/search')).status).toBe(400)
})
