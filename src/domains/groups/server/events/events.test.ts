import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { remindOfEvents } from './remind-of-events.ts'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS

let plaza: TestPlaza
let amira: Member
let bruno: Member
let chen: Member
let dalia: Member
let ids: Record<string, string>

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[amira, bruno, chen, dalia] = await Promise.all([
    plaza.member('amira'),
    plaza.member('bruno'),
    plaza.member('chen'),
    plaza.member('dalia'),
  ])
  const users = await plaza.rows<{ id: string; username: string }>('select id, username from accounts.users')
  ids = Object.fromEntries(users.map(({ id, username }) => [username, id]))
})
afterAll(() => plaza.close())
beforeEach(async () => void (await plaza.rows(`delete from platform.rate_limits`)))

/** In UTC. */
const wallIn = (ms: number) => new Date(plaza.services.now().getTime() + ms).toISOString().slice(0, 16)
const details = (startsInMs: number, more: object = {}) => ({
  title: 'Swap market',
  description: 'Bring a pot.',
  place: 'Plaza Mayor 4',
  timeZone: 'UTC',
  starts: wallIn(startsInMs),
  ends: wallIn(startsInMs + 2 * HOUR_MS),
  ...more,
})

async function openGroup({ isPublic = true, with: members = [bruno, chen] }: { isPublic?: boolean; with?: Member[] } = {}) {
  const groupId: string = (await amira.call('groups.create', { name: 'Potters', isPublic: true })).body.id
  for (const member of members) await member.call('groups.join', { groupId })
  if (!isPublic) await plaza.rows('update groups.groups set is_public = false where id = $1', [groupId])
  return groupId
}
async function openEvent(groupId: string, startsInMs = 3 * DAY_MS, more: object = {}): Promise<string> {
  const { status, body } = await amira.call('groups.events.create', { groupId, ...details(startsInMs, more) })
  expect(status).toBe(200)
  return body.id
}
const answer = (member: Member, eventId: string, said: string) => member.call('groups.events.answer', { eventId, answer: said })
const get = async (member: Member, eventId: string) => (await member.call('groups.events.get', { eventId })).body
const titles = async (member: Member, groupId: string, when: string) =>
  (await member.call('groups.events.list', { groupId, when })).body.items.map(({ title }: { title: string }) => title)
const heardBy = async (member: Member, about: string): Promise<string[]> => {
  await plaza.settle()
  const { items } = (await member.call('notifications.list', {})).body
  return items.map(({ text }: { text: string }) => text.replace(/[\u2066-\u2069]/g, '')).filter((text: string) => text.includes(about))
}

describe('an event', () => {
  test('is written by moderators by the clock of its time zone, and read by the readers of the group', async () => {
    const groupId = await openGroup()
    // Dubai is four hours ahead.
    const utc = (wallTime: string) => new Date(Date.parse(`${wallTime}Z`) - 4 * HOUR_MS).toISOString()
    const input = { ...details(DAY_MS + 4 * HOUR_MS), timeZone: 'Asia/Dubai', groupId }
    expect((await bruno.call('groups.events.create', input)).status).toBe(404)
    const { body: created } = await amira.call('groups.events.create', input)
    expect(created).toMatchObject({
      startsAt: utc(input.starts),
      endsAt: utc(input.ends),
      starts: input.starts,
      ends: input.ends,
      goingCount: 0,
      answer: null,
      isOver: false,
    })
    expect(await get(dalia, created.id)).toMatchObject({ title: 'Swap market', mayAnswer: false, moderates: false })
  })

  test('of a private group is read by its members only', async () => {
    const groupId = await openGroup({ isPublic: false })
    const eventId = await openEvent(groupId)
    expect(await get(bruno, eventId)).toMatchObject({ groupName: 'Potters', mayAnswer: true })
    for (const operation of ['groups.events.get', 'groups.events.cancel', 'groups.events.delete'])
      expect((await dalia.call(operation, { eventId })).status).toBe(404)
    expect((await dalia.call('groups.events.list', { groupId, when: 'upcoming' })).status).toBe(404)
    expect((await dalia.call('groups.events.people.list', { eventId, answer: 'going' })).status).toBe(404)
    expect((await answer(dalia, eventId, 'going')).status).toBe(404)
  })

  test('needs times that exist, in order', async () => {
    const groupId = await openGroup()
    const create = async (more: object) => (await amira.call('groups.events.create', { groupId, ...details(DAY_MS, more) })).body
    expect(await create({ timeZone: 'Mars/Olympus' })).toMatchObject({ code: 'UNKNOWN_TIME_ZONE' })
    expect(await create({ ends: wallIn(0) })).toMatchObject({ code: 'ENDS_TOO_EARLY' })
    expect(await create({ ends: wallIn(60 * DAY_MS) })).toMatchObject({ code: 'EVENT_TOO_LONG' })
    expect(await create({ starts: wallIn(-3 * HOUR_MS), ends: wallIn(-HOUR_MS) })).toMatchObject({ code: 'EVENT_OVER' })
    expect(await create({ starts: 'tomorrow' })).toMatchObject({ code: 'INVALID_INPUT' })
    expect(await create({ starts: `${wallIn(DAY_MS)}Z` })).toMatchObject({ code: 'INVALID_INPUT' })
    expect(await create({ title: ' ' })).toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('with words of the filter is refused, and its field is named', async () => {
    const omar = await plaza.member('omar')
    const filter = (await omar.call('reports.admin.filter.get')).body
    const groupId = await openGroup()
    const eventId = await openEvent(groupId)
    await omar.call('reports.admin.filter.update', { ...filter, wholeWords: 'idiot', wordsAction: 'hold' })
    const fields = [{ path: 'place', rule: 'refused', params: {} }]
    const refused = { code: 'TEXT_REFUSED', data: { fields } }
    const rude = details(DAY_MS, { place: 'The idiot inn' })
    expect((await amira.call('groups.events.create', { groupId, ...rude })).body).toMatchObject(refused)
    expect((await amira.call('groups.events.update', { eventId, version: 1, ...rude })).body).toMatchObject(refused)
    const { version } = (await omar.call('reports.admin.filter.get')).body
    await omar.call('reports.admin.filter.update', { ...filter, version })
  })

  test('with the same key is created once', async () => {
    const groupId = await openGroup()
    const input = { groupId, ...details(DAY_MS) }
    const sent = await Promise.all([1, 2].map(() => amira.call('groups.events.create', input, { key: 'create-an-event-once' })))
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1)
  })

  test('is in the list of what comes, the next first, and after its end in that of the past', async () => {
    const groupId = await openGroup()
    await openEvent(groupId, 2 * DAY_MS, { title: 'Second' })
    await openEvent(groupId, DAY_MS, { title: 'First' })
    expect(await titles(bruno, groupId, 'upcoming')).toEqual(['First', 'Second'])
    await plaza.rows(`update groups.events set starts_at = $1, ends_at = $2 where title = 'First' and group_id = $3`, [
      new Date(plaza.services.now().getTime() - DAY_MS),
      plaza.services.now(),
      groupId,
    ])
    expect(await titles(bruno, groupId, 'upcoming')).toEqual(['Second'])
    expect(await titles(bruno, groupId, 'past')).toEqual(['First'])
  })

  test('is changed by moderators, who do not undo each other', async () => {
    const eventId = await openEvent(await openGroup())
    const change = (member: Member, title: string) =>
      member.call('groups.events.update', { eventId, version: 1, ...details(3 * DAY_MS, { title }) })
    expect((await change(bruno, 'Mine')).status).toBe(404)
    expect((await change(amira, 'Big swap market')).body).toMatchObject({ title: 'Big swap market', version: 2 })
    expect((await change(amira, 'Small swap market')).body).toMatchObject({
      code: 'STALE',
      data: { current: { title: 'Big swap market', version: 2 } },
    })
  })

  test('ends with its group', async () => {
    const groupId = await openGroup()
    const eventId = await openEvent(groupId)
    await amira.call('groups.delete', { groupId })
    expect(await get(amira, eventId)).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('answers', () => {
  test('count a person once, whatever they say and however often', async () => {
    const eventId = await openEvent(await openGroup())
    for (const said of ['maybe', 'going', 'going']) expect((await answer(bruno, eventId, said)).body.answer).toBe(said)
    expect((await answer(chen, eventId, 'maybe')).body).toMatchObject({ goingCount: 1, maybeCount: 1 })
    expect((await answer(bruno, eventId, 'no')).body).toMatchObject({ goingCount: 0, maybeCount: 1, answer: 'no' })
    expect(await plaza.rows(`select from platform.events where type = 'groups.eventAnswered' and aggregate = $1`, [eventId])).toHaveLength(
      4,
    )
  })

  test('are for members, until the event is over or canceled', async () => {
    const groupId = await openGroup()
    const eventId = await openEvent(groupId)
    expect((await answer(dalia, eventId, 'going')).status).toBe(404)
    await amira.call('groups.events.cancel', { eventId })
    expect((await answer(bruno, eventId, 'going')).body.code).toBe('EVENT_OVER')
    const past = await openEvent(groupId)
    await plaza.rows('update groups.events set starts_at = $2, ends_at = $3 where id = $1', [past, new Date(0), plaza.services.now()])
    expect((await answer(bruno, past, 'going')).body.code).toBe('EVENT_OVER')
  })

  test('of a member who leaves, or is removed, are gone', async () => {
    const groupId = await openGroup()
    const eventId = await openEvent(groupId)
    for (const member of [bruno, chen]) await answer(member, eventId, 'going')
    await bruno.call('groups.leave', { groupId })
    await amira.call('groups.members.remove', { groupId, userId: ids['chen'], reason: 'Spam' })
    expect(await get(amira, eventId)).toMatchObject({ goingCount: 0 })
  })

  test('of people with a block between them are not listed for each other', async () => {
    const eventId = await openEvent(await openGroup())
    for (const member of [bruno, chen]) await answer(member, eventId, 'going')
    const going = async (member: Member) =>
      (await member.call('groups.events.people.list', { eventId, answer: 'going' })).body.items.map(
        ({ username }: { username: string }) => username,
      )
    expect(await going(amira)).toEqual(['chen', 'bruno'])
    await chen.call('network.block', { userId: ids['bruno'] })
    expect(await going(bruno)).toEqual(['bruno'])
    await chen.call('network.unblock', { userId: ids['bruno'] })
  })

  test('at once are never more than the places', async () => {
    const groupId = await openGroup({ with: [bruno, chen, dalia] })
    const eventId = await openEvent(groupId, DAY_MS, { places: 2 })
    const answers = await Promise.all([amira, bruno, chen, dalia].map((member) => answer(member, eventId, 'going')))
    expect(answers.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([200, 200, 'EVENT_FULL', 'EVENT_FULL'])
    expect(await get(amira, eventId)).toMatchObject({ goingCount: 2, isFull: true })
    const kept = [amira, bruno, chen, dalia][answers.findIndex(({ status }) => status === 200)]
    if (!kept) throw new Error('nobody goes')
    expect((await answer(kept, eventId, 'going')).status).toBe(200)
    await answer(kept, eventId, 'maybe')
    expect(await get(amira, eventId)).toMatchObject({ goingCount: 1, maybeCount: 1, isFull: false })
  })

  test('are not overtaken by fewer places', async () => {
    const groupId = await openGroup()
    const eventId = await openEvent(groupId)
    for (const member of [bruno, chen]) await answer(member, eventId, 'going')
    const change = (places: number) => amira.call('groups.events.update', { eventId, version: 1, ...details(3 * DAY_MS, { places }) })
    expect((await change(1)).body).toMatchObject({ code: 'TOO_FEW_PLACES', data: { going: 2 } })
    expect((await change(2)).body).toMatchObject({ places: 2, isFull: true })
  })
})

describe('people hear', () => {
  test('of a new event when its moderator wants it, and no more when it is canceled', async () => {
    const groupId = await openGroup()
    const eventId = await openEvent(groupId, 3 * DAY_MS, { title: 'Told' })
    await openEvent(groupId, 3 * DAY_MS, { title: 'Quiet', tellMembers: false })
    expect(await heardBy(bruno, 'Told')).toEqual(['New event in Potters: Told'])
    expect(await heardBy(bruno, 'Quiet')).toEqual([])
    expect(await heardBy(amira, 'Told')).toEqual([])
    await amira.call('groups.events.cancel', { eventId })
    expect(await heardBy(bruno, 'Told')).toEqual([])
  })

  test('of a canceled event when they said that they come, once', async () => {
    const eventId = await openEvent(await openGroup(), 3 * DAY_MS, { title: 'Rained off' })
    await answer(bruno, eventId, 'maybe')
    await answer(chen, eventId, 'no')
    for (const _ of [1, 2]) expect((await amira.call('groups.events.cancel', { eventId })).body.isCancelled).toBe(true)
    expect(await heardBy(bruno, 'Rained off')).toEqual(['Rained off is canceled'])
    expect(await heardBy(chen, 'Rained off')).toEqual([])
  })

  test('of another time when they come, and of another description nothing', async () => {
    const eventId = await openEvent(await openGroup(), 3 * DAY_MS, { title: 'Moved' })
    await answer(bruno, eventId, 'going')
    const change = (version: number, ms: number, description: string) =>
      amira.call('groups.events.update', { eventId, version, ...details(ms, { title: 'Moved', description }) })
    await change(1, 3 * DAY_MS, 'Bring two pots.')
    expect((await heardBy(bruno, 'Moved')).filter((text) => text.includes('another'))).toEqual([])
    await change(2, 4 * DAY_MS, 'Bring two pots.')
    expect(await heardBy(bruno, 'Moved')).toContain('Moved has another time or place')
  })

  test('a day and an hour before it, each once, and again when it is moved', async () => {
    const eventId = await openEvent(await openGroup(), DAY_MS + HOUR_MS, { title: 'Kiln opening', tellMembers: false })
    await answer(bruno, eventId, 'going')
    await answer(chen, eventId, 'no')
    const remind = async () => {
      await Promise.all([1, 2].map(() => remindOfEvents.run(plaza.services, {})))
      await plaza.settle()
      return plaza.rows<{ within: string }>(
        `select payload->>'within' as within from platform.events where type = 'groups.eventNear' and aggregate = $1 order by id`,
        [eventId],
      )
    }
    expect(await remind()).toEqual([])
    plaza.moveClock(HOUR_MS)
    expect(await remind()).toEqual([{ within: 'day' }])
    expect(await remind()).toEqual([{ within: 'day' }])
    expect(await heardBy(bruno, 'Kiln opening')).toEqual(['Kiln opening starts within a day'])
    expect(await heardBy(chen, 'Kiln opening')).toEqual([])
    plaza.moveClock(23 * HOUR_MS)
    expect(await remind()).toEqual([{ within: 'day' }, { within: 'hour' }])
    expect(await heardBy(bruno, 'Kiln opening')).toContain('Kiln opening starts within an hour')
    const { version } = await get(amira, eventId)
    await amira.call('groups.events.update', { eventId, version, ...details(2 * DAY_MS, { title: 'Kiln opening' }) })
    expect(await remind()).toHaveLength(2)
    plaza.moveClock(DAY_MS)
    expect((await remind()).map(({ within }) => within)).toEqual(['day', 'hour', 'day'])
  })
})
