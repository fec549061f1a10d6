/** What was bought through a post, over HTTP. */
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { receiveStock } from '#domains/inventory/server/index.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import type { TestPlaza } from '#test/plaza/open.ts'
import { buy, cancel, deliver, refund } from '#test/plaza/purchase.ts'
import { type Name, openScene, post, type Scene } from '../test/scene.ts'
import { countReversed, countSold } from './count-sales.ts'

const SKU = 'MUG-SAGE'

let scene: Scene
let plaza: TestPlaza
let members: Scene['members']
let postId = ''

beforeAll(async () => {
  scene = await openScene()
  ;({ plaza, members } = scene)
  const [variant] = await plaza.rows<{ id: string; product_id: string; workspace_id: string }>(
    'select v.id, v.product_id, p.workspace_id from catalog.variants v join catalog.products p on p.id = v.product_id where v.sku = $1',
    [SKU],
  )
  if (!variant) throw new Error(`no ${SKU}`)
  const { id: variantId, product_id: productId, workspace_id: workspaceId } = variant
  await transactAsSystem(plaza.services, (tx) => receiveStock(tx, { workspaceId, productId, variantId, quantity: 100 }))
})
beforeEach(async () => {
  await plaza.rows('delete from feed.sales')
  postId = (await post(members.chen, 'My favorite', { record: { type: 'product', id: await plaza.product(SKU) } })).id
})
afterAll(() => plaza.close())

const buyThrough = async (by: Name, quantity = 1) => {
  const orderId = await buy(plaza, members[by], SKU, { quantity, source: { type: 'post', id: postId } })
  await plaza.settle()
  return orderId
}
const sales = async (by: Name = 'chen') => (await members[by].call('feed.posts.get', { postId })).body.post.sales

describe('what was bought through a post', () => {
  test('is shown to its author alone, from three orders on, net of what was cancelled and refunded', async () => {
    expect(await sales()).toEqual({ units: null })
    const first = await buyThrough('bruno', 2)
    const second = await buyThrough('dalia')
    await buyThrough('omar')
    expect([await sales(), await sales('bruno')]).toEqual([{ units: 4 }, null])
    expect((await plaza.browser().call('feed.posts.get', { postId })).body.post.sales).toBeNull()
    await buyThrough('bruno')
    await deliver(plaza, first)
    await refund(plaza, first)
    expect(await sales()).toEqual({ units: 4 })
    await cancel(plaza, second)
    expect(await sales()).toEqual({ units: 3 })
    await refund(plaza, first)
    // Two orders are left.
    expect(await sales()).toEqual({ units: null })
    expect(await plaza.rows('select user_id from feed.sales').catch(() => 'no person')).toBe('no person')
  })

  test('leaves out the author’s own purchases, and those that another record or nothing led to', async () => {
    await buyThrough('chen', 5)
    await buy(plaza, members.bruno, SKU)
    await buy(plaza, members.dalia, SKU, { source: { type: 'article', id: postId } })
    await buy(plaza, members.omar, SKU, { source: { type: 'post', id: 'post_missing' } })
    await plaza.settle()
    expect(await plaza.rows('select from feed.sales')).toHaveLength(0)
  })

  test('goes with the post, and a post without a product has none', async () => {
    await buyThrough('bruno')
    await members.chen.call('feed.posts.remove', { postId })
    expect(await plaza.rows('select from feed.sales')).toHaveLength(0)
    expect((await post(members.chen, 'Just words')).sales).toBeNull()
  })
})

test('counts the same in every order of events, and each order once', async () => {
  const source = { type: 'post', id: postId }
  const step = fc.record({ order: fc.integer({ min: 0, max: 3 }), quantity: fc.integer({ min: 1, max: 3 }), isSale: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      await plaza.rows('delete from feed.sales')
      const sold = new Map<string, number>()
      const reversed = new Map<string, number>()
      await transactAsSystem(plaza.services, async (tx) => {
        for (const { order, quantity, isSale } of steps) {
          const orderId = `ORD-${order}`
          const lines = [{ position: 0, quantity, source }]
          if (isSale) await countSold(tx, [{ payload: { orderId, userId: null, parts: [{ lines }] } }])
          else await countReversed(tx, [{ payload: { orderId, userId: null, lines } }])
          if (isSale) sold.set(orderId, quantity)
          else reversed.set(orderId, (reversed.get(orderId) ?? 0) + quantity)
        }
      })
      const rows = await plaza.rows<{ order_id: string; sold: number; reversed: number }>('select order_id, sold, reversed from feed.sales')
      expect(new Map(rows.map((row) => [row.order_id, [row.sold, row.reversed]]))).toEqual(
        new Map([...new Set([...sold.keys(), ...reversed.keys()])].map((id) => [id, [sold.get(id) ?? 0, reversed.get(id) ?? 0]])),
      )
    }),
    { numRuns: 25 },
  )
  await plaza.rows('delete from feed.sales')
})
