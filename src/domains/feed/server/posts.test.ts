/** Posts and what readers do with them, over HTTP. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transactAsSystem } from '#platform/server/transact.ts'
import type { TestPlaza } from '#test/plaza/open.ts'
import { clear, home, openScene, post, type Scene, textsOf, write } from '../test/scene.ts'

let scene: Scene
let plaza: TestPlaza
let members: Scene['members']
let ids: Scene['ids']

beforeAll(async () => {
  scene = await openScene()
  ;({ plaza, members, ids } = scene)
})
beforeEach(() => clear(scene))
afterAll(() => plaza.close())

const MISSING = 'post_00000000000000000000000000'
const get = async (by: { call: Scene['members']['chen']['call'] }, postId: string) => by.call('feed.posts.get', { postId })

describe('a post', () => {
  test('is written, read by everybody, and stands first on the feed of its author', async () => {
    const { body, status } = await write(members.chen, 'Saffron is in. #Tea')
    expect(status).toBe(200)
    expect(body.post).toMatchObject({
      text: 'Saffron is in. #Tea',
      author: { username: 'chen' },
      audience: 'public',
      likes: 0,
      mine: true,
      liked: false,
      poll: null,
      record: null,
    })
    expect((await get(plaza.browser(), body.post.id)).body.post).toMatchObject({
      text: 'Saffron is in. #Tea',
      mine: false,
      clientKey: null,
    })
    expect(textsOf(await home(members.chen))).toEqual(['Saffron is in. #Tea'])
    expect((await get(members.dalia, MISSING)).status).toBe(404)
  })

  test('has up to 5,000 characters as a reader counts them, and some content', async () => {
    expect((await write(members.chen, '👨‍👩‍👧‍👦'.repeat(1500))).status).toBe(200)
    expect((await write(members.chen, 'a'.repeat(5000))).status).toBe(200)
    expect((await write(members.chen, 'a'.repeat(5001))).body).toMatchObject({ code: 'INVALID_INPUT' })
    expect((await write(members.chen, '  \n ')).body).toMatchObject({ code: 'EMPTY' })
    expect((await plaza.browser().call('feed.posts.create', { clientKey: randomUUID(), text: 'Hello' })).status).toBe(401)
  })

  test('is one of ten an hour for a new account, and of more a day later', async () => {
    const newcomer = await plaza.newcomer('eager')
    const again = { clientKey: 'sent-twice-by-eager' }
    await post(newcomer, 'No. 0', again)
    expect((await write(newcomer, 'No. 0', again)).status).toBe(200)
    for (let done = 1; done < 10; done += 1) expect((await write(newcomer, `No. ${done}`)).status).toBe(200)
    expect((await write(newcomer, 'One more')).body).toMatchObject({ code: 'RATE_LIMITED', data: { retryAfterS: expect.any(Number) } })
    await plaza.rows(`update accounts.users set created_at = created_at - interval '1 day' where username = 'eager'`)
    expect((await write(newcomer, 'Next day')).status).toBe(200)
  })

  test('hazard 40: a text of a megabyte is refused in each field', async () => {
    const long = 'a'.repeat(1_000_000)
    for (const input of [
      { text: long },
      { clientKey: long },
      { quotedId: long },
      { record: { type: 'product', id: long } },
      { pictures: [{ uploadId: 'x', alt: long }] },
      { poll: { options: [long, 'b'], hours: 1 } },
    ])
      expect((await write(members.chen, 'Hello', input)).status).toBeGreaterThanOrEqual(400)
    expect(await plaza.rows('select from feed.posts')).toHaveLength(0)
  })

  test('is written once with one key, also when sent at once, and another text with the key is a conflict', async () => {
    const clientKey = randomUUID()
    const sent = await Promise.all(Array.from({ length: 5 }, () => write(members.chen, 'Once', { clientKey })))
    expect(new Set(sent.map(({ body }) => body.post.id)).size).toBe(1)
    expect((await write(members.chen, 'Twice', { clientKey })).body).toMatchObject({ code: 'KEY_USED' })
    expect((await write(members.dalia, 'Mine', { clientKey })).status).toBe(200)
    expect(await plaza.rows('select from feed.posts')).toHaveLength(2)
  })

  test('shows a product with its price now, and nothing of one that is gone', async () => {
    const id = await plaza.product('MUG-SAGE')
    const written = await post(members.chen, 'My favorite', { record: { type: 'product', id } })
    expect(written.record.card).toMatchObject({ href: `/products/${id}`, amount: { amountMinor: expect.any(Number) } })
    const before = written.record.card.amount.amountMinor
    await plaza.rows(`update catalog.variants set price_minor = price_minor + 100 where product_id = $1`, [id])
    await plaza.rows(`update catalog.products set price_minor = price_minor + 100 where id = $1`, [id]).catch(() => [])
    expect((await get(members.dalia, written.id)).body.post.record.card.amount.amountMinor).toBe(before + 100)
    await plaza.rows(`update catalog.variants set price_minor = price_minor - 100 where product_id = $1`, [id])
    expect((await write(members.chen, 'Nothing', { record: { type: 'product', id: 'prod_missing' } })).status).toBe(404)
  })

  test('is edited by its author, with its earlier texts kept and its hashtags new', async () => {
    const { id } = await post(members.chen, 'Green #tea')
    plaza.moveClock(1000)
    const edited = await members.chen.call('feed.posts.edit', { postId: id, text: 'Black #coffee' })
    expect(edited.body.post).toMatchObject({ text: 'Black #coffee', editedAt: expect.any(String) })
    expect((await members.dalia.call('feed.posts.history', { postId: id })).body.items).toMatchObject([{ text: 'Green #tea' }])
    expect(await plaza.rows('select tag from feed.tags')).toEqual([{ tag: 'coffee' }])
    expect((await members.dalia.call('feed.posts.edit', { postId: id, text: 'Mine' })).status).toBe(404)
    expect((await members.chen.call('feed.posts.edit', { postId: id, text: '' })).body).toMatchObject({ code: 'EMPTY' })
  })

  test('is deleted by its author with its reposts and likes', async () => {
    const { id } = await post(members.chen, 'Gone soon')
    await members.dalia.call('feed.reposts.add', { postId: id })
    await members.dalia.call('feed.posts.like', { postId: id })
    expect((await members.dalia.call('feed.posts.remove', { postId: id })).status).toBe(404)
    expect((await members.chen.call('feed.posts.remove', { postId: id })).status).toBe(200)
    expect((await members.chen.call('feed.posts.remove', { postId: id })).status).toBe(404)
    expect(await plaza.rows('select from feed.posts')).toHaveLength(0)
    expect((await home(members.dalia)).items).toEqual([])
  })

  test('one is pinned at a time', async () => {
    const [first, second] = [await post(members.chen, 'First'), await post(members.chen, 'Second')]
    await members.chen.call('feed.posts.pin', { postId: first.id })
    await members.chen.call('feed.posts.pin', { postId: second.id })
    const list = async () => (await members.dalia.call('feed.people.list', { userId: ids.chen })).body
    expect((await list()).pinned.post).toMatchObject({ text: 'Second', pinned: true })
    expect(textsOf(await list())).toEqual(['First'])
    await members.chen.call('feed.posts.unpin', { postId: second.id })
    expect((await list()).pinned).toBeNull()
    expect((await members.dalia.call('feed.posts.pin', { postId: first.id })).status).toBe(404)
  })
})

describe('likes', () => {
  test('hazard 2: twenty likes at once are one, and twenty unlikes at once leave none', async () => {
    const { id } = await post(members.chen, 'Like me')
    const twenty = (operation: string) =>
      Promise.all(Array.from({ length: 20 }, () => members.dalia.call(`feed.posts.${operation}`, { postId: id })))
    await twenty('like')
    expect((await get(members.dalia, id)).body.post).toMatchObject({ likes: 1, liked: true })
    expect(await plaza.rows(`select from platform.events where type = 'feed.postLiked'`)).toHaveLength(1)
    await twenty('unlike')
    expect((await get(members.dalia, id)).body.post).toMatchObject({ likes: 0, liked: false })
    expect(await plaza.rows('select from feed.likes')).toHaveLength(0)
  })
})

describe('reposts and quotes', () => {
  test('repeat public posts only, and once', async () => {
    const { id } = await post(members.chen, 'Look')
    await Promise.all(Array.from({ length: 5 }, () => members.dalia.call('feed.reposts.add', { postId: id })))
    expect((await get(members.dalia, id)).body.post).toMatchObject({ reposts: 1, reposted: true })
    expect((await home(members.dalia)).items).toMatchObject([{ repostedBy: { username: 'dalia' }, post: { id } }])
    await members.dalia.call('feed.reposts.remove', { postId: id })
    expect((await get(members.dalia, id)).body.post).toMatchObject({ reposts: 0, reposted: false })
    const quiet = await post(members.chen, 'For followers', { audience: 'followers' })
    await members.dalia.call('network.follow', { userId: ids.chen })
    expect((await members.dalia.call('feed.reposts.add', { postId: quiet.id })).body).toMatchObject({ code: 'NOT_QUOTABLE' })
    expect((await write(members.dalia, 'See', { quotedId: quiet.id })).body).toMatchObject({ code: 'NOT_QUOTABLE' })
    expect((await write(members.elena, 'See', { quotedId: quiet.id })).status).toBe(404)
  })

  test('a quote shows the post below its text until it is gone', async () => {
    const { id } = await post(members.chen, 'Original')
    const quote = await post(members.dalia, 'I agree', { quotedId: id })
    expect(quote.quote.post).toMatchObject({ text: 'Original', author: { username: 'chen' } })
    expect((await get(members.dalia, id)).body.post.quotes).toBe(1)
    await members.chen.call('feed.posts.remove', { postId: id })
    expect((await get(members.dalia, quote.id)).body.post.quote).toEqual({ post: null })
    const again = await post(members.chen, 'Another')
    const other = await post(members.dalia, 'Me too', { quotedId: again.id })
    await members.dalia.call('feed.posts.remove', { postId: other.id })
    expect((await get(members.dalia, again.id)).body.post.quotes).toBe(0)
  })
})

describe('polls', () => {
  test('hide their results until the reader has voted or they are closed, and count each voter once', async () => {
    const { id } = await post(members.chen, 'Which?', { poll: { options: ['Tea', 'Coffee'], hours: 24 } })
    const vote = (by: keyof Scene['members'], choice: number) => members[by].call('feed.polls.vote', { postId: id, choice })
    expect((await get(members.dalia, id)).body.post.poll).toMatchObject({ choice: null, options: [{ votes: null }, { votes: null }] })
    await Promise.all([...Array.from({ length: 8 }, (_, index) => vote('dalia', index % 2)), vote('elena', 1), vote('omar', 1)])
    const { poll } = (await get(members.elena, id)).body.post
    expect(poll).toMatchObject({ choice: 1, voters: 3, closed: false })
    expect(await plaza.rows('select from feed.votes')).toHaveLength(3)
    expect((await vote('elena', 0)).body).toMatchObject({ code: 'VOTED' })
    expect((await vote('chen', 0)).status).toBe(404)
    expect((await vote('farid', 2)).status).toBe(404)
    plaza.moveClock(25 * 3600_000)
    expect((await vote('farid', 0)).body).toMatchObject({ code: 'CLOSED' })
    expect((await get(members.farid, id)).body.post.poll).toMatchObject({
      closed: true,
      voters: 3,
      options: [{}, { votes: expect.any(Number) }],
    })
  })
})

describe('bookmarks', () => {
  test('are listed newest first, and nobody else sees them', async () => {
    const [one, two] = [await post(members.chen, 'One'), await post(members.chen, 'Two')]
    await members.dalia.call('feed.bookmarks.add', { postId: two.id })
    plaza.moveClock(1000)
    await members.dalia.call('feed.bookmarks.add', { postId: one.id })
    await members.dalia.call('feed.bookmarks.add', { postId: one.id })
    const saved = async () => textsOf((await members.dalia.call('feed.bookmarks.list')).body)
    expect(await saved()).toEqual(['One', 'Two'])
    expect((await get(members.elena, one.id)).body.post.bookmarked).toBe(false)
    await members.dalia.call('feed.bookmarks.remove', { postId: one.id })
    expect(await saved()).toEqual(['Two'])
  })
})

test('hazard 41: a post is not written or liked by GET', async () => {
  const { id } = await post(members.chen, 'Safe')
  expect(
    (await members.dalia.send('GET', `/rpc/feed/posts/like?data=${encodeURIComponent(JSON.stringify({ json: { postId: id } }))}`)).status,
  ).toBeGreaterThanOrEqual(400)
  const crossSite = await members.dalia.send('POST', '/rpc/feed/posts/like', JSON.stringify({ json: { postId: id } }), {
    'content-type': 'application/json',
    'sec-fetch-site': 'cross-site',
  })
  expect(crossSite.status).toBeGreaterThanOrEqual(400)
  expect((await get(members.dalia, id)).body.post.likes).toBe(0)
})

describe('moderators', () => {
  test('take a post away and show it again', async () => {
    const { id } = await post(members.chen, 'Rude')
    const quote = await post(members.dalia, 'Look', { quotedId: id })
    const { services } = plaza
    const moderation = services.resources.moderation('post')
    expect(await moderation?.evidence(services.db, id)).toMatchObject([{ id, authorId: ids.chen, text: 'Rude' }])
    const decide = (act: 'remove' | 'restore', postId: string) =>
      transactAsSystem(services, async (tx) =>
        act === 'remove'
          ? moderation?.remove(tx, ids.omar, postId, { reason: 'spam', text: '' })
          : moderation?.restore(tx, ids.omar, postId),
      )
    expect([await decide('remove', id), await decide('remove', id)]).toEqual([true, false])
    expect((await get(members.dalia, id)).status).toBe(404)
    expect((await get(members.chen, id)).body.post.state).toBe('removed')
    expect((await get(members.dalia, quote.id)).body.post.quote).toEqual({ post: null })
    expect(await home(members.chen)).toMatchObject({ items: [] })
    await decide('remove', quote.id)
    expect([await decide('restore', id), await decide('restore', id)]).toEqual([true, false])
    expect((await get(members.dalia, id)).body.post).toMatchObject({ text: 'Rude', quotes: 0 })
    await decide('restore', quote.id)
    expect((await get(members.dalia, id)).body.post.quotes).toBe(1)
  })
})

describe('the comments on a post', () => {
  const add = (by: keyof Scene['members'], postId: string, text: string) =>
    members[by].call('comments.add', { type: 'post', id: postId, clientKey: randomUUID(), text })

  test('are counted with it, lift it among the posts of everybody, and go with it', async () => {
    const { id } = (await write(members.chen, 'Which kettle do you use?')).body.post
    const before = await plaza.rows<{ at: string }>('select ranked_at::text as at from feed.posts where id = $1', [id])
    const first = await add('dalia', id, 'An old one')
    expect(first.status).toBe(200)
    expect((await add('chen', id, 'How old?')).status).toBe(200)
    await plaza.settle()
    expect((await get(plaza.browser(), id)).body.post.comments).toBe(2)
    const [after] = await plaza.rows<{ at: string }>('select ranked_at::text as at from feed.posts where id = $1', [id])
    expect(Date.parse(after?.at ?? '')).toBeGreaterThan(Date.parse(before[0]?.at ?? ''))
    expect((await members.chen.call('feed.posts.remove', { postId: id })).status).toBe(200)
    expect((await members.dalia.call('comments.list', { type: 'post', id })).status).toBe(404)
    expect(await plaza.rows('select id from comments.comments where record_id = $1', [id])).toEqual([])
  })

  test('are closed to those who may not read the post, and to guests', async () => {
    const { id } = (await write(members.chen, 'For my followers', { audience: 'followers' })).body.post
    expect((await add('dalia', id, 'Hello')).status).toBe(404)
    expect((await plaza.browser().call('comments.list', { type: 'post', id })).status).toBe(404)
  })
})
