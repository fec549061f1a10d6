import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { resources } from './resources.ts'

const TABLES = ['people', 'members', 'requests', 'invitations', 'events', 'answers', 'calendars', 'files', 'bans']
const DAY_MS = 86_400_000

let plaza: TestPlaza
let amira: Member
let bruno: Member

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[amira, bruno] = await Promise.all([plaza.member('amira'), plaza.member('bruno')])
})
afterAll(() => plaza.close())

const personal = resources.find(({ type }) => type === 'group')?.personalData
const create = async (owner: Member, name: string, isPublic = true): Promise<string> =>
  (await owner.call('groups.create', { name, isPublic })).body.id
const erase = (userId: string) => transactAsSystem(plaza.services, async (tx) => personal?.erase(tx, userId))
const day = (days: number) => new Date(plaza.services.now().getTime() + days * DAY_MS).toISOString().slice(0, 10)

test('an account exports all it has in groups, and leaves nothing but its events behind', async () => {
  const leaving = await plaza.newcomer('leaving')
  const { id: userId } = await leaving.me()
  const own = await create(leaving, 'Left to Bruno')
  await bruno.call('groups.join', { groupId: own })
  const shared = await create(amira, 'Shared')
  await leaving.call('groups.join', { groupId: shared })
  await leaving.call('groups.join', { groupId: await create(amira, 'Asked', false), note: 'May I?' })
  const inviting = await create(amira, 'Inviting', false)
  await amira.call('groups.invitations.send', { groupId: inviting, userIds: [userId] })
  const times = { timeZone: 'UTC', starts: `${day(3)}T10:00`, ends: `${day(3)}T11:00` }
  const { body: event } = await leaving.call('groups.events.create', { groupId: own, title: 'Last firing', ...times })
  await leaving.call('groups.events.answer', { eventId: event.id, answer: 'maybe' })
  await leaving.call('groups.calendars.create', { groupId: null })
  await leaving.send('PUT', `/groups/${shared}/files?name=memories.txt`, 'Once upon a time')
  const banning = await create(amira, 'Banning')
  await leaving.call('groups.join', { groupId: banning })
  await amira.call('groups.members.remove', { groupId: banning, userId, reason: 'Noise', ban: true })

  expect(await personal?.export(plaza.services.db, userId)).toMatchObject({
    memberships: [{ name: 'Left to Bruno', role: 'owner' }, { name: 'Shared' }],
    requests: [{ name: 'Asked', note: 'May I?' }],
    invitations: [{ name: 'Inviting' }],
    events: [{ title: 'Last firing' }],
    answers: [{ title: 'Last firing', answer: 'maybe' }],
    calendars: [{ groupId: null }],
    files: [{ name: 'memories.txt' }],
    bans: [{ name: 'Banning' }],
  })
  const files = (await personal?.files?.(plaza.services.db, userId)) ?? []
  expect(files).toMatchObject([{ path: expect.stringMatching(/^groups\/gfl_\w+\.txt$/) }])
  for (const _ of [1, 2]) await erase(userId)
  for (const table of TABLES) expect(JSON.stringify(await plaza.rows(`select * from groups.${table}`)), table).not.toContain(userId)
  expect(await plaza.rows('select from platform.orphaned_files where key = $1', [files[0]?.key])).toHaveLength(1)
  expect((await bruno.call('groups.events.get', { eventId: event.id })).body).toMatchObject({ title: 'Last firing', maybeCount: 0 })
  expect((await bruno.call('groups.get', { groupId: own })).body.role).toBe('owner')
  expect(await findViolations(plaza.pool)).toEqual([])
})

test('a group ends with its only member, and with it all that is in it', async () => {
  const lonely = await plaza.newcomer('lonely')
  const groupId = await create(lonely, 'Alone')
  await lonely.send('PUT', `/groups/${groupId}/files?name=alone.txt`, 'Alone')
  await erase((await lonely.me()).id)
  for (const table of ['groups', 'files'])
    expect(await plaza.rows(`select from groups.${table} where ${table === 'groups' ? 'id' : 'group_id'} = $1`, [groupId])).toEqual([])
})

test('a banner is set by moderators, described and removed with its files', async () => {
  const groupId = await create(amira, 'With a banner')
  const picture = await sharp({ create: { width: 1600, height: 500, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer()
  const send = async (member: Member): Promise<string> =>
    (await (await member.send('PUT', '/uploads', new Uint8Array(picture))).json()).uploadId
  const set = async (member: Member, uploadId: string) =>
    member.call('groups.setBanner', { groupId, uploadId, crop: { left: 0, top: 0, width: 1, height: 0.8 }, alt: 'Blue hills' })
  await bruno.call('groups.join', { groupId })
  expect((await set(bruno, await send(bruno))).status).toBe(404)
  expect((await set(amira, await send(bruno))).status).toBe(404)
  const { body } = await set(amira, await send(amira))
  expect(body.banner).toMatchObject({ alt: 'Blue hills', width: 1600, height: 400 })
  const url: string = body.banner.sources[0].url
  expect((await bruno.send('GET', url)).status).toBe(200)
  expect((await bruno.call('groups.removeBanner', { groupId })).status).toBe(404)
  for (const _ of [1, 2]) expect((await amira.call('groups.removeBanner', { groupId })).body.banner).toBeNull()
  expect(await plaza.rows('select from platform.orphaned_files where key = $1', [url.replace('/files/', '')])).toHaveLength(1)
})
