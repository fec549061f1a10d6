import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { loadGroupIdsOf, loadGroupRights } from './index.ts'

const GUEST = { sessionId: 'ses_1', reauthenticatedUntil: null, lacksSecondFactor: false, guestId: null }

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

const create = async (owner: Member, isPublic = true, name = 'Kiln owners') =>
  (await owner.call('groups.create', { name, description: 'Clay and fire.', isPublic })).body.id as string
const rolesIn = async (groupId: string) =>
  Object.fromEntries(
    (
      await plaza.rows<{ username: string; role: string }>(
        `select p.username, m.role from groups.members m join groups.people p using (user_id) where m.group_id = $1 order by p.username`,
        [groupId],
      )
    ).map(({ username, role }) => [username, role]),
  )
const countOf = async (reader: Member, groupId: string) => (await reader.call('groups.get', { groupId })).body.memberCount
const heardBy = async (member: Member) =>
  (await member.call('notifications.list', {})).body.items.map(({ text }: { text: string }) => text.replace(/[\u2066-\u2069]/g, ''))

describe('creating a group', () => {
  test('makes the creator owner, moderator and member', async () => {
    const { status, body } = await amira.call('groups.create', { name: 'Glazes', description: 'Recipes.', isPublic: true })
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'Glazes', role: 'owner', standing: 'joined', memberCount: 1, moderates: true, mayRead: true })
    expect(body.owner.username).toBe('amira')
  })

  test('needs a name of at most 80 characters', async () => {
    expect((await amira.call('groups.create', { name: ' ', isPublic: true })).status).toBe(400)
    expect((await amira.call('groups.create', { name: 'x'.repeat(81), isPublic: true })).status).toBe(422)
  })

  test('refuses words of the filter and names their fields, also for a change', async () => {
    const omar = await plaza.member('omar')
    const filter = (await omar.call('reports.admin.filter.get')).body
    const groupId = await create(amira)
    await omar.call('reports.admin.filter.update', { ...filter, wholeWords: 'idiot', wordsAction: 'hold' })
    const settings = { name: 'Idiots welcome', description: 'No ÍDIOT here', isPublic: true }
    const refused = await amira.call('groups.create', settings)
    const fields = [{ path: 'description', rule: 'refused', params: {} }]
    expect([refused.status, refused.body]).toMatchObject([422, { code: 'TEXT_REFUSED', data: { fields } }])
    const change = { ...settings, description: '', groupId, version: 1, rules: ['Be kind', 'Never say idiot'], needsApproval: false }
    expect((await amira.call('groups.update', change)).body.data.fields).toMatchObject([{ path: 'rules' }])
    expect((await amira.call('groups.update', { ...change, rules: ['Be kind'] })).status).toBe(200)
    const { version } = (await omar.call('reports.admin.filter.get')).body
    await omar.call('reports.admin.filter.update', { ...filter, version })
  })

  test('with the same key makes one group', async () => {
    const input = { name: 'Once', isPublic: true }
    const sent = await Promise.all([1, 2].map(() => amira.call('groups.create', input, { key: 'create-a-group-once' })))
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1)
  })

  test('is limited to 20 a day', async () => {
    for (let count = 0; count < 20; count += 1)
      expect((await dalia.call('groups.create', { name: 'Many', isPublic: true })).status).toBe(200)
    expect((await dalia.call('groups.create', { name: 'Many', isPublic: true })).body.code).toBe('RATE_LIMITED')
  })
})

describe('joining', () => {
  test('a public group adds the member at once, and joining twice changes nothing', async () => {
    const groupId = await create(amira)
    for (const _ of [1, 2])
      expect((await bruno.call('groups.join', { groupId })).body).toMatchObject({ standing: 'joined', role: 'member' })
    expect(await countOf(amira, groupId)).toBe(2)
    expect(await rolesIn(groupId)).toEqual({ amira: 'owner', bruno: 'member' })
  })

  test('twenty times at once adds one row and one to the count', async () => {
    const groupId = await create(amira)
    const answers = await Promise.all(Array.from({ length: 20 }, () => bruno.call('groups.join', { groupId })))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(await countOf(amira, groupId)).toBe(2)
    expect(await plaza.rows(`select from platform.events where type = 'groups.memberJoined' and aggregate = $1`, [groupId])).toHaveLength(1)
  })

  test('a private group asks its moderators, and who accepts adds the member', async () => {
    const groupId = await create(amira, false)
    expect((await bruno.call('groups.join', { groupId, note: 'I own a kiln.' })).body).toMatchObject({ standing: 'requested', role: null })
    expect((await bruno.call('groups.join', { groupId })).body.standing).toBe('requested')
    const { items } = (await amira.call('groups.requests.list', { groupId })).body
    expect(items).toMatchObject([{ username: 'bruno', note: 'I own a kiln.' }])
    await plaza.settle()
    expect(await heardBy(amira)).toContain('bruno asks to join Kiln owners')
    const accept = () => amira.call('groups.requests.accept', { groupId, userIds: [ids['bruno']] })
    expect((await accept()).body).toEqual({ userIds: [ids['bruno']] })
    expect((await accept()).body).toEqual({ userIds: [] })
    expect(await rolesIn(groupId)).toEqual({ amira: 'owner', bruno: 'member' })
    await plaza.settle()
    expect(await heardBy(amira)).not.toContain('bruno asks to join Kiln owners')
    expect(await heardBy(bruno)).toContain('Your request to join Kiln owners was accepted')
  })

  test('a declined or withdrawn request is gone, and its sender is not told', async () => {
    const groupId = await create(amira, false, 'Silent')
    await bruno.call('groups.join', { groupId })
    await chen.call('groups.join', { groupId })
    expect((await amira.call('groups.requests.decline', { groupId, userIds: [ids['bruno']] })).body.userIds).toEqual([ids['bruno']])
    expect((await chen.call('groups.requests.withdraw', { groupId })).body.standing).toBe('none')
    await plaza.settle()
    expect((await amira.call('groups.requests.list', { groupId })).body.items).toEqual([])
    expect((await heardBy(bruno)).filter((text: string) => text.includes('Silent'))).toEqual([])
  })

  test('an invitation lets somebody join a private group without asking', async () => {
    const groupId = await create(amira, false, 'Invited')
    const send = () => amira.call('groups.invitations.send', { groupId, userIds: [ids['chen'], ids['amira']] })
    expect((await send()).body).toEqual({ userIds: [ids['chen']] })
    expect((await send()).body).toEqual({ userIds: [] })
    await plaza.settle()
    expect(await heardBy(chen)).toContain('amira invited you to Invited')
    const { items } = (await chen.call('groups.list', { scope: 'invited' })).body
    expect(items).toMatchObject([{ id: groupId, standing: 'invited' }])
    expect((await chen.call('groups.join', { groupId })).body.standing).toBe('joined')
    expect((await amira.call('groups.invitations.list', { groupId })).body.items).toEqual([])
  })

  test('a declined or withdrawn invitation no longer opens the group', async () => {
    const groupId = await create(amira, false)
    await amira.call('groups.invitations.send', { groupId, userIds: [ids['chen'], ids['dalia']] })
    expect((await chen.call('groups.invitations.decline', { groupId })).body.standing).toBe('none')
    expect((await amira.call('groups.invitations.withdraw', { groupId, userIds: [ids['dalia']] })).body.userIds).toEqual([ids['dalia']])
    expect((await dalia.call('groups.join', { groupId })).body.standing).toBe('requested')
  })

  test('a group that becomes public admits who asked', async () => {
    const groupId = await create(amira, false)
    await bruno.call('groups.join', { groupId })
    const changed = { groupId, name: 'Open now', description: '', isPublic: true, rules: ['Be kind'], needsApproval: false, version: 1 }
    expect((await amira.call('groups.update', changed)).body).toMatchObject({ name: 'Open now', rules: ['Be kind'], version: 2 })
    expect(await rolesIn(groupId)).toEqual({ amira: 'owner', bruno: 'member' })
    expect((await amira.call('groups.update', changed)).body.code).toBe('STALE')
  })

  test('a missing group is not found', async () => {
    for (const operation of ['groups.get', 'groups.join', 'groups.leave'])
      expect((await bruno.call(operation, { groupId: 'grp_none' })).status).toBe(404)
  })
})

describe('moderating', () => {
  test('adding a moderator twice changes nothing, and moderators add and remove moderators', async () => {
    const groupId = await create(amira)
    for (const member of [bruno, chen]) await member.call('groups.join', { groupId })
    for (const _ of [1, 2]) expect((await amira.call('groups.moderators.add', { groupId, userId: ids['bruno'] })).status).toBe(200)
    expect(await plaza.rows(`select from platform.events where type = 'groups.moderatorAdded' and aggregate = $1`, [groupId])).toHaveLength(
      1,
    )
    expect((await bruno.call('groups.moderators.add', { groupId, userId: ids['chen'] })).status).toBe(200)
    expect(await rolesIn(groupId)).toEqual({ amira: 'owner', bruno: 'moderator', chen: 'moderator' })
    expect((await chen.call('groups.moderators.remove', { groupId, userId: ids['bruno'] })).status).toBe(200)
    expect(await rolesIn(groupId)).toEqual({ amira: 'owner', bruno: 'member', chen: 'moderator' })
    expect((await amira.call('groups.moderators.add', { groupId, userId: ids['dalia'] })).status).toBe(404)
  })

  test('the owner stays: nobody removes them or their rights', async () => {
    const groupId = await create(amira)
    await bruno.call('groups.join', { groupId })
    await amira.call('groups.moderators.add', { groupId, userId: ids['bruno'] })
    const owner = { groupId, userId: ids['amira'] }
    expect((await bruno.call('groups.members.remove', { ...owner, reason: 'A coup' })).body.code).toBe('OWNER_STAYS')
    expect((await bruno.call('groups.moderators.remove', owner)).body.code).toBe('OWNER_STAYS')
    expect(await rolesIn(groupId)).toEqual({ amira: 'owner', bruno: 'moderator' })
  })

  test('a removed member is told the reason', async () => {
    const groupId = await create(amira, true, 'Strict')
    await bruno.call('groups.join', { groupId })
    const removal = { groupId, userId: ids['bruno'], reason: 'Advertising' }
    expect((await amira.call('groups.members.remove', { ...removal, reason: '' })).status).toBe(400)
    for (const _ of [1, 2]) expect((await amira.call('groups.members.remove', removal)).status).toBe(200)
    expect(await rolesIn(groupId)).toEqual({ amira: 'owner' })
    expect(await countOf(amira, groupId)).toBe(1)
    await plaza.settle()
    expect((await heardBy(bruno)).filter((text: string) => text.includes('Strict'))).toEqual(['You were removed from Strict: Advertising'])
  })

  test('plain members and strangers moderate nothing', async () => {
    const groupId = await create(amira)
    await bruno.call('groups.join', { groupId })
    const person = { groupId, userId: ids['bruno'] }
    for (const member of [bruno, dalia]) {
      expect((await member.call('groups.moderators.add', person)).status).toBe(404)
      expect((await member.call('groups.members.remove', { ...person, reason: 'Mine' })).status).toBe(404)
      expect((await member.call('groups.transfer', person)).status).toBe(404)
      expect((await member.call('groups.delete', { groupId })).status).toBe(404)
      expect((await member.call('groups.requests.list', { groupId })).status).toBe(404)
    }
    expect(await rolesIn(groupId)).toEqual({ amira: 'owner', bruno: 'member' })
  })
})

describe('a private group', () => {
  test('hazard 14: shows a stranger its card only', async () => {
    const groupId = await create(amira, false, 'Hidden kiln')
    await amira.call('groups.update', {
      groupId,
      name: 'Hidden kiln',
      description: 'Quiet.',
      isPublic: false,
      rules: ['Say nothing'],
      needsApproval: true,
      version: 1,
    })
    const { body } = await chen.call('groups.get', { groupId })
    expect(body).toMatchObject({ name: 'Hidden kiln', description: 'Quiet.', memberCount: 1, mayRead: false, moderates: false })
    expect(body).toMatchObject({ rules: [], needsApproval: false, owner: null, moderators: [], requestCount: 0 })
    expect((await chen.call('groups.members.list', { groupId })).status).toBe(404)
    expect((await chen.call('groups.ofPerson', { userId: ids['amira'] })).body.items.map(({ id }: { id: string }) => id)).not.toContain(
      groupId,
    )
    const found = (await chen.call('search.list', { q: 'hidden kiln', type: 'group' })).body.items
    expect(found).toMatchObject([{ id: groupId, title: 'Hidden kiln', subtitle: 'Quiet.' }])
  })
})

test('other domains learn who reads, writes and moderates, and a missing group is left out', async () => {
  const [open, hidden] = [await create(amira, true, 'Open'), await create(amira, false, 'Hidden')]
  await bruno.call('groups.join', { groupId: open })
  const asks = async (name: string) => {
    const viewer = { ...GUEST, kind: 'member' as const, id: ids[name] ?? '', role: 'user' as const }
    const rights = await loadGroupRights(plaza.services.db, viewer, [open, hidden, 'grp_none'])
    return [...rights.values()].map(({ name: group, role, mayRead, mayWrite, moderates }) => [group, role, mayRead, mayWrite, moderates])
  }
  expect(new Set(await asks('amira'))).toEqual(
    new Set([
      ['Open', 'owner', true, true, true],
      ['Hidden', 'owner', true, true, true],
    ]),
  )
  expect(new Set(await asks('bruno'))).toEqual(
    new Set([
      ['Open', 'member', true, true, false],
      ['Hidden', null, false, false, false],
    ]),
  )
  expect(await loadGroupIdsOf(plaza.services.db, ids['bruno'] ?? '')).toContain(open)
})

describe('lists', () => {
  test('mine are those I am in, discover the others, both found by name', async () => {
    const groupId = await create(chen, true, 'Tea of the square')
    const names = async (member: Member, scope: string, q?: string) =>
      (await member.call('groups.list', { scope, ...(q && { q }), limit: 100 })).body.items.map(({ name }: { name: string }) => name)
    expect(await names(chen, 'mine')).toContain('Tea of the square')
    expect(await names(chen, 'discover')).not.toContain('Tea of the square')
    expect(await names(bruno, 'discover', 'tea of')).toEqual(['Tea of the square'])
    await bruno.call('groups.join', { groupId })
    expect((await names(bruno, 'mine'))[0]).toBe('Tea of the square')
  })

  test('hazard 17: members who join at one moment come once each over all pages, and are found by name', async () => {
    const groupId = await create(amira)
    await plaza.rows(`insert into groups.people (user_id, username) select id, username from accounts.users on conflict do nothing`)
    await plaza.rows(
      `with added as (insert into groups.members (group_id, user_id, role, joined_at, role_since)
         select $1, user_id, 'member', date_trunc('second', now()), now() from groups.people on conflict do nothing returning user_id)
       update groups.groups set member_count = member_count + (select count(*) from added) where id = $1`,
      [groupId],
    )
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: { items: { username: string }[]; nextCursor: string | null; total: { count: number } } = (
        await amira.call('groups.members.list', { groupId, limit: 2, ...(cursor && { cursor }) })
      ).body
      seen.push(...page.items.map(({ username }) => username))
      expect(page.total.count).toBe(7)
      cursor = page.nextCursor
    } while (cursor)
    expect(seen.toSorted()).toEqual(['amira', 'bruno', 'chen', 'dalia', 'elena', 'farid', 'omar'])
    const found = (await amira.call('groups.members.list', { groupId, q: 'ELE' })).body.items
    expect(found).toMatchObject([{ username: 'elena', role: 'member' }])
    expect((await amira.call('groups.members.list', { groupId, role: 'owner' })).body.items).toMatchObject([{ username: 'amira' }])
  })

  test('somebody with a block between them is not in the list of members', async () => {
    const groupId = await create(amira)
    for (const member of [bruno, chen]) await member.call('groups.join', { groupId })
    await chen.call('network.block', { userId: ids['bruno'] })
    const namesFor = async (member: Member) =>
      (await member.call('groups.members.list', { groupId })).body.items.map(({ username }: { username: string }) => username).toSorted()
    expect(await namesFor(chen)).toEqual(['amira', 'chen'])
    expect(await namesFor(bruno)).toEqual(['amira', 'bruno'])
    expect(await namesFor(amira)).toEqual(['amira', 'bruno', 'chen'])
    await chen.call('network.unblock', { userId: ids['bruno'] })
  })
})

describe('owners', () => {
  test('transfer the group to a member and stay as moderators', async () => {
    const groupId = await create(amira, true, 'Handed over')
    await bruno.call('groups.join', { groupId })
    expect((await amira.call('groups.transfer', { groupId, userId: ids['chen'] })).status).toBe(404)
    expect((await amira.call('groups.transfer', { groupId, userId: ids['bruno'] })).body.role).toBe('moderator')
    expect(await rolesIn(groupId)).toEqual({ amira: 'moderator', bruno: 'owner' })
    await plaza.settle()
    expect(await heardBy(bruno)).toContain('You own Handed over now')
    expect((await amira.call('groups.transfer', { groupId, userId: ids['bruno'] })).status).toBe(404)
  })

  test('to two people at once leaves one owner', async () => {
    const groupId = await create(amira)
    for (const member of [bruno, chen]) await member.call('groups.join', { groupId })
    const answers = await Promise.all(['bruno', 'chen'].map((name) => amira.call('groups.transfer', { groupId, userId: ids[name] })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(Object.values(await rolesIn(groupId)).filter((role) => role === 'owner')).toHaveLength(1)
  })

  test('hazard 43: after the owner who leaves, the oldest moderator inherits, then the oldest member', async () => {
    const groupId = await create(amira)
    for (const member of [bruno, chen, dalia]) {
      await member.call('groups.join', { groupId })
      plaza.moveClock(1000)
    }
    for (const name of ['dalia', 'chen']) {
      await amira.call('groups.moderators.add', { groupId, userId: ids[name] })
      plaza.moveClock(1000)
    }
    expect((await amira.call('groups.leave', { groupId })).body).toMatchObject({ standing: 'none', role: null })
    expect(await rolesIn(groupId)).toEqual({ bruno: 'member', chen: 'moderator', dalia: 'owner' })
    await dalia.call('groups.leave', { groupId })
    await chen.call('groups.leave', { groupId })
    expect(await rolesIn(groupId)).toEqual({ bruno: 'owner' })
    expect((await bruno.call('groups.leave', { groupId })).body.code).toBe('LAST_MEMBER')
    expect((await chen.call('groups.leave', { groupId })).status).toBe(200)
    expect((await bruno.call('groups.delete', { groupId })).status).toBe(200)
    expect((await bruno.call('groups.get', { groupId })).status).toBe(404)
  })
})

describe('people who are kept out', () => {
  const banChen = async (isPublic = true) => {
    const groupId = await create(amira, true, 'Calm corner')
    await chen.call('groups.join', { groupId })
    if (!isPublic) await plaza.rows('update groups.groups set is_public = false where id = $1', [groupId])
    const removal = { groupId, userId: ids['chen'], reason: 'Spam', ban: true }
    for (const _ of [1, 2]) expect((await amira.call('groups.members.remove', removal)).status).toBe(200)
    return groupId
  }
  const names = async (groupId: string) =>
    (await amira.call('groups.bans.list', { groupId })).body.items.map(({ username }: { username: string }) => username)

  test.each([true, false])('cannot join again, of a public group: %s, and get the answer of a group that is gone', async (isPublic) => {
    const groupId = await banChen(isPublic)
    const refused = await chen.call('groups.join', { groupId, note: 'Please' })
    const gone = await chen.call('groups.join', { groupId: 'grp_00000000000000000000000000', note: 'Please' })
    expect([refused.status, refused.body]).toEqual([404, gone.body])
    expect((await chen.call('groups.get', { groupId })).body).toMatchObject({ standing: 'none', role: null })
    expect((await amira.call('groups.requests.list', { groupId })).body.items).toEqual([])
    expect((await amira.call('groups.invitations.send', { groupId, userIds: [ids['chen']] })).body.userIds).toEqual([])
    await plaza.settle()
    expect(await heardBy(chen)).toContain('You were removed from Calm corner: Spam')
  })

  test('are listed for moderators, who let them back in', async () => {
    const groupId = await banChen()
    await bruno.call('groups.join', { groupId })
    expect(await names(groupId)).toEqual(['chen'])
    expect((await bruno.call('groups.bans.list', { groupId })).status).toBe(404)
    expect((await bruno.call('groups.bans.lift', { groupId, userId: ids['chen'] })).status).toBe(404)
    for (const _ of [1, 2]) expect((await amira.call('groups.bans.lift', { groupId, userId: ids['chen'] })).status).toBe(200)
    expect(await names(groupId)).toEqual([])
    expect((await chen.call('groups.join', { groupId })).body.standing).toBe('joined')
  })

  test('are not those who were only removed', async () => {
    const groupId = await create(amira)
    await chen.call('groups.join', { groupId })
    await amira.call('groups.members.remove', { groupId, userId: ids['chen'], reason: 'Spam' })
    expect(await names(groupId)).toEqual([])
    expect((await chen.call('groups.join', { groupId })).body.standing).toBe('joined')
  })
})
