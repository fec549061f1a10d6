import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza
let amira: Member
let bruno: Member
let chen: Member

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[amira, bruno, chen] = await Promise.all([plaza.member('amira'), plaza.member('bruno'), plaza.member('chen')])
})
afterAll(() => plaza.close())
beforeEach(async () => void (await plaza.rows(`delete from platform.rate_limits`)))

const nextYear = () => plaza.services.now().getUTCFullYear() + 1

async function openGroup(isPublic: boolean, member = bruno): Promise<string> {
  const groupId: string = (await amira.call('groups.create', { name: 'Potters', isPublic: true })).body.id
  await member.call('groups.join', { groupId })
  if (!isPublic) await plaza.rows('update groups.groups set is_public = false where id = $1', [groupId])
  return groupId
}
async function openEvent(groupId: string, more: object = {}): Promise<string> {
  const day = `${nextYear()}-07-04`
  const input = { title: 'Kiln opening', timeZone: 'UTC', starts: `${day}T10:00`, ends: `${day}T12:00`, ...more }
  const { status, body } = await amira.call('groups.events.create', { groupId, ...input })
  expect(status).toBe(200)
  return body.id
}
/** As a calendar program, which has no session. */
const read = async (path: string) => {
  const response = await fetch(`${plaza.url}${path}`)
  return { status: response.status, headers: response.headers, text: (await response.text()).replace(/\r\n /g, '') }
}
const lines = (text: string, name: string) => text.split('\r\n').filter((line) => line.startsWith(`${name}:`))
const create = async (member: Member, groupId: string | null): Promise<string> =>
  (await member.call('groups.calendars.create', { groupId })).body.path

describe('the calendar of a public group', () => {
  test('is read by every program, in UTC across both changes of the clock', async () => {
    const groupId = await openGroup(true)
    const year = nextYear()
    const times = async (timeZone: string, day: string) =>
      openEvent(groupId, { timeZone, starts: `${year}-${day}T10:00`, ends: `${year}-${day}T11:00` })
    for (const day of ['01-15', '07-15']) {
      await times('America/New_York', day)
      await times('Asia/Dubai', day)
    }
    const { path } = (await bruno.call('groups.calendars.get', { groupId })).body
    expect(path).toBe(`/groups/${groupId}/calendar.ics`)
    const { status, headers, text } = await read(path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(lines(text, 'DTSTART')).toEqual([
      `DTSTART:${year}0115T060000Z`,
      `DTSTART:${year}0115T150000Z`,
      `DTSTART:${year}0715T060000Z`,
      `DTSTART:${year}0715T140000Z`,
    ])
    expect(lines(text, 'X-WR-CALNAME')).toEqual(['X-WR-CALNAME:Potters'])
  })

  test('keeps texts inside their fields, names nobody, and says what is canceled', async () => {
    const groupId = await openGroup(true)
    const eventId = await openEvent(groupId, { title: 'Cups; plates, bowls', description: 'One\nEND:VCALENDAR\nTwo' })
    await bruno.call('groups.events.answer', { eventId, answer: 'going' })
    const url = `/groups/${groupId}/calendar.ics`
    const { text } = await read(url)
    expect(lines(text, 'SUMMARY')).toEqual(['SUMMARY:Cups\\; plates\\, bowls'])
    expect(lines(text, 'END')).toEqual(['END:VEVENT', 'END:VCALENDAR'])
    expect(lines(text, 'UID')[0]).toContain(eventId)
    expect(text).not.toMatch(/bruno|amira/)
    expect(lines(text, 'STATUS')).toEqual(['STATUS:CONFIRMED'])
    await amira.call('groups.events.cancel', { eventId })
    expect(lines((await read(url)).text, 'STATUS')).toEqual(['STATUS:CANCELLED'])
  })
})

describe('the calendar of a private group', () => {
  test('has an address with a token for members, which is stored as a hash and ends with a new one', async () => {
    const groupId = await openGroup(false)
    await openEvent(groupId)
    expect((await read(`/groups/${groupId}/calendar.ics`)).status).toBe(404)
    expect((await chen.call('groups.calendars.create', { groupId })).status).toBe(404)
    expect((await chen.call('groups.calendars.get', { groupId })).status).toBe(404)
    const path = await create(bruno, groupId)
    expect((await read(path)).text).toContain('Kiln opening')
    expect((await bruno.call('groups.calendars.get', { groupId })).body).toMatchObject({ path: null, createdAt: expect.any(String) })
    const token = path.slice(path.indexOf('=') + 1)
    expect(token).toHaveLength(26)
    expect(JSON.stringify(await plaza.rows('select * from groups.calendars'))).not.toContain(token)
    expect(JSON.stringify(await plaza.rows('select * from platform.idempotency_keys'))).not.toContain(token)
    const next = await create(bruno, groupId)
    expect((await read(path)).status).toBe(404)
    expect((await read(next)).status).toBe(200)
    for (const _ of [1, 2]) expect((await bruno.call('groups.calendars.delete', { groupId })).status).toBe(200)
    expect((await read(next)).status).toBe(404)
  })

  test('ends for a member who leaves, who is about to go, and for another group', async () => {
    const groupId = await openGroup(false)
    const other = await openGroup(false)
    const path = await create(bruno, groupId)
    expect((await read(path.replace(groupId, other))).status).toBe(404)
    const brunoId = (await bruno.me()).id
    await plaza.rows(`update accounts.users set deletion_requested_at = now() where id = $1`, [brunoId])
    expect((await read(path)).status).toBe(404)
    await plaza.rows(`update accounts.users set deletion_requested_at = null where id = $1`, [brunoId])
    expect((await read(path)).status).toBe(200)
    await bruno.call('groups.leave', { groupId })
    expect((await read(path)).status).toBe(404)
  })

  test('has a file of one event for its members', async () => {
    const groupId = await openGroup(false)
    const eventId = await openEvent(groupId)
    const path = `/groups/${groupId}/events/${eventId}.ics`
    expect((await bruno.send('GET', path)).status).toBe(200)
    expect((await chen.send('GET', path)).status).toBe(404)
    expect((await read(path)).status).toBe(404)
    expect((await bruno.send('GET', `/groups/${await openGroup(true)}/events/${eventId}.ics`)).status).toBe(404)
  })
})

describe('the calendar of a person', () => {
  test('has what they come to, perhaps, in all groups', async () => {
    const groupIds = [await openGroup(true, chen), await openGroup(false, chen)]
    const said = ['going', 'maybe'] as const
    for (const [index, groupId] of groupIds.entries()) {
      const eventId = await openEvent(groupId, { title: `Event ${said[index]}` })
      await chen.call('groups.events.answer', { eventId, answer: said[index] })
    }
    const declined = await openEvent(groupIds[0] ?? '', { title: 'Event declined' })
    await chen.call('groups.events.answer', { eventId: declined, answer: 'no' })
    const { text } = await read(await create(chen, null))
    expect(lines(text, 'SUMMARY').toSorted()).toEqual(['SUMMARY:Event going', 'SUMMARY:Event maybe'])
    expect((await read('/groups/calendar.ics')).status).toBe(404)
    expect((await read('/groups/calendar.ics?token=abc')).status).toBe(404)
  })

  test('is asked for at most 120 times an hour', async () => {
    const path = await create(bruno, null)
    const statuses = new Set<number>()
    for (let count = 0; count < 121; count += 1) statuses.add((await read(path)).status)
    expect([...statuses]).toEqual([200, 429])
  })
})
