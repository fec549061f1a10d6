/** The feeds: what they show, to whom, in which order, and what they cost, over HTTP. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countStatements } from '#test/plaza/count-statements.ts'
import type { TestPlaza } from '#test/plaza/open.ts'
import { clear, home, type Name, openScene, post, type Scene, textsOf } from '../test/scene.ts'

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

const follow = (by: Name, whom: Name) => members[by].call('network.follow', { userId: ids[whom] })
/** Posts a second apart. */
async function say(by: Name, text: string, more: object = {}) {
  plaza.moveClock(1000)
  return post(members[by], text, more)
}
const discover = async (by: Name) => textsOf((await members[by].call('feed.discover.list')).body)
const tagged = async (by: Name, tag: string) => textsOf((await members[by].call('feed.tags.list', { tag })).body)

/** Posts written straight into the tables, `count` of each author, a minute apart from a moment on. */
async function writeMany(names: readonly Name[], count: number, at = '2026-01-01') {
  for (const name of names) {
    await plaza.rows(`insert into feed.authors (user_id) values ($1) on conflict do nothing`, [ids[name]])
    await plaza.rows(
      `insert into feed.posts (id, author_id, client_key, content_hash, audience, text, created_at, ranked_at)
       select 'post_' || $2 || '_' || lpad(i::text, 4, '0'), $1, $2 || i, '', 'public', $2 || ' ' || i, $4::timestamptz + i * interval '1 minute',
         $4::timestamptz + i * interval '1 minute' from generate_series(1, $3) i`,
      [ids[name], name, count, at],
    )
    await plaza.rows(
      `update feed.authors a set last_posted_at = (select max(created_at) from feed.posts where author_id = a.user_id) where user_id = $1`,
      [ids[name]],
    )
  }
}

async function walk(by: Name, limit: number, between?: (page: number) => Promise<void>): Promise<string[]> {
  const seen: string[] = []
  let cursor: string | undefined
  for (let page = 0; ; page += 1) {
    const body = await home(members[by], { limit, ...(cursor && { cursor }) })
    seen.push(...textsOf(body))
    if (body.nextCursor === null) return seen
    cursor = body.nextCursor
    await between?.(page)
  }
}

describe('the feed of those whom a member follows', () => {
  test('has their posts and reposts and the member’s own, newest first', async () => {
    await follow('bruno', 'chen')
    await say('chen', 'Chen 1')
    await say('bruno', 'Bruno 1')
    const { id } = await say('elena', 'Elena 1')
    await say('chen', 'Chen for followers', { audience: 'followers' })
    plaza.moveClock(1000)
    await members.chen.call('feed.reposts.add', { postId: id })
    expect(textsOf(await home(members.bruno))).toEqual(['Elena 1', 'Chen for followers', 'Bruno 1', 'Chen 1'])
    expect(textsOf(await home(members.omar))).toEqual([])
    expect((await members.bruno.call('feed.home.count', { since: '2020-01-01T00:00:00.000Z' })).body).toEqual({ count: 4 })
  })

  test('pages through many authors exactly once', async () => {
    for (const name of ['chen', 'dalia', 'elena', 'farid', 'omar'] as const) await follow('bruno', name)
    await writeMany(['chen', 'dalia', 'elena', 'farid', 'omar'], 30)
    await writeMany(['amira'], 30)
    const seen = await walk('bruno', 7)
    expect(seen).toHaveLength(150)
    expect(new Set(seen).size).toBe(150)
    const minutes = seen.map((text) => Number(text.split(' ')[1]))
    expect(minutes).toEqual(minutes.toSorted((a, b) => b - a))
  })

  test('finds what is older than many reposts that the reader must not see', async () => {
    const many = ['chen', 'dalia', 'elena', 'farid'] as const
    for (const name of many) await follow('bruno', name)
    const { id } = await say('omar', 'Hidden')
    for (const name of many) await say(name, `Shown by ${name}`)
    plaza.moveClock(1000)
    for (const name of many) await members[name].call('feed.reposts.add', { postId: id })
    await members.bruno.call('network.block', { userId: ids.omar })
    expect((await walk('bruno', 1)).toSorted()).toEqual(many.map((name) => `Shown by ${name}`).toSorted())
  })

  test('hazard 17: posts of one time, and changes between pages, leave every other post exactly once', async () => {
    await follow('bruno', 'chen')
    await writeMany(['chen'], 100)
    await plaza.rows(`update feed.posts set created_at = '2026-01-01 00:50' where text ~ 'chen (4[1-9]|50)$'`)
    const gone = ['chen 10', 'chen 20', 'chen 45']
    const seen = await walk('bruno', 20, async (page) => {
      if (page !== 0) return
      for (let index = 0; index < 5; index += 1) await say('chen', `New ${index}`)
      await plaza.rows(`delete from feed.posts where text = any($1)`, [gone])
    })
    const old = Array.from({ length: 100 }, (_, index) => `chen ${index + 1}`).filter((text) => !gone.includes(text))
    expect(seen.toSorted()).toEqual(old.toSorted())
  })

  test('hazard 19: a page far below answers by its cursor, and more than a hundred rows are refused', async () => {
    expect((await members.bruno.call('feed.home.list', { limit: 101 })).body).toMatchObject({ code: 'INVALID_INPUT' })
    expect((await members.bruno.call('feed.home.list', { cursor: 'nonsense' })).body).toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('hazard 20: twenty rows and forty cost the same statements, five at most', async () => {
    await follow('bruno', 'chen')
    await follow('bruno', 'dalia')
    await writeMany(['chen', 'dalia'], 40)
    const product = await plaza.product('MUG-SAGE')
    await plaza.rows(`update feed.posts set record_type = 'product', record_id = $1`, [product])
    const cost = async (operation: string, input: object) => {
      const every = await countStatements(plaza, () => members.bruno.call('network.settings.get'))
      return (await countStatements(plaza, () => members.bruno.call(operation, input))) - every + 1
    }
    for (const [operation, input] of [
      ['feed.home.list', {}],
      ['feed.discover.list', {}],
      ['feed.people.list', { userId: ids.chen }],
    ] as const) {
      const [twenty, forty] = [await cost(operation, { ...input, limit: 20 }), await cost(operation, { ...input, limit: 40 })]
      expect(twenty, operation).toBe(forty)
      // The product's vendor is one more beside the reading lists, the page, the people, their relations and the products.
      expect(twenty, operation).toBeLessThanOrEqual(operation === 'feed.people.list' ? 9 : 6)
    }
  })

  test('hazard 22: after unfollow nothing of the author is there, after another follow each post once', async () => {
    await follow('bruno', 'chen')
    await writeMany(['chen'], 10)
    expect(await walk('bruno', 4)).toHaveLength(10)
    await members.bruno.call('network.unfollow', { userId: ids.chen })
    expect(await walk('bruno', 4)).toEqual([])
    await follow('bruno', 'chen')
    expect(new Set(await walk('bruno', 4)).size).toBe(10)
  })

  test('hazard 23: sixty posts while a reader was away are counted, and read without a gap', async () => {
    await follow('bruno', 'chen')
    await writeMany(['chen'], 5)
    const first = await home(members.bruno)
    const since = first.items[0].at
    await plaza.rows(
      `insert into feed.posts (id, author_id, client_key, content_hash, audience, text, created_at, ranked_at)
       select 'post_new_' || i, $1, 'new' || i, '', 'public', 'new ' || i, timestamptz '2026-02-01' + i * interval '1 minute', now()
       from generate_series(1, 60) i`,
      [ids.chen],
    )
    await plaza.rows(`update feed.authors set last_posted_at = timestamptz '2026-02-01' + interval '60 minutes' where user_id = $1`, [
      ids.chen,
    ])
    expect((await members.bruno.call('feed.home.count', { since })).body).toEqual({ count: 60 })
    const seen = await walk('bruno', 24)
    expect(new Set(seen).size).toBe(65)
  })
})

describe('who is not shown', () => {
  test('hazard 5: after a block neither reads the other anywhere', async () => {
    await follow('bruno', 'chen')
    const { id } = await say('chen', 'Tea #tea')
    const own = await say('bruno', 'Coffee #tea')
    await follow('dalia', 'chen')
    await members.bruno.call('network.block', { userId: ids.chen })
    for (const [name, other, postId] of [
      ['bruno', 'chen', id],
      ['chen', 'bruno', own.id],
    ] as const) {
      expect((await members[name].call('feed.posts.get', { postId })).status).toBe(404)
      expect((await members[name].call('feed.posts.like', { postId })).status).toBe(404)
      expect((await members[name].call('feed.people.list', { userId: ids[other] })).status).toBe(404)
      const own = name === 'bruno' ? 'Coffee #tea' : 'Tea #tea'
      expect([await discover(name), await tagged(name, 'tea'), textsOf(await home(members[name]))]).toEqual([[own], [own], [own]])
    }
    expect(await discover('dalia')).toHaveLength(2)
  })

  test('hazard 4: thirty blocked authors leave a full page', async () => {
    const names = ['chen', 'dalia', 'elena', 'farid', 'omar'] as const
    await writeMany(names, 12, '2026-03-01')
    await writeMany(['amira'], 30, '2026-01-01')
    for (const name of names) await members.bruno.call('network.block', { userId: ids[name] })
    const page = (await members.bruno.call('feed.discover.list', { limit: 20 })).body
    expect(page.items).toHaveLength(20)
    expect(new Set(page.items.map((entry: { post: { author: { username: string } } }) => entry.post.author.username))).toEqual(
      new Set(['amira']),
    )
  })

  test('hazard 7: nothing of a suspended author is in any feed, not what others reposted either', async () => {
    await follow('bruno', 'chen')
    await follow('bruno', 'dalia')
    const { id } = await say('chen', 'Old #tea')
    await members.dalia.call('feed.reposts.add', { postId: id })
    await post(members.dalia, 'I agree', { quotedId: id })
    await members.omar.call('accounts.admin.users.suspend', { id: ids.chen, reason: 'spam' })
    await plaza.settle()
    for (const read of [() => home(members.bruno).then(textsOf), () => discover('bruno'), () => tagged('bruno', 'tea')])
      expect(await read()).not.toContain('Old #tea')
    const [quote] = (await home(members.bruno)).items
    expect(quote.post.quote).toEqual({ post: null })
    await members.omar.call('accounts.admin.users.liftSuspension', { id: ids.chen })
    await plaza.settle()
    members.chen = await plaza.member('chen')
  })

  test('a muted author is in no list, but can be opened', async () => {
    await follow('bruno', 'chen')
    const { id } = await say('chen', 'Loud #tea')
    await members.bruno.call('network.mute', { userId: ids.chen, duration: 'forever' })
    expect([await discover('bruno'), await tagged('bruno', 'tea'), textsOf(await home(members.bruno))]).toEqual([[], [], []])
    expect((await members.bruno.call('feed.posts.get', { postId: id })).status).toBe(200)
  })

  test('posts of a private account are for its followers, also those that were public before', async () => {
    await follow('bruno', 'chen')
    const { id } = await say('chen', 'Mine #tea')
    await members.dalia.call('feed.reposts.add', { postId: id })
    const { body } = await members.chen.call('network.settings.get')
    await members.chen.call('network.settings.update', { ...body, isPrivate: true })
    await plaza.settle()
    expect((await members.elena.call('feed.posts.get', { postId: id })).status).toBe(404)
    expect((await plaza.browser().call('feed.posts.get', { postId: id })).status).toBe(404)
    expect((await members.elena.call('feed.people.list', { userId: ids.chen })).status).toBe(404)
    expect([await discover('elena'), await tagged('elena', 'tea'), textsOf(await home(members.dalia))]).toEqual([[], [], []])
    expect(await tagged('bruno', 'tea')).toEqual(['Mine #tea'])
    expect(textsOf(await home(members.bruno))).toEqual(['Mine #tea'])
  })
})

describe('hashtags', () => {
  test('are one in all spellings, in every script', async () => {
    await say('chen', 'Fresh #Café')
    await say('chen', 'Again #CAFÉ and #CAFE\u0301')
    await say('chen', 'قهوة #قَهْوَة')
    await say('chen', 'No tag: word#tea, https://example.com/#tea, #123')
    expect(await tagged('bruno', 'café')).toHaveLength(2)
    expect(await tagged('bruno', '#قهوة')).toEqual(['قهوة #قَهْوَة'])
    expect(await tagged('bruno', 'tea')).toEqual([])
    expect((await members.bruno.call('feed.tags.suggest', { q: 'caf' })).body.items).toEqual([{ tag: 'café', posts: 1 }])
  })
})

describe('the one search', () => {
  const found = async (by: Name, q: string): Promise<string[]> =>
    (await members[by].call('search.list', { q, type: 'post', limit: 20 })).body.items.map(({ subtitle }: { subtitle: string }) => subtitle)

  test('finds the words of public posts, and nothing of what the reader must not see', async () => {
    const { id } = await say('chen', 'Saffron is in')
    await say('chen', 'Saffron for my followers', { audience: 'followers' })
    expect(await found('bruno', 'saffron')).toEqual(['Saffron is in'])
    await members.chen.call('feed.posts.edit', { postId: id, text: 'Cardamom is in' })
    expect([await found('bruno', 'saffron'), await found('bruno', 'cardamom')]).toEqual([[], ['Cardamom is in']])
    await members.bruno.call('network.block', { userId: ids.chen })
    expect(await found('bruno', 'cardamom')).toEqual([])
    expect(await found('dalia', 'cardamom')).toEqual(['Cardamom is in'])
    await members.chen.call('feed.posts.remove', { postId: id })
    expect(await found('dalia', 'cardamom')).toEqual([])
  })

  test('hazard 4: posts of blocked authors leave a full page', async () => {
    for (let index = 0; index < 12; index += 1) await say('chen', `Nutmeg ${index}`)
    for (let index = 0; index < 10; index += 1) await say('dalia', `Nutmeg of Dalia ${index}`)
    for (let index = 0; index < 12; index += 1) await say('omar', `Nutmeg of Omar ${index}`)
    for (const name of ['chen', 'omar'] as const) await members.bruno.call('network.block', { userId: ids[name] })
    const { body } = await members.bruno.call('search.list', { q: 'nutmeg', type: 'post', limit: 10 })
    expect(body.items).toHaveLength(10)
  })
})

describe('posts for everybody', () => {
  test('are in order of time, and moved ahead by likes, comments and reposts', async () => {
    const { id } = await say('chen', 'Old and loved')
    plaza.moveClock(3 * 3600_000)
    await post(members.elena, 'New')
    expect(await discover('bruno')).toEqual(['New', 'Old and loved'])
    for (const name of ['bruno', 'dalia', 'elena', 'farid'] as const) await members[name].call('feed.posts.like', { postId: id })
    await plaza.settle()
    expect(await discover('bruno')).toEqual(['Old and loved', 'New'])
    for (const name of ['bruno', 'dalia', 'elena', 'farid'] as const) await members[name].call('feed.posts.unlike', { postId: id })
    await plaza.settle()
    expect(await discover('bruno')).toEqual(['New', 'Old and loved'])
  })
})
