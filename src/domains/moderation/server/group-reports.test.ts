/** What moderators of a group do about reports, over HTTP. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

const NAMES = ['amira', 'bruno', 'chen', 'dalia', 'elena', 'omar'] as const

let plaza: TestPlaza
let members: Record<(typeof NAMES)[number], Member>
let groupId = ''

/** A group of Chen's with Bruno and Dalia, and Elena as a moderator. Amira is no member. */
beforeAll(async () => {
  plaza = await openTestPlaza()
  const people = await Promise.all(NAMES.map(async (name) => [name, await plaza.member(name)] as const))
  members = Object.fromEntries(people) as typeof members
  groupId = (await members.chen.call('groups.create', { name: 'Tea and clay', isPublic: true })).body.id
  for (const name of ['bruno', 'dalia', 'elena'] as const) await members[name].call('groups.join', { groupId })
  await members.chen.call('groups.moderators.add', { groupId, userId: (await members.elena.me()).id })
})
afterAll(() => plaza.close())

async function posted(by: Member, text: string, more: object = { groupId }): Promise<string> {
  return (await by.call('feed.posts.create', { clientKey: crypto.randomUUID(), text, ...more })).body.post.id
}
const report = (by: Member, type: string, id: string) => by.call('reports.submit', { type, id, reason: 'offensive' })
const list = (by: Member) => by.call('moderation.groups.list', { groupId })
const decide = (by: Member, type: string, id: string, action: 'dismiss' | 'remove') =>
  by.call('moderation.groups.decide', { groupId, type, id, action, ...(action === 'remove' && { reason: 'offensive', text: 'Be kind.' }) })
const bell = async (by: Member): Promise<string[]> => {
  await plaza.settle()
  return (await by.call('notifications.list', {})).body.items.map(({ text }: { text: string }) => text.replace(/[\u2068\u2069]/g, ''))
}

describe('a reported post of a group', () => {
  test('is judged by its moderators: evidence without reporters, removal with a statement, appeal to administrators', async () => {
    const { dalia, bruno, chen, elena, amira, omar } = members
    const id = await posted(dalia, 'You fools')
    await report(bruno, 'post', id)
    await report(amira, 'post', id)
    const { items } = (await list(elena)).body
    expect(items).toMatchObject([
      { type: 'post', id, text: 'You fools', author: { username: 'dalia' }, count: 2, reasons: ['offensive'], mine: false },
    ])
    expect(JSON.stringify(items)).not.toMatch(/bruno|amira/)
    expect(await bell(chen)).toContain('Something in Tea and clay was reported')
    expect([(await list(bruno)).status, (await list(dalia)).status, (await list(amira)).status]).toEqual([404, 404, 404])
    expect((await decide(bruno, 'post', id, 'remove')).status).toBe(404)

    expect((await decide(elena, 'post', id, 'remove')).status).toBe(200)
    expect((await decide(elena, 'post', id, 'remove')).body).toMatchObject({
      code: 'ALREADY_DECIDED',
      data: { by: 'elena', action: 'remove' },
    })
    expect((await list(elena)).body.items).toEqual([])
    expect((await bruno.call('feed.posts.get', { postId: id })).status).toBe(404)
    const [decision] = await plaza.rows<{ id: string; group_id: string }>(
      'select id, group_id from moderation.decisions where resource_id = $1',
      [id],
    )
    expect(decision?.group_id).toBe(groupId)
    expect(await bell(dalia)).toContain('Your content was removed')
    expect((await dalia.call('moderation.decisions.appeal', { id: decision?.id, text: 'It was a joke.' })).status).toBe(200)
    expect((await omar.call('moderation.appeals.list', {})).body.items).toMatchObject([
      { id: decision?.id, decidedBy: { username: 'elena' } },
    ])
  })

  test('is decided once by two moderators at the same moment', async () => {
    const { dalia, bruno, chen, elena } = members
    for (let round = 0; round < 5; round += 1) {
      const id = await posted(dalia, `Fools ${round}`)
      await report(bruno, 'post', id)
      const both = await Promise.all([decide(elena, 'post', id, 'remove'), decide(chen, 'post', id, 'dismiss')])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
      expect((await bruno.call('feed.posts.get', { postId: id })).status).toBe(both[0].status === 200 ? 404 : 200)
    }
  })

  test('can be kept, and is reported again', async () => {
    const { dalia, bruno, chen } = members
    const id = await posted(dalia, 'Harmless')
    await report(bruno, 'post', id)
    expect((await decide(chen, 'post', id, 'dismiss')).status).toBe(200)
    expect((await bruno.call('feed.posts.get', { postId: id })).status).toBe(200)
    expect((await report(bruno, 'post', id)).status).toBe(200)
    expect((await decide(chen, 'post', id, 'dismiss')).status).toBe(200)
  })

  test('nobody judges their own words, removes without reasons, or judges what is outside of the group', async () => {
    const { bruno, chen, elena, dalia } = members
    const own = await posted(elena, 'By a moderator')
    await report(bruno, 'post', own)
    expect((await list(elena)).body.items[0]).toMatchObject({ id: own, mine: true })
    expect((await decide(elena, 'post', own, 'dismiss')).body).toMatchObject({ code: 'OWN_RECORD' })
    const noReason = { groupId, type: 'post', id: own, action: 'remove' }
    expect((await chen.call('moderation.groups.decide', noReason)).body).toMatchObject({ code: 'REASON_NEEDED' })
    expect((await list(chen)).body.items).toHaveLength(1)
    expect((await decide(chen, 'post', own, 'remove')).status).toBe(200)
    const outside = await posted(dalia, 'Elsewhere', {})
    await report(bruno, 'post', outside)
    expect((await decide(chen, 'post', outside, 'remove')).status).toBe(404)
    expect((await list(chen)).body.items).toEqual([])
  })
})

test('a reported comment below a post of the group is judged there, too', async () => {
  const { dalia, bruno, chen } = members
  const postId = await posted(dalia, 'Ash glaze')
  const { body } = await bruno.call('comments.add', { type: 'post', id: postId, clientKey: 'a-rude-comment', text: 'Ugly', replyTo: null })
  await report(dalia, 'comment', body.comment.id)
  expect((await list(chen)).body.items).toMatchObject([{ type: 'comment', text: 'Ugly', author: { username: 'bruno' } }])
  expect((await decide(chen, 'comment', body.comment.id, 'remove')).status).toBe(200)
  const { items } = (await dalia.call('comments.list', { type: 'post', id: postId, sort: 'oldest' })).body
  expect(JSON.stringify(items)).not.toContain('Ugly')
})

test('what the filter holds is for administrators', async () => {
  const { dalia, chen } = members
  await plaza.rows('delete from reports.reports')
  const id = await posted(dalia, 'Words')
  await plaza.rows(
    `insert into reports.reports (id, resource_type, resource_id, automatic, reason, note, evidence, group_id, status, reported_at)
     values ('rpt_held', 'post', $1, true, 'other', '', '[]', $2, 'open', now())`,
    [id, groupId],
  )
  expect((await list(chen)).body.items).toEqual([])
  expect((await decide(chen, 'post', id, 'dismiss')).status).toBe(404)
})
