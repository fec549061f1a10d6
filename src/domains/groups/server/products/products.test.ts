import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza
let amira: Member
let bruno: Member
let chen: Member
let dalia: Member
let cup: string
let shirt: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[amira, bruno, chen, dalia] = await Promise.all([
    plaza.member('amira'),
    plaza.member('bruno'),
    plaza.member('chen'),
    plaza.member('dalia'),
  ])
  cup = await plaza.product('MUG-SAGE')
  shirt = await plaza.product('TEE-S')
})
afterAll(() => plaza.close())

async function openGroup(isPublic = true): Promise<string> {
  const groupId: string = (await dalia.call('groups.create', { name: 'Tea table', isPublic: true })).body.id
  await bruno.call('groups.join', { groupId })
  if (!isPublic) await plaza.rows('update groups.groups set is_public = false where id = $1', [groupId])
  return groupId
}
const add = (member: Member, groupId: string, productId: string) => member.call('groups.products.add', { groupId, productId })
const shelf = async (member: Member, groupId: string): Promise<string[]> =>
  (await member.call('groups.products.list', { groupId })).body.items.map(({ id }: { id: string }) => id)

describe('the product shelf', () => {
  test('is kept by moderators and read by the readers of the group', async () => {
    const groupId = await openGroup()
    expect((await add(bruno, groupId, cup)).status).toBe(404)
    for (const _ of [1, 2]) expect((await add(dalia, groupId, cup)).body.items).toMatchObject([{ id: cup, vendor: { name: 'Dar Amira' } }])
    await add(dalia, groupId, shirt)
    expect(await shelf(amira, groupId)).toEqual([cup, shirt])
    const { body } = await dalia.call('groups.products.arrange', { groupId, productIds: [shirt, 'prd_gone'] })
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual([shirt, cup])
    for (const _ of [1, 2]) await dalia.call('groups.products.remove', { groupId, productId: shirt })
    expect(await shelf(bruno, groupId)).toEqual([cup])
    expect((await bruno.call('groups.products.remove', { groupId, productId: cup })).status).toBe(404)
  })

  test('of a private group is for its members', async () => {
    const groupId = await openGroup(false)
    expect((await chen.call('groups.products.list', { groupId })).status).toBe(404)
    expect((await bruno.call('groups.products.list', { groupId })).status).toBe(200)
  })

  test('shows prices as they are now, and nothing that is no longer sold', async () => {
    const groupId = await openGroup()
    for (const id of [cup, shirt]) await add(dalia, groupId, id)
    const price = async () => (await bruno.call('groups.products.list', { groupId })).body.items[0].price.amountMinor
    const before = await price()
    await plaza.rows('update catalog.products set price_minor = price_minor + 100, max_price_minor = max_price_minor + 100 where id = $1', [
      cup,
    ])
    expect(await price()).toBe(before + 100)
    await plaza.rows(`update catalog.products set status = 'archived' where id = $1`, [shirt])
    expect(await shelf(bruno, groupId)).toEqual([cup])
    expect((await add(dalia, groupId, 'prd_missing')).status).toBe(404)
    await plaza.rows(`update catalog.products set status = 'active' where id = $1`, [shirt])
  })

  test('hides products of people with a block between them and the reader', async () => {
    const groupId = await openGroup()
    for (const id of [cup, shirt]) await add(dalia, groupId, id)
    await amira.call('network.block', { userId: (await bruno.me()).id })
    expect(await shelf(bruno, groupId)).toEqual([shirt])
    expect(await shelf(chen, groupId)).toEqual([cup, shirt])
    await amira.call('network.unblock', { userId: (await bruno.me()).id })
  })

  test('has 24 places, and products that are gone take none', async () => {
    const groupId = await openGroup()
    const fill = (ids: string) =>
      plaza.rows(
        `insert into groups.products (group_id, product_id, position, added_at)
         select $1, ${ids}, n, now() from generate_series(0, 23) n`,
        [groupId],
      )
    await fill(`'prd_gone_' || n`)
    expect((await add(dalia, groupId, cup)).body.items).toMatchObject([{ id: cup }])
    await plaza.rows('delete from groups.products where group_id = $1', [groupId])
    const copies = await plaza.rows<{ id: string }>(`select id from catalog.products where status = 'active' limit 24`)
    for (const { id } of copies) await add(dalia, groupId, id)
    expect(await shelf(dalia, groupId)).toHaveLength(Math.min(24, copies.length))
  })

  test('takes the last place once', async () => {
    const groupId = await openGroup()
    await plaza.rows(`insert into groups.products (group_id, product_id, position, added_at) select $1, $2, 0, now()`, [groupId, cup])
    const answers = await Promise.all([1, 2, 3].map(() => add(dalia, groupId, shirt)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await shelf(dalia, groupId)).toEqual([cup, shirt])
  })
})
