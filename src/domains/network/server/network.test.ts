/** The network: following, requests, blocking, muting, lists and their counts. Amira, Bruno, Chen, Dalia, Elena and Farid are members. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import { findViolations } from '#app/server/invariants.ts'
import { createAccount } from '#domains/accounts/server/index.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { countStatements } from '#test/plaza/count-statements.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { buy, deliver } from '#test/plaza/purchase.ts'
import { insertFollows } from './follows.sql.ts'
import { insertPeople, recountPeople } from './people.sql.ts'

const NAMES = ['amira', 'bruno', 'chen', 'dalia', 'elena', 'omar'] as const
type Name = (typeof NAMES)[number]

let plaza: TestPlaza
const members = {} as Record<Name, Member>
const ids = {} as Record<Name, string>

beforeAll(async () => {
  plaza = await openTestPlaza()
  for (const name of NAMES) {
    members[name] = await plaza.member(name)
    ids[name] = (await members[name].me()).id
  }
})
afterAll(() => plaza.close())

/** Every test starts with an empty network and leaves one without violations. */
afterEach(async () => {
  await plaza.settle()
  expect(await findViolations(plaza.pool)).toEqual([])
  expect(await recountPeople(plaza.services.db)).toBe(0)
  await plaza.rows(`delete from network.follows`)
  await plaza.rows(`delete from network.requests`)
  await plaza.rows(`delete from network.request_pauses`)
  await plaza.rows(`delete from network.blocks`)
  await plaza.rows(`delete from network.mutes`)
  await plaza.rows(`delete from network.dismissed_suggestions`)
  await plaza.rows(`delete from network.purchases`)
  await plaza.rows(`delete from network.people`)
})

const act = (by: Name, operation: string, whom: Name, more: object = {}, key?: string) =>
  members[by].call(`network.${operation}`, { userId: ids[whom], ...more }, key ? { key } : {})
const decide = (by: Name, how: 'accept' | 'decline' | 'withdraw', ...whom: Name[]) =>
  members[by].call(`network.requests.${how}`, { userIds: whom.map((name) => ids[name]) })
const profile = (by: Name, of: string) => members[by].call('network.profiles.get', { username: of })
const list = (by: Name, of: string, kind: 'followers' | 'following', more: object = {}) =>
  members[by].call('network.people.list', { username: of, kind, ...more })
const namesOf = ({ body }: { body: { items: { username: string }[] } }) => body.items.map(({ username }) => username)
const eventsOf = async (type: string) => plaza.rows(`select payload from platform.events where type = $1`, [`network.${type}`])
const makePrivate = (name: Name, isPrivate = true) =>
  members[name].call('network.settings.get').then(({ body }) => members[name].call('network.settings.update', { ...body, isPrivate }))
const counts = async (by: Name, of: Name) => {
  const { followers, following } = (await profile(by, of)).body
  return { followers, following }
}

describe('following', () => {
  test('a member follows another and is counted once, however often it is asked', async () => {
    const before = (await eventsOf('followed')).length
    expect((await act('bruno', 'follow', 'amira', {}, 'brunos-follow')).body.relation).toMatchObject({ following: true })
    expect((await act('bruno', 'follow', 'amira', {}, 'brunos-follow')).status).toBe(200)
    expect((await act('bruno', 'follow', 'amira')).status).toBe(200)
    expect(await counts('chen', 'amira')).toEqual({ followers: 1, following: 0 })
    expect(await counts('chen', 'bruno')).toEqual({ followers: 0, following: 1 })
    expect((await profile('amira', 'bruno')).body.relation).toMatchObject({ followsMe: true, following: false })
    expect((await eventsOf('followed')).length).toBe(before + 1)
    expect((await act('bruno', 'unfollow', 'amira')).body.relation).toMatchObject({ following: false })
    expect((await act('bruno', 'unfollow', 'amira')).status).toBe(200)
    expect(await counts('chen', 'amira')).toEqual({ followers: 0, following: 0 })
  })

  test('hazard 2: twenty follows at once count once, and twenty unfollows leave zero', async () => {
    const follows = await Promise.all(Array.from({ length: 20 }, () => act('bruno', 'follow', 'amira')))
    expect(follows.every(({ status }) => status === 200)).toBe(true)
    expect(await counts('chen', 'amira')).toEqual({ followers: 1, following: 0 })
    const unfollows = await Promise.all(Array.from({ length: 20 }, () => act('bruno', 'unfollow', 'amira')))
    expect(unfollows.every(({ status }) => status === 200)).toBe(true)
    expect(await counts('chen', 'amira')).toEqual({ followers: 0, following: 0 })
  })

  test('two people follow each other at the same moment', async () => {
    const replies = await Promise.all([act('bruno', 'follow', 'amira'), act('amira', 'follow', 'bruno')])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await counts('chen', 'bruno')).toEqual({ followers: 1, following: 1 })
  })

  test('a follower is removed by the person they follow', async () => {
    await act('bruno', 'follow', 'amira')
    expect((await act('amira', 'removeFollower', 'bruno')).body.relation).toMatchObject({ followsMe: false })
    expect(await counts('amira', 'amira')).toEqual({ followers: 0, following: 0 })
    expect((await act('amira', 'removeFollower', 'bruno')).status).toBe(200)
  })

  test('nobody follows themselves, a missing account or a suspended one, and guests follow nobody', async () => {
    expect((await act('bruno', 'follow', 'bruno')).status).toBe(404)
    const missing = await members.bruno.call('network.follow', { userId: 'usr_00000000000000000000000000' })
    expect(missing).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect((await plaza.browser().call('network.follow', { userId: ids.amira })).status).toBe(401)
    expect((await members.bruno.call('network.follow', { userId: 'x'.repeat(65) })).status).toBe(422)
    await members.omar.call('accounts.admin.users.suspend', { id: ids.chen, reason: 'spam' })
    expect((await act('bruno', 'follow', 'chen')).body).toEqual(missing.body)
    await members.omar.call('accounts.admin.users.liftSuspension', { id: ids.chen })
    members.chen = await plaza.member('chen')
  })
})

test('a member follows 120 people an hour and asks 40', async () => {
  const spender = await plaza.newcomer('spender')
  const call = (operation: string) => spender.call(`network.${operation}`, { userId: ids.amira })
  const limited = async (operation: string, most: number) => {
    for (let done = 0; done < most; done += 40) await Promise.all(Array.from({ length: 40 }, () => call(operation)))
    return call(operation)
  }
  expect(await limited('follow', 120)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  expect(await limited('requests.send', 40)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
})

describe('requests', () => {
  test('a private account is asked first; accepting makes the sender a follower of the acceptor, one way', async () => {
    await makePrivate('amira')
    expect(await act('bruno', 'follow', 'amira')).toMatchObject({ status: 409, body: { code: 'REQUEST_NEEDED' } })
    expect((await act('bruno', 'requests.send', 'amira', { note: 'We met at the fair.' })).body.relation).toMatchObject({ requested: true })
    expect((await act('bruno', 'requests.send', 'amira', { note: 'Another note' })).status).toBe(200)
    const received = await members.amira.call('network.requests.list', { direction: 'received' })
    expect(received.body.items).toMatchObject([{ username: 'bruno', note: 'We met at the fair.', relation: { asksMe: true } }])
    expect((await members.bruno.call('network.requests.list', { direction: 'sent' })).body.items).toMatchObject([{ username: 'amira' }])
    expect((await members.amira.call('network.overview.get')).body).toMatchObject({ received: 1, sent: 0 })
    expect((await decide('amira', 'accept', 'bruno')).body).toEqual({ userIds: [ids.bruno] })
    expect((await decide('amira', 'accept', 'bruno')).body).toEqual({ userIds: [] })
    expect(await counts('bruno', 'amira')).toEqual({ followers: 1, following: 0 })
    expect((await profile('bruno', 'amira')).body.relation).toMatchObject({ following: true, requested: false, followsMe: false })
    expect(await act('bruno', 'requests.send', 'amira')).toMatchObject({ status: 409, body: { code: 'ALREADY_FOLLOWING' } })
  })

  test('a withdrawn request pauses the next one for a week, and a declined one as well', async () => {
    for (const [by, how] of [
      ['bruno', 'withdraw'],
      ['amira', 'decline'],
    ] as const) {
      expect((await act('bruno', 'requests.send', 'amira')).status).toBe(200)
      expect((await decide(by, how, by === 'bruno' ? 'amira' : 'bruno')).body.userIds).toHaveLength(1)
      expect(await act('bruno', 'requests.send', 'amira')).toMatchObject({ status: 409, body: { code: 'TOO_SOON' } })
      await plaza.rows(`update network.request_pauses set until = now() - interval '1 second'`)
    }
    expect((await act('bruno', 'requests.send', 'amira')).status).toBe(200)
    expect((await members.amira.call('network.overview.get')).body).toMatchObject({ received: 1 })
  })

  test('several are decided at once, and only one’s own', async () => {
    for (const name of ['bruno', 'chen', 'dalia'] as const) await act(name, 'requests.send', 'amira')
    expect((await decide('elena', 'accept', 'bruno', 'chen')).body).toEqual({ userIds: [] })
    expect((await decide('amira', 'accept', 'bruno', 'chen')).body.userIds.sort()).toEqual([ids.bruno, ids.chen].sort())
    expect((await decide('amira', 'decline', 'dalia', 'elena')).body.userIds).toEqual([ids.dalia])
    expect(await counts('elena', 'amira')).toEqual({ followers: 2, following: 0 })
  })

  test('accepting, declining and withdrawing at the same moment has one outcome', async () => {
    await act('bruno', 'requests.send', 'amira')
    const replies = await Promise.all([
      decide('amira', 'accept', 'bruno'),
      decide('amira', 'decline', 'bruno'),
      decide('bruno', 'withdraw', 'amira'),
    ])
    expect(replies.flatMap(({ body }) => body.userIds)).toHaveLength(1)
  })

  test('a long or unprintable note is refused', async () => {
    expect((await act('bruno', 'requests.send', 'amira', { note: 'x'.repeat(301) })).status).toBe(422)
    expect((await act('bruno', 'requests.send', 'amira', { note: 'a\u0000b' })).status).toBe(400)
    expect((await members.bruno.call('network.requests.accept', { userIds: [] })).status).toBe(400)
  })
})

describe('private accounts', () => {
  test('show their lists to followers at most, and their posts to followers', async () => {
    await act('bruno', 'follow', 'amira')
    await makePrivate('amira')
    expect((await profile('chen', 'amira')).body).toMatchObject({ isPrivate: true, showsLists: false, showsPosts: false, followers: 1 })
    expect(await list('chen', 'amira', 'followers')).toMatchObject({ status: 403, body: { code: 'LISTS_HIDDEN' } })
    expect((await profile('bruno', 'amira')).body).toMatchObject({ showsLists: true, showsPosts: true })
    expect(namesOf(await list('bruno', 'amira', 'followers'))).toEqual(['bruno'])
    expect(namesOf(await list('amira', 'amira', 'followers'))).toEqual(['bruno'])
  })

  test('an older version of the settings is stale and returns the current ones', async () => {
    const { body } = await members.amira.call('network.settings.get')
    const saved = await members.amira.call('network.settings.update', { ...body, listsFor: 'nobody' })
    expect(saved.body).toEqual({ isPrivate: false, listsFor: 'nobody', version: body.version + 1 })
    const stale = await members.amira.call('network.settings.update', body)
    expect(stale).toMatchObject({ status: 409, body: { code: 'STALE', data: { current: saved.body } } })
    expect((await list('bruno', 'amira', 'followers')).status).toBe(403)
  })
})

describe('blocking', () => {
  test('hazard 5: ends following and requests both ways, each count −1, and a new request is refused like one to nobody', async () => {
    await act('bruno', 'follow', 'amira')
    await act('amira', 'follow', 'bruno')
    await act('chen', 'requests.send', 'amira')
    expect((await act('amira', 'block', 'bruno')).body.relation).toMatchObject({ blocked: true, following: false, followsMe: false })
    expect((await act('amira', 'block', 'chen')).status).toBe(200)
    expect((await act('amira', 'block', 'chen')).status).toBe(200)
    expect(await counts('dalia', 'amira')).toEqual({ followers: 0, following: 0 })
    expect(await counts('dalia', 'bruno')).toEqual({ followers: 0, following: 0 })
    expect((await members.amira.call('network.overview.get')).body).toMatchObject({ received: 0, hidesPeople: true })
    expect((await members.chen.call('network.overview.get')).body).toMatchObject({ sent: 0 })
    const nobody = await members.chen.call('network.requests.send', { userId: 'usr_00000000000000000000000000' })
    const refused = await act('chen', 'requests.send', 'amira')
    expect([refused.status, refused.body]).toEqual([nobody.status, nobody.body])
    for (const operation of ['follow', 'mute', 'block', 'unblock', 'unfollow'])
      expect((await act('chen', operation, 'amira', operation === 'mute' ? { duration: 'day' } : {})).body, operation).toEqual(nobody.body)
    expect((await profile('chen', 'amira')).body).toEqual((await profile('chen', 'nobody.of.this.name')).body)
    expect((await list('chen', 'amira', 'followers')).status).toBe(404)
  })

  test('leaves the blocker a page with the name and nothing else, and is undone from the list of blocked people', async () => {
    await members.chen.call('accounts.profile.update', { version: 1, bio: 'Tea.', links: [] })
    await act('amira', 'block', 'chen')
    expect((await profile('amira', 'chen')).body).toMatchObject({ username: 'chen', bio: '', showsLists: false, showsPosts: false })
    expect((await act('amira', 'follow', 'chen')).status).toBe(404)
    const blocked = (q?: string) => members.amira.call('network.restrictions.list', { kind: 'blocked', ...(q && { q }) })
    expect(namesOf(await blocked())).toEqual(['chen'])
    expect(namesOf(await blocked('che'))).toEqual(['chen'])
    expect(namesOf(await blocked('bruno'))).toEqual([])
    expect((await act('amira', 'unblock', 'chen')).body.relation).toMatchObject({ blocked: false })
    expect((await act('amira', 'unblock', 'chen')).status).toBe(200)
    expect(namesOf(await blocked())).toEqual([])
    expect((await profile('chen', 'amira')).status).toBe(200)
  })

  test('hides people from lists, from mutuals and from the counts of those who look', async () => {
    for (const name of ['bruno', 'chen', 'dalia'] as const) await act(name, 'follow', 'elena')
    await act('bruno', 'follow', 'chen')
    await act('bruno', 'follow', 'dalia')
    expect((await profile('bruno', 'elena')).body.mutuals).toMatchObject({ count: 2 })
    await act('bruno', 'block', 'chen')
    expect(namesOf(await list('bruno', 'elena', 'followers'))).toEqual(['dalia', 'bruno'])
    expect((await profile('bruno', 'elena')).body).toMatchObject({ followers: 2, mutuals: { count: 1, people: [{ username: 'dalia' }] } })
    expect(namesOf(await list('chen', 'elena', 'followers'))).toEqual(['dalia', 'chen'])
    expect(await counts('chen', 'elena')).toEqual({ followers: 2, following: 0 })
    expect(await counts('dalia', 'elena')).toEqual({ followers: 3, following: 0 })
  })

  test('at the same moment as a follow or an accepted request leaves nothing behind', async () => {
    await act('chen', 'requests.send', 'amira')
    await Promise.all([act('amira', 'block', 'bruno'), act('bruno', 'follow', 'amira'), act('amira', 'follow', 'bruno')])
    await Promise.all([act('amira', 'block', 'chen'), decide('amira', 'accept', 'chen')])
    expect(await plaza.rows('select 1 from network.follows')).toEqual([])
  })
})

describe('muting', () => {
  test('lasts a day, a week or for ever, and nobody learns of it', async () => {
    const events = (await plaza.rows(`select 1 from platform.events where type like 'network.%'`)).length
    for (const duration of ['day', 'week', 'forever'])
      expect((await act('bruno', 'mute', 'chen', { duration })).body.relation.muted.until === null).toBe(duration === 'forever')
    const muted = () => members.bruno.call('network.restrictions.list', { kind: 'muted' })
    expect(namesOf(await muted())).toEqual(['chen'])
    expect((await profile('chen', 'bruno')).body.relation).toMatchObject({ muted: null })
    expect((await act('bruno', 'mute', 'chen', { duration: 'day' })).status).toBe(200)
    await plaza.rows(`update network.mutes set until = now() - interval '1 second'`)
    expect(namesOf(await muted())).toEqual([])
    expect((await profile('bruno', 'chen')).body.relation.muted).toBeNull()
    expect((await act('bruno', 'unmute', 'chen')).status).toBe(200)
    expect((await act('bruno', 'mute', 'chen', { duration: 'year' })).status).toBe(400)
    expect(await plaza.rows(`select 1 from platform.events where type like 'network.%'`)).toHaveLength(events)
  })
})

describe('suggestions', () => {
  const suggested = async (by: Name) => (await members[by].call('network.suggestions.list')).body.items

  test('name the owner of a shop where the member received an order, until the member follows them', async () => {
    await act('chen', 'follow', 'amira')
    await act('chen', 'follow', 'dalia')
    expect(await suggested('bruno')).toMatchObject([{ reason: 'popular' }, { reason: 'popular' }])
    const orderId = await buy(plaza, members.bruno, 'MUG-SAGE')
    await plaza.settle()
    expect(await suggested('bruno')).toMatchObject([{ reason: 'popular' }, { reason: 'popular' }])
    await deliver(plaza, orderId)
    expect(await suggested('bruno')).toMatchObject([
      { username: 'amira', reason: 'seller' },
      { username: 'dalia', reason: 'popular' },
    ])
    expect(JSON.stringify(await suggested('amira'))).not.toContain('bruno')
    await act('bruno', 'follow', 'amira')
    expect(await suggested('bruno')).toMatchObject([{ username: 'dalia' }])
  })

  test('have a reason: a business in common, people in common, or many followers', async () => {
    await act('bruno', 'follow', 'chen')
    await act('chen', 'follow', 'dalia')
    await act('amira', 'follow', 'bruno')
    expect(await suggested('bruno')).toMatchObject([{ username: 'dalia', reason: 'mutual', mutuals: ['chen'], mutualCount: 1 }])
    expect((await suggested('elena'))[0]).toMatchObject({ username: 'amira', reason: 'colleague' })
    expect((await suggested('omar')).map(({ reason }: { reason: string }) => reason)).toEqual(['popular', 'popular', 'popular'])
  })

  test('leave out whom one follows, asked, muted, blocked or dismissed, and nobody vouches who hides whom they follow', async () => {
    await act('bruno', 'follow', 'chen')
    for (const name of ['dalia', 'elena', 'omar', 'amira'] as const) await act('chen', 'follow', name)
    await act('bruno', 'mute', 'dalia', { duration: 'week' })
    await act('bruno', 'block', 'elena')
    expect((await act('bruno', 'suggestions.dismiss', 'omar')).status).toBe(200)
    expect((await suggested('bruno')).map(({ username }: { username: string }) => username)).toEqual(['amira'])
    const { body } = await members.chen.call('network.settings.get')
    await members.chen.call('network.settings.update', { ...body, listsFor: 'nobody' })
    expect(await suggested('bruno')).toMatchObject([{ username: 'amira', reason: 'popular', mutuals: [] }])
  })
})

describe('lists', () => {
  test('are paged newest first, searched by name, and take as many statements for 40 people as for 20', async () => {
    await plaza.rows(`insert into network.people (user_id, username) values ($1, 'amira') on conflict do nothing`, [ids.amira])
    await transactAsSystem(plaza.services, async (tx) => {
      for (let number = 1; number <= 60; number += 1) {
        const username = `walker${number}`
        const account = {
          email: `${username}@example.com`,
          username,
          role: 'user',
          passwordHash: 'none',
          emailProof: 'none',
          language: 'en',
        } as const
        const { id } = await createAccount(tx, account)
        await insertPeople(tx.db, [{ id, username, name: username }])
        await insertFollows(tx.db, [{ followerId: id, followedId: ids.amira }], new Date(tx.now.getTime() - number * 60_000))
      }
    })
    const page = await list('bruno', 'amira', 'followers', { limit: 20 })
    expect(page.body.total).toEqual({ count: 60, exact: true })
    expect(namesOf(page).slice(0, 3)).toEqual(['walker1', 'walker2', 'walker3'])
    expect(namesOf(await list('bruno', 'amira', 'followers', { limit: 20, cursor: page.body.nextCursor }))[0]).toBe('walker21')
    expect(namesOf(await list('bruno', 'amira', 'followers', { q: 'WALKER60' }))).toEqual(['walker60'])
    expect(namesOf(await list('bruno', 'amira', 'followers', { q: '%' }))).toEqual([])
    const viewer = await countStatements(plaza, () => members.bruno.call('accounts.session.get'))
    const few = await countStatements(plaza, () => list('bruno', 'amira', 'followers', { limit: 20 }))
    expect(few - viewer).toBeLessThanOrEqual(5)
    expect(await countStatements(plaza, () => list('bruno', 'amira', 'followers', { limit: 40 }))).toBe(few)
    const suggestions = (limit: number) => countStatements(plaza, () => members.bruno.call('network.suggestions.list', { limit }))
    expect((await suggestions(20)) - viewer).toBeLessThanOrEqual(5)
    expect(await suggestions(40)).toBe(await suggestions(20))
  })
})

test('hazard 1: 57 followers, 10 unfollow while one account is erased: profile, list, export and administrator say 46', async () => {
  const followers = await Promise.all(Array.from({ length: 57 }, (_, index) => plaza.newcomer(`fan${index}`)))
  await Promise.all(followers.map((fan) => fan.call('network.follow', { userId: ids.amira })))
  expect(await counts('bruno', 'amira')).toEqual({ followers: 57, following: 0 })
  const [leaving, ...staying] = followers as [Member, ...Member[]]
  await leaving.call('accounts.session.reauthenticate', { password: FIXTURE_PASSWORD })
  const [deleted] = await Promise.all([
    leaving.call('accounts.deletion.request', { username: 'fan0' }).then(async (reply) => {
      await plaza.settle()
      return reply
    }),
    ...staying.slice(0, 10).map((fan) => fan.call('network.unfollow', { userId: ids.amira })),
  ])
  expect(deleted.status).toBe(200)
  await plaza.settle()
  expect(await plaza.rows(`select 1 from accounts.users where username = 'fan0'`)).toEqual([])
  expect((await profile('bruno', 'amira')).body.followers).toBe(46)
  expect((await profile('omar', 'amira')).body.followers).toBe(46)
  expect((await list('bruno', 'amira', 'followers', { limit: 100 })).body).toMatchObject({ total: { count: 46 } })
  expect(namesOf(await list('bruno', 'amira', 'followers', { limit: 100 }))).toHaveLength(46)
  const [own] = plaza.services.resources.personalData.filter(({ type }) => type === 'network')
  const exported = (await own?.personalData.export(plaza.services.db, ids.amira)) as { followerCount: number; followers: unknown[] }
  expect([exported.followerCount, exported.followers.length]).toEqual([46, 46])
  expect(await recountPeople(plaza.services.db)).toBe(0)
})

test('who is suspended is neither listed nor counted, and is back with everything when the suspension is lifted', async () => {
  await act('chen', 'follow', 'amira')
  await act('amira', 'follow', 'chen')
  await act('chen', 'requests.send', 'dalia')
  await members.omar.call('accounts.admin.users.suspend', { id: ids.chen, reason: 'spam' })
  await plaza.settle()
  expect(await counts('bruno', 'amira')).toEqual({ followers: 0, following: 0 })
  expect(namesOf(await list('bruno', 'amira', 'followers'))).toEqual([])
  expect((await members.dalia.call('network.overview.get')).body).toMatchObject({ received: 0 })
  expect((await profile('bruno', 'chen')).status).toBe(404)
  expect((await profile('omar', 'chen')).status).toBe(200)
  expect(await recountPeople(plaza.services.db)).toBe(0)
  await members.omar.call('accounts.admin.users.liftSuspension', { id: ids.chen })
  await plaza.settle()
  members.chen = await plaza.member('chen')
  expect(await counts('bruno', 'amira')).toEqual({ followers: 1, following: 1 })
  expect((await members.dalia.call('network.overview.get')).body).toMatchObject({ received: 1 })
})

describe('hostile input', () => {
  test('hazard 34: markup in a note, a name and a biography is stored and answered as the text that it is', async () => {
    const markup = '<img src=x onerror=alert(1)> "quoted" <script>alert(2)</script>'
    await act('bruno', 'requests.send', 'amira', { note: markup })
    const received = await members.amira.call('network.requests.list', { direction: 'received' })
    expect(received.body.items).toMatchObject([{ note: markup }])
    expect(received.headers.get('content-type')).toContain('application/json')
    const { body } = await members.chen.call('accounts.profile.get')
    await members.chen.call('accounts.profile.update', { version: body.version, bio: markup, links: [] })
    expect((await profile('bruno', 'chen')).body.bio).toBe(markup)
    expect((await list('bruno', markup, 'followers')).status).toBe(404)
  })

  test('hazard 40: more people in one call than a page holds are refused', async () => {
    const userIds = Array.from({ length: 101 }, () => ids.amira)
    expect((await members.bruno.call('network.requests.accept', { userIds })).body.code).toBe('INVALID_INPUT')
  })

  test('hazard 41: nothing changes by GET or from another site', async () => {
    const body = JSON.stringify({ json: { userId: ids.amira } })
    const json = { 'content-type': 'application/json' }
    const replies = [
      await members.bruno.send('GET', `/rpc/network/follow?data=${encodeURIComponent(body)}`),
      await members.bruno.send('POST', '/rpc/network/follow', body, { ...json, 'sec-fetch-site': 'cross-site' }),
      await members.bruno.send('POST', '/rpc/network/follow', `json=${ids.amira}`, { 'content-type': 'application/x-www-form-urlencoded' }),
    ]
    expect(replies.every(({ status }) => status >= 400)).toBe(true)
    expect(await plaza.rows('select 1 from network.follows')).toEqual([])
  })

  test('hazard 53: no answer of the network holds an email, a hash or a token', async () => {
    await act('bruno', 'follow', 'amira')
    const answers = await Promise.all([
      profile('chen', 'amira'),
      list('chen', 'amira', 'followers'),
      members.chen.call('network.suggestions.list'),
      members.chen.call('network.overview.get'),
      members.chen.call('marketplace.vendors.ofPerson', { userId: ids.amira }),
      members.chen.call('reviews.ofPerson.list', { userId: ids.amira }),
    ])
    const said = JSON.stringify(answers.map(({ body }) => body))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(said).toContain('bruno')
    expect(said).not.toMatch(/@|"(?:email|\w*hash|\w*token|password\w*|role)"/i)
  })
})
