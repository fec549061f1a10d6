/** Who hears of the network: the recipients of each kind, for the events that happened. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockChanged } from '#events/inventory.ts'
import type { DeliveredEvent } from '#platform/server/listeners.ts'
import { publish, transactAsSystem } from '#platform/server/transact.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { notifications } from './notifications.ts'

let plaza: TestPlaza
let amira: Member
let bruno: Member
const ids: Record<string, string> = {}

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[amira, bruno] = await Promise.all([plaza.member('amira'), plaza.member('bruno')])
  for (const row of await plaza.rows<{ id: string; username: string }>('select id, username from accounts.users'))
    ids[row.username] = row.id
})
afterAll(() => plaza.close())

/** The recipients of all events of a kind so far. */
async function heard(kind: string) {
  const found = notifications.find((one) => one.kind === `network.${kind}`)
  if (!found) throw new Error(`no kind ${kind}`)
  const events = await plaza.rows<DeliveredEvent>(
    `select type, aggregate, payload, happened_at as "happenedAt" from platform.events where type = any($1) order by position`,
    [found.types],
  )
  return transactAsSystem(plaza.services, (tx) => found.recipients(tx, events))
}

test('a follower, a request and its acceptance are heard by the other person, unless the actor is muted or it is over', async () => {
  await bruno.call('network.follow', { userId: ids['amira'] })
  expect(await heard('followed')).toEqual([
    { userId: ids['amira'], actorId: ids['bruno'], target: { type: 'user', id: ids['amira'] }, params: {}, href: '/network?tab=followers' },
  ])
  await amira.call('network.mute', { userId: ids['bruno'], duration: 'day' })
  expect(await heard('followed')).toEqual([])
  await amira.call('network.unmute', { userId: ids['bruno'] })
  await bruno.call('network.unfollow', { userId: ids['amira'] })
  expect(await heard('followed')).toEqual([])

  await plaza.rows('delete from platform.events')
  await bruno.call('network.requests.send', { userId: ids['amira'] })
  expect(await heard('requested')).toMatchObject([{ userId: ids['amira'], actorId: ids['bruno'], href: '/network?tab=received' }])
  await amira.call('network.requests.accept', { userIds: [ids['bruno']] })
  expect(await heard('requested')).toEqual([])
  expect(await heard('followed')).toEqual([])
  expect(await heard('accepted')).toMatchObject([{ userId: ids['bruno'], actorId: ids['amira'], href: '/profile/amira' }])
})

test('followers of a vendor hear of a new product once, and of a product that is back in stock', async () => {
  const workspace = await plaza.workspace('Dar Amira')
  await bruno.call('marketplace.vendors.follow', { slug: 'dar-amira' })
  const news = (kind: string) => heard(kind).then((all) => all.filter(({ userId }) => userId === ids['bruno']))
  await plaza.rows(`delete from platform.events where type = 'catalog.productPublished'`)
  const productId = await plaza.product('BOWL')
  await plaza.rows(`update catalog.products set status = 'draft', published_at = null where id = $1`, [productId])
  const change = (status: string) =>
    amira.call('products.change', { meant: { ids: [productId] }, change: { kind: 'status', status } }, { workspace })
  const published = await change('active')
  expect(published.status).toBe(200)
  expect(await news('vendorProduct')).toMatchObject([{ target: { type: 'product', id: productId }, params: { vendor: 'Dar Amira' } }])
  await change('draft')
  await change('active')
  expect(await news('vendorProduct')).toHaveLength(1)
  const events = await plaza.rows(`select payload from platform.events where type = 'catalog.productPublished' and payload ? 'first'`)
  expect(events).toHaveLength(1)
  const back = { productId, workspaceId: workspace, variantId: await plaza.variant('BOWL'), before: 0, after: 3 }
  expect(await news('vendorRestock')).toEqual([])
  await transactAsSystem(plaza.services, async (tx) => publish(tx, stockChanged(back), stockChanged({ ...back, before: 3, after: 2 })))
  expect(await news('vendorRestock')).toMatchObject([{ target: { type: 'product', id: productId } }])
})

test('the words say who and what in three languages', () => {
  const said = { people: 'Bruno', count: 1, vendor: 'Dar Amira', product: 'Bowl' }
  for (const { words } of notifications)
    for (const language of ['en', 'es', 'ar'] as const) expect(words[language].text(said)).toMatch(/Bruno|Dar Amira/)
})
