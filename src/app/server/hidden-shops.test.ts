/** Which shops a member does not find: Amira owns Dar Amira, Elena manages it, Bruno shops. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza
let bruno: Member
let productId = ''

beforeAll(async () => {
  plaza = await openTestPlaza()
  bruno = await plaza.member('bruno')
  productId = await plaza.product('MUG-SAGE')
})
afterAll(() => plaza.close())

describe('a shop and its products are hidden from whom its owner blocked, and from whom blocked its owner', () => {
  const ofDarAmira = (answer: unknown) => /dar-amira|Dar Amira/.test(JSON.stringify(answer))
  const hrefOfMug = () => `/products/${productId}`
  const found = async () => {
    const answers = {
      list: await bruno.call('marketplace.listings.list', { facets: true }),
      words: await bruno.call('marketplace.listings.list', { q: 'mug' }),
      suggest: await bruno.call('marketplace.suggest', { q: 'mug' }),
      suggestShop: await bruno.call('marketplace.suggest', { q: 'dar amira' }),
    }
    const search = await bruno.call('search.find', { q: 'mug' })
    const product = (await bruno.call('search.list', { q: 'mug', type: 'product' })).body.items
    return {
      ...Object.fromEntries(Object.entries(answers).map(([name, { body }]) => [name, ofDarAmira(body)])),
      search: JSON.stringify(search.body).includes(hrefOfMug()),
      product: JSON.stringify(product).includes(hrefOfMug()),
    }
  }
  const everywhere = { list: true, words: true, suggest: true, suggestShop: true, search: true, product: true }
  const nowhere = { list: false, words: false, suggest: false, suggestShop: false, search: false, product: false }
  const counts = async () => {
    const { total, facets, items } = (await bruno.call('marketplace.listings.list', { facets: true, limit: 100 })).body
    const inStock = facets.stock.inStock + facets.stock.soldOut
    return { total: total.count, listed: items.length, counted: inStock }
  }

  test('a block of another member of the business hides nothing', async () => {
    const elena = await plaza.member('elena')
    await bruno.call('network.block', { userId: (await elena.me()).id })
    expect(await found()).toEqual(everywhere)
    await bruno.call('network.unblock', { userId: (await elena.me()).id })
  })

  test.each(['Bruno blocks Amira', 'Amira blocks Bruno'])('%s', async (how) => {
    const amira = await plaza.member('amira')
    const [blocker, other] = how.startsWith('Bruno') ? [bruno, amira] : [amira, bruno]
    const before = await counts()
    expect(await found()).toEqual(everywhere)
    await blocker.call('network.block', { userId: (await other.me()).id })
    expect(await found()).toEqual(nowhere)
    const after = await counts()
    expect(after.total).toBeLessThan(before.total)
    expect(after).toMatchObject({ listed: after.total, counted: after.total })
    // Who names the shop sees its page with its products, and guests see everything.
    expect((await bruno.call('marketplace.listings.list', { vendor: ['dar-amira'] })).body.total.count).toBe(before.total - after.total)
    expect((await bruno.call('marketplace.listings.get', { productId })).status).toBe(200)
    expect(ofDarAmira((await plaza.guest().get('/marketplace/listings')).body)).toBe(true)
    await blocker.call('network.unblock', { userId: (await other.me()).id })
    expect(await found()).toEqual(everywhere)
  })

  test('when the owner hands the shop over, it follows the new owner', async () => {
    const [amira, elena] = [await plaza.member('amira'), await plaza.member('elena')]
    const [amiraId, elenaId] = [(await amira.me()).id, (await elena.me()).id]
    const workspace = await plaza.workspace('Dar Amira')
    const handOver = async (from: Member, userId: string) => {
      expect((await from.call('workspaces.transferOwnership', { userId }, { workspace })).status).toBe(200)
      await plaza.settle()
    }
    const findsShop = async () => ofDarAmira((await bruno.call('search.list', { q: 'dar amira', type: 'vendor' })).body)
    await bruno.call('network.block', { userId: elenaId })
    expect(await findsShop()).toBe(true)
    await handOver(amira, elenaId)
    expect(await findsShop()).toBe(false)
    expect((await bruno.call('search.find', { q: 'dar amira' })).body.groups.map(({ type }: { type: string }) => type)).not.toContain(
      'vendor',
    )
    await handOver(elena, amiraId)
    await bruno.call('network.unblock', { userId: elenaId })
    expect(await findsShop()).toBe(true)
  })
})
