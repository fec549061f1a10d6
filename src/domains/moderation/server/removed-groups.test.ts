/** A group that administrators remove: who still sees it, what others do at that moment, and its end. Over HTTP. */
import { isContractProcedure } from '@orpc/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { findViolations } from '#app/server/invariants.ts'
import { contract } from '#contract'
import type { OperationMeta } from '#platform/shared/contract.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { WHOLE_PICTURE } from '#test/security/record-scene.ts'
import { remindOfEvents } from '../../groups/server/events/remind-of-events.ts'
import { destroyRemoved } from './destroy-removed.ts'

const DAY = 86_400_000

let plaza: TestPlaza
let omar: Member
let amira: Member
let bruno: Member
let chen: Member
let dalia: Member
let brunoId = ''

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[omar, amira, bruno, chen, dalia] = (await Promise.all(
    (['omar', 'amira', 'bruno', 'chen', 'dalia'] as const).map((name) => plaza.member(name)),
  )) as [Member, Member, Member, Member, Member]
  brunoId = (await bruno.me()).id
})
afterAll(() => plaza.close())
beforeEach(async () => void (await plaza.rows('delete from platform.rate_limits')))

const day = () => new Date(plaza.services.now().getTime() + 7 * DAY).toISOString().slice(0, 10)
const opening = () => ({ title: 'Opening', timeZone: 'UTC', starts: `${day()}T10:00`, ends: `${day()}T12:00` })
const post = (by: Member, groupId: string) => by.call('feed.posts.create', { clientKey: crypto.randomUUID(), text: 'Kiln is hot', groupId })

/** Amira's group with Bruno as a moderator, Chen as a member, and one of everything. Dalia is invited. */
async function make(name: string) {
  const groupId: string = (await amira.call('groups.create', { name, description: 'Clay and fire.', isPublic: true })).body.id
  for (const member of [bruno, chen]) await member.call('groups.join', { groupId })
  await amira.call('groups.moderators.add', { groupId, userId: brunoId })
  await amira.call('groups.invitations.send', { groupId, userIds: [(await dalia.me()).id] })
  const eventId: string = (await amira.call('groups.events.create', { groupId, ...opening() })).body.id
  await chen.call('groups.events.answer', { eventId, answer: 'going' })
  const postId: string = (await post(chen, groupId)).body.post.id
  await chen.send('PUT', `/groups/${groupId}/files?name=kilns.txt`, 'Mine is hot')
  const [file] = (await chen.call('groups.files.list', { groupId })).body.items
  return { groupId, eventId, postId, fileId: file.id as string }
}
type Made = Awaited<ReturnType<typeof make>>

async function remove(groupId: string): Promise<string> {
  expect((await chen.call('reports.submit', { type: 'group', id: groupId, reason: 'offensive' })).status).toBe(200)
  const decision = { type: 'group', id: groupId, action: 'remove', reason: 'offensive', text: 'No insults.' }
  const { status, body } = await omar.call('moderation.decisions.make', decision)
  expect(status).toBe(200)
  return body.id
}

/** What each operation about a group needs besides its id. Operations are found by the contract. */
const MORE: Record<string, (made: Made) => Promise<object> | object> = {
  'feed.groups.count': () => ({ since: new Date(0).toISOString() }),
  'groups.bans.lift': () => ({ userId: brunoId }),
  'groups.events.create': opening,
  'groups.events.list': () => ({ when: 'upcoming' }),
  'groups.events.people.list': () => ({ answer: 'going' }),
  'groups.events.answer': () => ({ answer: 'maybe' }),
  'groups.events.update': () => ({ ...opening(), version: 1 }),
  'groups.invitations.send': () => ({ userIds: [brunoId] }),
  'groups.invitations.withdraw': () => ({ userIds: [brunoId] }),
  'groups.members.remove': () => ({ userId: brunoId, reason: 'Spam' }),
  'groups.moderators.add': () => ({ userId: brunoId }),
  'groups.moderators.remove': () => ({ userId: brunoId }),
  'groups.products.add': async () => ({ productId: await plaza.product('PLATE') }),
  'groups.products.remove': async () => ({ productId: await plaza.product('PLATE') }),
  'groups.products.arrange': async () => ({ productIds: [await plaza.product('PLATE')] }),
  'groups.requests.accept': () => ({ userIds: [brunoId] }),
  'groups.requests.decline': () => ({ userIds: [brunoId] }),
  'groups.setBanner': () => ({ uploadId: 'upl_1', crop: WHOLE_PICTURE }),
  'groups.transfer': () => ({ userId: brunoId }),
  'groups.update': () => ({ name: 'Kilns', description: '', isPublic: true, rules: [], needsApproval: false, version: 1 }),
  'moderation.groups.decide': ({ postId }) => ({ type: 'post', id: postId, action: 'dismiss' }),
  'moderation.groups.decideMany': ({ postId }) => ({ records: [{ type: 'post', id: postId }], action: 'dismiss' }),
  'feed.groups.approve': ({ postId }) => ({ postIds: [postId] }),
  'feed.posts.create': () => ({ clientKey: crypto.randomUUID(), text: 'Kiln is hot' }),
}

const NOT_ITS_OWN: Record<string, string> = {
  'groups.calendars.delete': 'ends one’s own address, also of a group that the member has left',
  'orders.digital.openDownload': 'names a file of an order',
  'products.digital.removeFile': 'names a file of a product',
}

/** Operations of members whose input names a group, or an event or a file of one. The address of a calendar is no change of the group. */
function operationsOfGroups(node: unknown, path: string[] = []): { name: string; keys: string[]; writes: boolean }[] {
  if (!isContractProcedure(node))
    return Object.entries((node ?? {}) as object).flatMap(([key, inner]) => operationsOfGroups(inner, [...path, key]))
  const { meta, inputSchema } = node['~orpc']
  const { access, writes } = meta as OperationMeta
  const shape = (inputSchema as unknown as z.ZodObject | undefined)?.shape ?? {}
  const keys = ['groupId', 'eventId', 'fileId'].filter((key) => key in shape)
  const name = path.join('.')
  const isFound = keys.length > 0 && access !== 'admin' && !(name in NOT_ITS_OWN)
  return isFound ? [{ name, keys, writes: writes === true && name !== 'groups.calendars.create' }] : []
}

const FOUND = operationsOfGroups(contract)

describe('a removed group', () => {
  let made: Made
  beforeAll(async () => {
    made = await make('Kiln owners')
    await remove(made.groupId)
  })
  const call = async (by: Member, name: string, keys: string[]) =>
    by.call(name, { ...(await MORE[name]?.(made)), ...Object.fromEntries(keys.map((key) => [key, made[key as keyof Made]])) })

  test('has operations that are found', () => {
    expect(FOUND.length).toBeGreaterThan(35)
    const names = FOUND.map(({ name }) => name)
    expect(Object.keys(MORE).filter((name) => !names.includes(name))).toEqual([])
  })

  test.each(FOUND)('is not there for its members: $name', async ({ name, keys }) => {
    for (const by of [bruno, chen, dalia]) expect((await call(by, name, keys)).status).toBe(404)
  })

  test.each(FOUND.filter(({ writes }) => writes))('is not changed by its owner: $name', async ({ name, keys }) => {
    expect((await call(amira, name, keys)).status).toBeOneOf([403, 404])
  })

  test('is in no list, search, profile, page, calendar or file of others', async () => {
    const { groupId, eventId, postId, fileId } = made
    const shows = (answer: unknown) => JSON.stringify(answer).includes('Kiln owners') || JSON.stringify(answer).includes('Kiln is hot')
    for (const by of [bruno, chen, dalia])
      for (const [operation, input] of [
        ['groups.list', { scope: 'mine' }],
        ['groups.list', { scope: 'discover' }],
        ['groups.list', { scope: 'invited' }],
        ['groups.ofPerson', { userId: (await amira.me()).id }],
        ['search.find', { q: 'Kiln owners' }],
        ['search.list', { q: 'Kiln owners', type: 'group' }],
        ['feed.groups.mine', {}],
        ['feed.posts.get', { postId }],
        ['feed.home.list', {}],
        ['comments.list', { type: 'event', id: eventId }],
      ] as const)
        expect([operation, shows((await by.call(operation, input)).body)]).toEqual([operation, false])
    for (const path of ['calendar.ics', `events/${eventId}.ics`, `files/${fileId}`])
      expect((await chen.send('GET', `/groups/${groupId}/${path}`)).status).toBe(404)
    expect((await chen.send('PUT', `/groups/${groupId}/files?name=more.txt`, 'More')).status).toBe(404)
    expect((await dalia.call('reports.submit', { type: 'group', id: groupId, reason: 'spam' })).status).toBe(404)
    expect((await plaza.rows<{ n: number }>('select count(*)::int as n from groups.members where group_id = $1', [groupId]))[0]?.n).toBe(3)
  })

  test('is read by its owner and by administrators', async () => {
    const { groupId, fileId } = made
    for (const by of [amira, omar])
      expect((await by.call('groups.get', { groupId })).body).toMatchObject({ removed: true, mayRead: true, moderates: false })
    expect((await amira.call('groups.list', { scope: 'mine' })).body.items).toMatchObject([{ id: groupId, removed: true }])
    expect((await amira.call('feed.groups.list', { groupId })).body.items).toHaveLength(1)
    expect((await amira.send('GET', `/groups/${groupId}/files/${fileId}`)).status).toBe(200)
  })
})

describe('removing a group', () => {
  test('tells its owner why, and an appeal that is granted brings everything back', async () => {
    const { groupId, postId, eventId } = await make('Glaze testers')
    await amira.call('groups.invitations.send', { groupId, userIds: [(await dalia.me()).id] })
    const id = await remove(groupId)
    await plaza.settle()
    const mails = plaza.mailTo('amira@example.com').filter(({ text }) => text.includes('Glaze testers'))
    expect(mails.map(({ subject }) => subject)).toEqual(['Your content was removed'])
    expect(mails[0]?.text).toContain('No insults.')
    expect((await chen.call('moderation.decisions.appeal', { id, text: 'Mine.' })).status).toBe(404)
    expect((await amira.call('moderation.decisions.appeal', { id, text: 'It was a joke.' })).status).toBe(200)
    const verdict = { id, outcome: 'reversed', text: 'You are right.' }
    expect((await omar.call('moderation.appeals.decide', verdict)).status).toBe(200)
    expect((await chen.call('groups.get', { groupId })).body).toMatchObject({ removed: false, role: 'member', memberCount: 3 })
    expect((await chen.call('feed.posts.get', { postId })).status).toBe(200)
    expect((await chen.call('groups.events.get', { eventId })).body.answer).toBe('going')
    expect((await dalia.call('search.find', { q: 'Glaze testers' })).body).toMatchObject({ groups: expect.anything() })
    expect((await dalia.call('groups.join', { groupId })).body).toMatchObject({ standing: 'joined' })
  })

  test('while others join and post leaves nothing that they see', async () => {
    for (const turn of [1, 2, 3]) {
      const { groupId } = await make(`Raku ${turn}`)
      await chen.call('reports.submit', { type: 'group', id: groupId, reason: 'offensive' })
      const decision = { type: 'group', id: groupId, action: 'remove', reason: 'offensive', text: 'No insults.' }
      const [decided, joined, posted] = await Promise.all([
        omar.call('moderation.decisions.make', decision),
        dalia.call('groups.join', { groupId }),
        post(chen, groupId),
      ])
      expect(decided.status).toBe(200)
      expect(joined.status).toBeOneOf([200, 404])
      expect(posted.status).toBeOneOf([200, 404])
      expect((await dalia.call('groups.get', { groupId })).status).toBe(404)
      expect((await post(chen, groupId)).status).toBe(404)
      expect(
        (await chen.call('feed.groups.mine', {})).body.items.map(({ post: { group } }: { post: { group: { id: string } } }) => group.id),
      ).not.toContain(groupId)
    }
    expect(await findViolations(plaza.pool)).toEqual([])
  })

  test('its moderators do not judge it, and no reminder of its events goes out', async () => {
    const { groupId, eventId } = await make('Wheel throwers')
    await chen.call('reports.submit', { type: 'group', id: groupId, reason: 'offensive' })
    expect((await bruno.call('moderation.groups.list', { groupId })).body.items).toEqual([])
    const mine = { groupId, type: 'group', id: groupId, action: 'dismiss' }
    expect((await bruno.call('moderation.groups.decide', mine)).status).toBe(404)
    await plaza.rows(`update groups.groups set removed_at = now() where id = $1`, [groupId])
    await plaza.rows(`update groups.events set starts_at = $2, ends_at = $2::timestamptz + interval '1 hour' where id = $1`, [
      eventId,
      new Date(plaza.services.now().getTime() + 30 * 60_000),
    ])
    await remindOfEvents.run(plaza.services, {})
    expect(await plaza.rows('select from groups.events where id = $1 and hour_reminded_at is not null', [eventId])).toHaveLength(0)
  })

  test('deletes it after 90 days with its files', async () => {
    const { groupId, postId } = await make('Slip casters')
    await remove(groupId)
    const left = async () => (await plaza.rows('select from groups.groups where id = $1', [groupId])).length
    plaza.moveClock(89 * DAY)
    await destroyRemoved.run(plaza.services, {})
    expect(await left()).toBe(1)
    plaza.moveClock(2 * DAY)
    for (const _ of [1, 2]) await destroyRemoved.run(plaza.services, {})
    expect(await left()).toBe(0)
    await plaza.settle()
    expect(await plaza.rows('select from feed.posts where id = $1', [postId])).toHaveLength(0)
    expect(await plaza.rows('select from groups.files where group_id = $1', [groupId])).toHaveLength(0)
    expect(await findViolations(plaza.pool)).toEqual([])
  })
})
