/** Posts in groups: who reads and writes them, and what moderators decide, over HTTP. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countStatements } from '#test/plaza/count-statements.ts'
import type { TestPlaza } from '#test/plaza/open.ts'
import { clear, home, type Name, openScene, post, type Scene, textsOf, write } from '../test/scene.ts'

let scene: Scene
let plaza: TestPlaza
let members: Scene['members']
let ids: Scene['ids']

beforeAll(async () => {
  scene = await openScene()
  ;({ plaza, members, ids } = scene)
})
beforeEach(async () => {
  await clear(scene)
  await plaza.rows('delete from groups.groups')
  for (const table of ['notifications', 'counters']) await plaza.rows(`delete from notifications.${table}`)
})
afterAll(() => plaza.close())

/** They isolate names in sentences. */
const MARKS = /[\u2068\u2069]/g

/** A group of Chen's with Dalia, and Elena as a moderator. */
async function newGroup({ isPublic = true, needsApproval = false } = {}): Promise<string> {
  const { id } = (await members.chen.call('groups.create', { name: 'Tea and clay', isPublic: true })).body
  for (const name of ['dalia', 'elena'] as const) await members[name].call('groups.join', { groupId: id })
  await members.chen.call('groups.moderators.add', { groupId: id, userId: ids.elena })
  await plaza.rows('update groups.groups set is_public = $1, needs_approval = $2 where id = $3', [isPublic, needsApproval, id])
  return id
}
const list = async (by: Name, groupId: string) => textsOf((await members[by].call('feed.groups.list', { groupId })).body)
const waiting = async (by: Name, groupId: string) => textsOf((await members[by].call('feed.groups.waiting', { groupId })).body)
const get = (by: Name, postId: string) => members[by].call('feed.posts.get', { postId })
const bell = async (by: Name): Promise<string[]> => {
  await plaza.settle()
  return (await members[by].call('notifications.list', {})).body.items.map(({ text }: { text: string }) => text.replace(MARKS, ''))
}

describe('a post in a public group', () => {
  test('is written by members, read by everybody, and shown in the group alone', async () => {
    const groupId = await newGroup()
    const written = await post(members.dalia, 'Ash glaze today #glaze', { groupId })
    expect(written).toMatchObject({ audience: 'group', group: { id: groupId, name: 'Tea and clay' }, state: 'published', moderates: false })
    expect(await list('farid', groupId)).toEqual(['Ash glaze today #glaze'])
    expect((await plaza.browser().call('feed.posts.get', { postId: written.id })).status).toBe(200)
    expect((await get('elena', written.id)).body.post.moderates).toBe(true)
    await members.farid.call('network.follow', { userId: ids.dalia })
    expect(textsOf(await home(members.farid))).toEqual([])
    expect(textsOf((await members.farid.call('feed.discover.list', {})).body)).toEqual([])
    expect(textsOf((await members.farid.call('feed.tags.list', { tag: 'glaze' })).body)).toEqual([])
    expect((await members.farid.call('feed.people.list', { userId: ids.dalia })).body.items).toEqual([])
    expect(textsOf((await members.elena.call('feed.groups.mine', {})).body)).toEqual(['Ash glaze today #glaze'])
    expect(textsOf((await members.farid.call('feed.groups.mine', {})).body)).toEqual([])
  })

  test('is not written by those who only read, neither reposted nor quoted, and liked by readers', async () => {
    const groupId = await newGroup()
    expect((await write(members.farid, 'Let me in', { groupId })).body).toMatchObject({ code: 'NOT_ALLOWED' })
    expect((await write(members.farid, 'Nowhere', { groupId: 'grp_missing' })).status).toBe(404)
    const { id } = await post(members.dalia, 'Ours', { groupId })
    expect((await members.farid.call('feed.reposts.add', { postId: id })).body).toMatchObject({ code: 'NOT_QUOTABLE' })
    expect((await write(members.farid, 'See', { quotedId: id })).body).toMatchObject({ code: 'NOT_QUOTABLE' })
    expect((await members.farid.call('feed.posts.like', { postId: id })).body.post).toMatchObject({ likes: 1, liked: true })
  })

  test('is commented by members, and its comments are removed by moderators', async () => {
    const groupId = await newGroup()
    const { id } = await post(members.dalia, 'Ours', { groupId })
    const say = (by: Name) =>
      members[by].call('comments.add', { type: 'post', id, clientKey: `key-of-${by}`, text: 'Well done', replyTo: null })
    expect((await say('farid')).body).toMatchObject({ code: 'NOT_ALLOWED' })
    const { body } = await say('chen')
    expect((await members.dalia.call('comments.remove', { commentId: body.comment.id, reason: 'No' })).status).toBe(404)
    expect((await members.elena.call('comments.remove', { commentId: body.comment.id, reason: 'No' })).status).toBe(200)
  })

  test('of blocked, muted and suspended people is left out', async () => {
    const groupId = await newGroup()
    await post(members.dalia, 'Ours', { groupId })
    await members.farid.call('network.mute', { userId: ids.dalia, duration: 'day' })
    expect(await list('farid', groupId)).toEqual([])
    await members.bruno.call('network.block', { userId: ids.dalia })
    expect(await list('bruno', groupId)).toEqual([])
    await members.omar.call('accounts.admin.users.suspend', { id: ids.dalia, reason: 'spam' })
    await plaza.settle()
    expect(await list('amira', groupId)).toEqual([])
    await members.omar.call('accounts.admin.users.liftSuspension', { id: ids.dalia })
    await plaza.settle()
    expect(await list('amira', groupId)).toEqual(['Ours'])
    members.dalia = await plaza.member('dalia')
  })
})

describe('the pinned post of a group', () => {
  const page = async (by: Name, groupId: string, more: object = {}) => {
    const { pinned, items } = (await members[by].call('feed.groups.list', { groupId, ...more })).body
    return [pinned?.post.text ?? null, textsOf({ items })]
  }
  const pin = (by: Name, postId: string) => members[by].call('feed.groups.pin', { postId })

  test('stands first, is one, and is chosen by moderators', async () => {
    const groupId = await newGroup()
    const rules = await post(members.dalia, 'Rules', { groupId })
    plaza.moveClock(1000)
    const news = await post(members.chen, 'News', { groupId })
    expect([(await pin('dalia', rules.id)).status, (await pin('farid', rules.id)).status]).toEqual([404, 404])
    expect((await pin('elena', rules.id)).body.post.pinned).toBe(true)
    expect((await pin('elena', rules.id)).status).toBe(200)
    expect(await page('farid', groupId)).toEqual(['Rules', ['News']])
    await Promise.all([pin('chen', news.id), pin('elena', rules.id), pin('elena', news.id), pin('chen', rules.id)])
    expect(await plaza.rows('select from feed.group_pins')).toHaveLength(1)
    await pin('chen', news.id)
    expect(await page('farid', groupId)).toEqual(['News', ['Rules']])
    expect((await members.chen.call('feed.groups.unpin', { postId: rules.id })).status).toBe(200)
    expect((await members.dalia.call('feed.groups.unpin', { postId: news.id })).status).toBe(404)
    expect((await members.elena.call('feed.groups.unpin', { postId: news.id })).body.post.pinned).toBe(false)
    expect(await page('farid', groupId)).toEqual([null, ['News', 'Rules']])
  })

  test('is no post of elsewhere, none that waits, and goes when it is removed', async () => {
    const groupId = await newGroup({ needsApproval: true })
    const waits = await post(members.dalia, 'May I?', { groupId })
    const outside = await post(members.chen, 'Outside')
    expect([(await pin('chen', waits.id)).status, (await pin('chen', outside.id)).status]).toEqual([404, 404])
    await members.chen.call('feed.groups.approve', { groupId, postIds: [waits.id] })
    await pin('chen', waits.id)
    await members.dalia.call('feed.posts.edit', { postId: waits.id, text: 'Buy now' })
    expect(await page('dalia', groupId)).toEqual([null, []])
    await members.chen.call('feed.groups.approve', { groupId, postIds: [waits.id] })
    expect(await page('farid', groupId)).toEqual(['Buy now', []])
    await members.bruno.call('network.block', { userId: ids.dalia })
    expect(await page('bruno', groupId)).toEqual([null, []])
    await members.elena.call('feed.groups.remove', { postId: waits.id, reason: 'Off topic' })
    expect(await page('farid', groupId)).toEqual([null, []])
    expect(await plaza.rows('select from feed.group_pins')).toHaveLength(0)
  })

  test('is not pinned by one moderator while another removes it', async () => {
    const groupId = await newGroup()
    for (let round = 0; round < 6; round += 1) {
      const { id } = await post(members.dalia, `Round ${round}`, { groupId })
      await Promise.all([pin('chen', id), members.elena.call('feed.groups.remove', { postId: id, reason: 'Off topic' })])
      expect(await plaza.rows('select from feed.group_pins')).toHaveLength(0)
    }
  })
})

describe('a post in a private group', () => {
  test('is found nowhere by others, and not by an author who left', async () => {
    const groupId = await newGroup({ isPublic: false })
    const { id } = await post(members.dalia, 'Between us', { groupId })
    expect((await get('chen', id)).body.post.text).toBe('Between us')
    expect((await get('farid', id)).status).toBe(404)
    expect((await plaza.browser().call('feed.posts.get', { postId: id })).status).toBe(404)
    for (const [operation, input] of [
      ['feed.groups.list', { groupId }],
      ['feed.groups.count', { groupId, since: new Date(0).toISOString() }],
      ['feed.groups.waiting', { groupId }],
      ['feed.posts.like', { postId: id }],
      ['feed.bookmarks.add', { postId: id }],
      ['comments.list', { type: 'post', id, sort: 'top' }],
    ] as const)
      expect((await members.farid.call(operation, input)).status, operation).toBe(404)
    await members.chen.call('feed.bookmarks.add', { postId: id })
    expect(textsOf((await members.chen.call('feed.bookmarks.list', {})).body)).toEqual(['Between us'])
    await members.dalia.call('groups.leave', { groupId })
    expect((await get('dalia', id)).status).toBe(404)
    expect((await members.dalia.call('feed.posts.edit', { postId: id, text: 'Changed' })).status).toBe(404)
    expect((await members.dalia.call('feed.posts.remove', { postId: id })).status).toBe(200)
  })

  test('hazard 14: mentions somebody outside without any notice', async () => {
    const groupId = await newGroup({ isPublic: false })
    const { id } = await post(members.dalia, 'Do not tell @farid, @chen', { groupId })
    expect(await bell('chen')).toEqual([expect.stringContaining('dalia')])
    expect(await bell('farid')).toEqual([])
    expect((await get('farid', id)).status).toBe(404)
  })

  test('goes with its group', async () => {
    const groupId = await newGroup({ isPublic: false })
    const { id } = await post(members.dalia, 'Between us', { groupId })
    await members.chen.call('comments.add', { type: 'post', id, clientKey: 'a-comment', text: 'Yes', replyTo: null })
    await members.chen.call('groups.delete', { groupId })
    await plaza.settle()
    expect(await plaza.rows('select from feed.posts')).toHaveLength(0)
    expect(await plaza.rows('select from comments.comments where record_id = $1', [id])).toHaveLength(0)
  })
})

describe('in a group that approves posts', () => {
  test('what members write waits, is read by author and moderators, and is new when it is approved', async () => {
    const groupId = await newGroup({ needsApproval: true })
    const { id, state } = await post(members.dalia, 'May I?', { groupId })
    expect(state).toBe('waiting')
    expect((await post(members.elena, 'I may', { groupId })).state).toBe('published')
    expect(await list('dalia', groupId)).toEqual(['I may'])
    expect([await waiting('dalia', groupId), await waiting('chen', groupId), await waiting('farid', groupId)]).toEqual([
      ['May I?'],
      ['May I?'],
      [],
    ])
    expect([(await get('dalia', id)).status, (await get('elena', id)).status, (await get('farid', id)).status]).toEqual([200, 200, 404])
    expect(await bell('chen')).toEqual(['dalia wants to post in Tea and clay'])
    expect((await members.dalia.call('feed.groups.approve', { groupId, postIds: [id] })).status).toBe(404)
    plaza.moveClock(60_000)
    const approvals = await Promise.all(
      (['chen', 'elena', 'chen'] as const).map((by) => members[by].call('feed.groups.approve', { groupId, postIds: [id] })),
    )
    expect(approvals.map(({ body }) => body.approved).sort()).toEqual([0, 0, 1])
    expect(await list('farid', groupId)).toEqual(['May I?', 'I may'])
    expect(await bell('dalia')).toEqual(['Your post in Tea and clay was approved'])
    expect(await bell('chen')).toEqual([])
  })

  test('an approved post that is edited waits again, and comes back to its place', async () => {
    const groupId = await newGroup({ needsApproval: true })
    const { id } = await post(members.dalia, 'Clay for free', { groupId })
    const approve = () => members.chen.call('feed.groups.approve', { groupId, postIds: [id] })
    await approve()
    await members.farid.call('feed.posts.like', { postId: id })
    plaza.moveClock(60_000)
    await post(members.chen, 'Newer', { groupId })
    const edit = (text: string) => members.dalia.call('feed.posts.edit', { postId: id, text })
    expect((await edit('Clay for free')).body.post.state).toBe('published')
    expect((await edit('Buy my clay, @farid')).body.post).toMatchObject({ state: 'waiting', likes: 1 })
    expect((await edit('Buy my clay now, @farid')).body.post.state).toBe('waiting')
    expect([await list('farid', groupId), await waiting('chen', groupId)]).toEqual([['Newer'], ['Buy my clay now, @farid']])
    expect((await get('farid', id)).status).toBe(404)
    expect(await bell('farid')).toEqual([])
    expect((await approve()).body).toEqual({ approved: 1 })
    expect(await list('farid', groupId)).toEqual(['Newer', 'Buy my clay now, @farid'])
    expect((await get('farid', id)).body.post.likes).toBe(1)
    expect(await bell('farid')).toEqual([expect.stringContaining('dalia')])
  })

  test('its mentions and its quote count once, whatever happens to it', async () => {
    const groupId = await newGroup({ needsApproval: true })
    const quoted = await post(members.farid, 'Which clay?')
    const { id } = await post(members.dalia, 'This one, @elena', { groupId, quotedId: quoted.id })
    const approve = () => members.chen.call('feed.groups.approve', { groupId, postIds: [id] })
    const edit = (text: string) => members.dalia.call('feed.posts.edit', { postId: id, text })
    const quotes = async () => (await get('farid', quoted.id)).body.post.quotes
    await approve()
    expect([await quotes(), (await bell('elena')).filter((text) => text.includes('mentioned'))]).toEqual([1, [expect.anything()]])
    await plaza.rows('delete from notifications.notifications')
    await edit('This one here, @elena')
    expect(await quotes()).toBe(0)
    await edit('This one here, @elena and @bruno')
    await approve()
    expect(await quotes()).toBe(1)
    expect([await bell('elena'), await bell('bruno')]).toEqual([[], [expect.stringContaining('dalia')]])
  })

  test('what waits and is deleted by its author no longer calls the moderators, unless more waits', async () => {
    const groupId = await newGroup({ needsApproval: true })
    const [first, second] = [await post(members.dalia, 'First', { groupId }), await post(members.dalia, 'Second', { groupId })]
    await members.dalia.call('feed.posts.remove', { postId: first.id })
    expect(await bell('chen')).toEqual(['dalia wants to post in Tea and clay'])
    await members.dalia.call('feed.posts.remove', { postId: second.id })
    expect(await bell('chen')).toEqual([])
  })

  test('what the filter held waits for the group after an administrator has let it through', async () => {
    const omar = members.omar
    const filter = (await omar.call('reports.admin.filter.get')).body
    await omar.call('reports.admin.filter.update', { ...filter, wholeWords: 'idiot', wordsAction: 'hold' })
    const groupId = await newGroup({ needsApproval: true })
    const { id, state } = await post(members.dalia, 'Only an idiot fires at noon', { groupId })
    expect([state, await waiting('chen', groupId)]).toEqual(['pending', []])
    expect((await omar.call('moderation.decisions.make', { type: 'post', id, action: 'dismiss' })).status).toBe(200)
    expect([await list('farid', groupId), await waiting('chen', groupId)]).toEqual([[], ['Only an idiot fires at noon']])
    expect(await bell('chen')).toEqual(['dalia wants to post in Tea and clay'])
    await members.chen.call('feed.groups.approve', { groupId, postIds: [id] })
    await members.farid.call('reports.submit', { type: 'post', id, reason: 'other' })
    expect((await omar.call('moderation.decisions.make', { type: 'post', id, action: 'dismiss' })).status).toBe(200)
    expect(await list('farid', groupId)).toEqual(['Only an idiot fires at noon'])
    const { version } = (await omar.call('reports.admin.filter.get')).body
    await omar.call('reports.admin.filter.update', { ...filter, version })
  })

  test('what moderators edit is seen at once, and what is edited while it is approved waits or is shown', async () => {
    const groupId = await newGroup({ needsApproval: true })
    const own = await post(members.elena, 'Mine', { groupId })
    expect((await members.elena.call('feed.posts.edit', { postId: own.id, text: 'Still mine' })).body.post.state).toBe('published')
    for (let round = 0; round < 8; round += 1) {
      const { id } = await post(members.dalia, `Round ${round}`, { groupId })
      await Promise.all([
        members.chen.call('feed.groups.approve', { groupId, postIds: [id] }),
        members.dalia.call('feed.posts.edit', { postId: id, text: `Changed ${round}` }),
      ])
      const { state } = (await get('dalia', id)).body.post
      expect((await list('farid', groupId)).includes(`Changed ${round}`)).toBe(state === 'published')
      expect((await waiting('chen', groupId)).includes(`Changed ${round}`)).toBe(state === 'waiting')
    }
  })

  test('a moderator declines with a reason that the author reads, and never their own', async () => {
    const groupId = await newGroup({ needsApproval: true })
    const { id } = await post(members.dalia, 'Buy now', { groupId })
    const decline = (by: Name, postId = id) => members[by].call('feed.groups.remove', { postId, reason: 'No advertising' })
    expect((await decline('dalia')).status).toBe(404)
    expect([(await decline('elena')).status, (await decline('chen')).status]).toEqual([200, 200])
    expect((await get('dalia', id)).body.post).toMatchObject({ state: 'removed', removalReason: 'No advertising' })
    expect((await get('elena', id)).status).toBe(404)
    expect(await bell('dalia')).toEqual(['Your post in Tea and clay was removed: No advertising'])
    expect((await members.chen.call('feed.groups.approve', { groupId, postIds: [id] })).body).toEqual({ approved: 0 })
    expect((await decline('elena', (await post(members.elena, 'Mine', { groupId })).id)).status).toBe(404)
    expect((await decline('elena', (await post(members.dalia, 'Outside')).id)).status).toBe(404)
  })

  test('approved and declined at the same moment, it is one of both', async () => {
    const groupId = await newGroup({ needsApproval: true })
    for (let round = 0; round < 8; round += 1) {
      const { id } = await post(members.dalia, `Round ${round}`, { groupId })
      const [approved] = await Promise.all([
        members.chen.call('feed.groups.approve', { groupId, postIds: [id] }),
        members.elena.call('feed.groups.remove', { postId: id, reason: 'Off topic' }),
      ])
      expect(approved.status).toBe(200)
      // Declined after its approval, it is taken down.
      expect((await get('dalia', id)).body.post.state).toBe('removed')
      expect(await list('farid', groupId)).toEqual([])
    }
  })

  test('what waits goes when its author leaves or is removed, and what was shown stays', async () => {
    const groupId = await newGroup({ needsApproval: true })
    const { id } = await post(members.dalia, 'First', { groupId })
    await members.chen.call('feed.groups.approve', { groupId, postIds: [id] })
    await post(members.dalia, 'Second', { groupId })
    await members.chen.call('groups.members.remove', { groupId, userId: ids.dalia, reason: 'Spam' })
    await plaza.settle()
    expect(await waiting('chen', groupId)).toEqual([])
    expect(await list('farid', groupId)).toEqual(['First'])
  })
})

test('hazard 20: a group lists forty posts with as many statements as twenty', async () => {
  const groupId = await newGroup()
  const first = await post(members.dalia, 'First', { groupId })
  await plaza.rows(
    `insert into feed.posts (id, author_id, client_key, content_hash, audience, group_id, text, created_at, ranked_at)
     select 'post_g' || n, author_id, 'g' || n, '', audience, group_id, 'Post ' || n, created_at - n * interval '1 minute', ranked_at
     from feed.posts cross join generate_series(1, 60) n where id = $1`,
    [first.id],
  )
  const count = (limit: number) =>
    countStatements(plaza, async () => {
      expect((await members.chen.call('feed.groups.list', { groupId, limit })).body.items).toHaveLength(limit)
    })
  expect(await count(40)).toBe(await count(20))
})
