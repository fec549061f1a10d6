import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { memberLeft } from '#events/workspaces.ts'
import { publish, transactAsSystem } from '#platform/server/transact.ts'
import { countStatements } from '#test/plaza/count-statements.ts'
import { openEventStream } from '#test/plaza/event-stream.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { liked, plantKinds, rained, unliked } from '#test/plaza/planted-kinds.ts'
import { withdrawFrom } from './withdraw-notices.ts'

let plaza: TestPlaza
let happen: ReturnType<typeof plantKinds>
let amira: Member
let author: string
let people: string[]

beforeAll(async () => {
  plaza = await openTestPlaza()
  happen = plantKinds(plaza)
  amira = await plaza.member('amira')
  author = await idOf('amira')
  people = (await plaza.rows<{ id: string }>('select id from accounts.users where id <> $1 order by id', [author])).map(({ id }) => id)
})
afterAll(() => plaza.close())

async function idOf(username: string): Promise<string> {
  return (await plaza.rows<{ id: string }>('select id from accounts.users where username_key = $1', [username]))[0]?.id ?? ''
}

const summary = async (member = amira) => (await member.call('notifications.summary')).body
const list = async (input: object = {}, member = amira) => (await member.call('notifications.list', input)).body
const pushes = () => plaza.rows(`select 1 from notifications.deliveries where channel = 'push' and user_id = $1`, [author])
const by = (postId: string, id = people[0] ?? '') => ({ postId, authorId: author, by: id })

async function emptyBell(): Promise<void> {
  const groups = await plaza.rows<{ id: string; user_id: string }>('select id, user_id from notifications.notifications')
  if (groups.length === 0) return
  await transactAsSystem(plaza.services, (tx) =>
    withdrawFrom(
      tx,
      groups.map(({ id, user_id }) => ({ id, userId: user_id })),
      null,
    ),
  )
}

describe('groups', () => {
  test('hazard 8: 3,592 likes in an hour are one row with at most eight faces, unread +1, and one push', async () => {
    await emptyBell()
    const strangers = Array.from({ length: 3592 - people.length }, (_, index) => `usr_-${index}`)
    const likers = [...strangers, ...people]
    await happen(...likers.map((id) => liked(by('busy', id))))
    const { items } = await list()
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({ kind: 'garden.liked', peopleCount: 3592, href: '/posts/busy', isRead: false })
    expect(items[0].people.length).toBeLessThanOrEqual(8)
    expect(items[0].text).toContain('3,590 others')
    expect(await summary()).toEqual({ unread: 1, unseen: 1 })
    expect(await pushes()).toHaveLength(1)
  })

  test('events more than twelve hours after the first one begin another row', async () => {
    await emptyBell()
    await happen(liked(by('slow')))
    plaza.moveClock(11 * 3600_000)
    await happen(liked(by('slow', people[1])))
    plaza.moveClock(2 * 3600_000)
    await happen(liked(by('slow', people[2])))
    expect((await list()).items.map(({ peopleCount }: { peopleCount: number }) => peopleCount)).toEqual([1, 2])
  })

  test('nobody hears of their own acts', async () => {
    await emptyBell()
    await happen(liked(by('own', author)))
    expect((await list()).items).toEqual([])
  })

  test('a storm of different things is bounded per member and hour: the rest is one row with a number', async () => {
    await emptyBell()
    const gardens = Array.from({ length: 120 }, (_, index) => rained({ gardenId: `storm${index}`, userId: author, place: 'Aleppo' }))
    await happen(...gardens)
    expect((await summary()).unread).toBe(51)
    expect((await list()).items.map(({ text }: { text: string }) => text)).toContain('Rain: 70 more')
  })
})

describe('flags', () => {
  test('hazard 10: a flag that is explicitly false drops the kind, an absent one counts as on', async () => {
    await emptyBell()
    const signals = async () =>
      plaza.rows(`select 1 from platform.events where type = 'notifications.bellChanged' and aggregate = $1`, [author])
    await amira.call('accounts.preferences.update', { notifications: { postLikes: false } })
    const before = (await signals()).length
    await happen(...people.slice(0, 5).map((id) => liked(by('muted', id))))
    expect((await list()).items).toEqual([])
    expect(await signals()).toHaveLength(before)
    await happen(rained({ gardenId: 'dry', userId: author, place: 'Palmyra' }))
    expect((await list()).items).toHaveLength(1)
    await plaza.rows(`update accounts.preferences set notifications = notifications - 'postLikes' where user_id = $1`, [author])
    await happen(liked(by('muted')))
    expect((await list()).items).toHaveLength(2)
  })
})

describe('the source is undone', () => {
  test('hazard 11: the row is gone and the number at the bell is true', async () => {
    await emptyBell()
    await happen(liked(by('undone')), liked(by('undone', people[1])), rained({ gardenId: 'stays', userId: author, place: 'Idlib' }))
    expect((await summary()).unread).toBe(2)
    await happen(unliked(by('undone')))
    expect((await list()).items).toHaveLength(2)
    await happen(unliked(by('undone', people[1])))
    expect((await list()).items).toHaveLength(1)
    expect(await summary()).toEqual({ unread: 1, unseen: 1 })
  })

  test('a like that is taken back before it is heard leaves nothing', async () => {
    await emptyBell()
    await happen(liked(by('quick')), unliked(by('quick')))
    expect((await list()).items).toEqual([])
    expect((await summary()).unread).toBe(0)
  })
})

describe('read, clear, undo', () => {
  test('opening the bell marks everything seen, but nothing read', async () => {
    await emptyBell()
    await happen(rained({ gardenId: 'a', userId: author, place: 'Homs' }), rained({ gardenId: 'b', userId: author, place: 'Hama' }))
    expect((await amira.call('notifications.see')).body).toEqual({ unread: 2, unseen: 0 })
    expect((await list()).items.map(({ isSeen }: { isSeen: boolean }) => isSeen)).toEqual([true, true])
  })

  test('one is read, twice without further effect; a stranger and nobody get the same 404', async () => {
    const [first] = (await list()).items
    expect((await amira.call('notifications.read', { id: first.id })).body.unread).toBe(1)
    expect((await amira.call('notifications.read', { id: first.id })).body.unread).toBe(1)
    const chen = await plaza.member('chen')
    expect((await chen.call('notifications.read', { id: first.id })).status).toBe(404)
    expect((await chen.call('notifications.read', { id: 'ntf_x' })).status).toBe(404)
    expect((await list({ unread: true })).items).toHaveLength(1)
  })

  test('a new event makes a read row unread again', async () => {
    const [, second] = (await list()).items
    await amira.call('notifications.read', { id: second.id })
    await happen(rained({ gardenId: 'a', userId: author, place: 'Homs' }))
    expect((await summary()).unread).toBe(1)
  })

  test('an area is read and listed alone', async () => {
    await happen(liked(by('area')))
    expect((await list({ area: 'social' })).items).toHaveLength(1)
    expect((await amira.call('notifications.readAll', { area: 'social' })).body.unread).toBe(1)
    expect((await amira.call('notifications.readAll')).body.unread).toBe(0)
  })

  test('everything is cleared, and one undo brings it back with its marks', async () => {
    await happen(liked(by('cleared')))
    const before = (await list()).items
    const cleared = (await amira.call('notifications.clear')).body
    expect(cleared).toMatchObject({ unread: 0, cleared: before.length })
    expect((await list()).items).toEqual([])
    expect((await amira.call('notifications.restore', { clearingId: cleared.clearingId })).body.unread).toBe(1)
    expect((await list()).items).toEqual(before)
    expect((await amira.call('notifications.restore', { clearingId: cleared.clearingId })).status).toBe(404)
  })

  test('hazard 13: two tabs and a phone that read all at once agree on the number, whatever arrives between', async () => {
    await emptyBell()
    const phone = await plaza.member('amira')
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([
        happen(...people.slice(0, 6).map((id, index) => liked(by(`race${index}`, id)))),
        amira.call('notifications.readAll'),
        phone.call('notifications.readAll'),
        amira.call('notifications.clear'),
        happen(unliked(by('race0'))),
      ])
    }
    expect(await findViolations(plaza.pool)).toEqual([])
    await phone.call('notifications.readAll')
    expect(await summary()).toEqual(await summary(phone))
    expect((await summary()).unread).toBe(0)
  })

  test('hazard 13: reading all in one browser is told to the member’s other browsers', async () => {
    await emptyBell()
    const other = await plaza.member('amira')
    await happen(liked(by('told')))
    await plaza.settle()
    const phone = await openEventStream(other)
    await amira.call('notifications.readAll')
    await plaza.settle()
    expect(await phone.next()).toEqual({ event: 'signals', data: [['notifications.bell', []]] })
    await phone.close()
  })

  test('hazard 20: a list of 40 rows needs as many statements as one of 20', async () => {
    await emptyBell()
    await happen(...people.slice(0, 4).flatMap((id) => Array.from({ length: 40 }, (_, index) => liked(by(`many${index}`, id)))))
    const twenty = await countStatements(plaza, () => list({ limit: 20 }))
    const forty = await countStatements(plaza, () => list({ limit: 40 }))
    expect(forty).toBe(twenty)
    expect(twenty).toBeLessThanOrEqual(7)
  })

  test('a page follows the last row', async () => {
    const first = await list({ limit: 15 })
    const rest = await list({ limit: 100, cursor: first.nextCursor })
    expect(new Set([...first.items, ...rest.items].map(({ id }: { id: string }) => id)).size).toBe(40)
    expect((await amira.call('notifications.list', { cursor: 'nonsense' })).status).toBe(400)
  })

  test('somebody who left a business keeps none of its news', async () => {
    await emptyBell()
    await happen(rained({ gardenId: 'left', userId: author, place: 'Homs' }))
    await plaza.rows(`update notifications.notifications set workspace_id = 'wsp_left'`)
    await transactAsSystem(plaza.services, async (tx) => publish(tx, memberLeft({ workspaceId: 'wsp_left', userId: author, by: author })))
    await plaza.settle()
    expect((await list()).items).toEqual([])
    expect((await summary()).unread).toBe(0)
  })
})
