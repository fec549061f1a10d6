/** One decision about many records, by administrators and by moderators of a group, over HTTP. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { countStatements } from '#test/plaza/count-statements.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza
let omar: Member
let bruno: Member
let chen: Member
let dalia: Member
let elena: Member
let groupId = ''

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[omar, bruno, chen, dalia, elena] = (await Promise.all(
    (['omar', 'bruno', 'chen', 'dalia', 'elena'] as const).map((name) => plaza.member(name)),
  )) as [Member, Member, Member, Member, Member]
  groupId = (await chen.call('groups.create', { name: 'Tea and clay', isPublic: true })).body.id
  for (const member of [bruno, dalia, elena]) await member.call('groups.join', { groupId })
  await chen.call('groups.moderators.add', { groupId, userId: (await elena.me()).id })
})
afterAll(() => plaza.close())
beforeEach(async () => void (await plaza.rows('delete from platform.rate_limits')))

async function post(by: Member, more: object = {}): Promise<string> {
  return (await by.call('feed.posts.create', { clientKey: crypto.randomUUID(), text: 'Rude', ...more })).body.post.id
}
/** Reported by Dalia. */
async function reported(count: number, more: object = {}, by = bruno) {
  const records = []
  for (let n = 0; n < count; n += 1) {
    const record = { type: 'post', id: await post(by, more) }
    expect((await (by === dalia ? chen : dalia).call('reports.submit', { ...record, reason: 'offensive' })).status).toBe(200)
    records.push(record)
    // More than a person writes in an hour.
    await plaza.rows('delete from platform.rate_limits')
  }
  return records
}
const REMOVE = { action: 'remove', reason: 'offensive', text: 'No insults.' }
const decide = (records: object[], more: object = REMOVE, by = omar, options: object = {}) =>
  by.call('moderation.decisions.makeMany', { records, ...more }, options)
const decisions = async (records: readonly { id: string }[]) =>
  plaza.rows<{ action: string }>('select action from moderation.decisions where resource_id = any($1)', [records.map(({ id }) => id)])
const failures = ({ body }: { body: { results: { failure: { code: string } | null }[] } }) => body.results.map(({ failure }) => failure)

describe('a decision of an administrator about many records', () => {
  test('is one request, with one statement to the author of each', async () => {
    const records = await reported(3)
    const decided = await decide(records)
    expect(decided.status).toBe(200)
    expect(decided.body.results).toEqual(records.map((record) => ({ ...record, failure: null })))
    expect((await decisions(records)).map(({ action }) => action)).toEqual(['remove', 'remove', 'remove'])
    for (const { id } of records) expect((await dalia.call('feed.posts.get', { postId: id })).status).toBe(404)
    const audited = `select 1 from audit.entries e where to_jsonb(e)::text like '%moderation.decided%' and to_jsonb(e)::text like '%' || $1 || '%'`
    for (const { id } of records) expect(await plaza.rows(audited, [id])).toHaveLength(1)
    await plaza.settle()
    expect(plaza.mailTo('bruno@example.com').filter(({ subject }) => subject === 'Your content was removed')).toHaveLength(3)
  })

  test('says for each record why it was not decided, in the order of the request, and does the rest', async () => {
    const [first, second, third] = await reported(3)
    const missing = { type: 'post', id: 'post_missing' }
    const unreported = { type: 'post', id: await post(bruno) }
    if (!first || !second || !third) throw new Error('three posts are needed')
    await omar.call('moderation.decisions.make', { ...second, action: 'dismiss' })
    const decided = await decide([third, missing, second, first, unreported])
    expect(failures(decided)).toEqual([
      null,
      { code: 'NOT_FOUND' },
      { code: 'ALREADY_DECIDED', by: 'omar', action: 'dismiss' },
      null,
      { code: 'NOT_FOUND' },
    ])
    expect((await dalia.call('feed.posts.get', { postId: second.id })).status).toBe(200)
    expect((await dalia.call('feed.posts.get', { postId: unreported.id })).status).toBe(200)
  })

  test('decides nothing again when it is sent again, with the same key and with another one', async () => {
    const records = await reported(2)
    const key = crypto.randomUUID()
    const [one, again] = [await decide(records, REMOVE, omar, { key }), await decide(records, REMOVE, omar, { key })]
    expect(again.body).toEqual(one.body)
    expect(failures(await decide(records)).map((failure) => failure?.code)).toEqual(['ALREADY_DECIDED', 'ALREADY_DECIDED'])
    expect(await decisions(records)).toHaveLength(2)
  })

  test('by two administrators at once decides about each record once', async () => {
    const records = await reported(4)
    const both = await Promise.all([decide(records), decide(records.toReversed(), { action: 'dismiss' })])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both.flatMap(failures).filter((failure) => failure === null)).toHaveLength(4)
    expect(await decisions(records)).toHaveLength(4)
    expect(await findViolations(plaza.pool)).toEqual([])
  })

  test('needs reasons to remove, is for administrators, and takes at most 100 records', async () => {
    const records = await reported(1)
    expect((await decide(records, { action: 'remove' })).body.code).toBe('REASON_NEEDED')
    expect((await decide(records, REMOVE, bruno)).status).toBe(404)
    expect((await decide(Array.from({ length: 101 }, () => records[0] ?? {}))).status).toBe(400)
    expect((await decide([...records, ...records])).status).toBe(200)
    expect(await decisions(records)).toHaveLength(1)
  })

  test('reads for all at once: keeping a record takes 6 statements more', async () => {
    const [few, many] = [await reported(2), await reported(12)]
    const sent = async (records: object[]) => countStatements(plaza, () => decide(records, { action: 'dismiss' }))
    const [ofFew, ofMany] = [await sent(few), await sent(many)]
    expect((ofMany - ofFew) / 10).toBeLessThanOrEqual(6)
  })
})

describe('a decision of a moderator about many records of the group', () => {
  const inGroup = (records: object[], more: object = REMOVE, by = elena) =>
    by.call('moderation.groups.decideMany', { groupId, records, ...more })

  test('leaves out those of others, their own, and what the filter holds', async () => {
    const [theirs] = await reported(1, { groupId })
    const [outside] = await reported(1)
    const [own] = await reported(1, { groupId }, elena)
    const [held] = await reported(1, { groupId })
    if (!theirs || !outside || !own || !held) throw new Error('four posts are needed')
    await plaza.rows('update reports.reports set automatic = true, user_id = null where resource_id = $1', [held.id])
    const decided = await inGroup([theirs, outside, own, held])
    expect(failures(decided)).toEqual([null, { code: 'NOT_FOUND' }, { code: 'OWN_RECORD' }, { code: 'NOT_FOUND' }])
    expect((await dalia.call('feed.posts.get', { postId: theirs.id })).status).toBe(404)
    expect((await dalia.call('feed.posts.get', { postId: outside.id })).status).toBe(200)
    expect((await elena.call('moderation.groups.list', { groupId })).body.items).toMatchObject([{ id: own.id, mine: true }])
    expect((await inGroup([theirs], REMOVE, bruno)).status).toBe(404)
    expect((await inGroup([own], { action: 'remove' }, chen)).body.code).toBe('REASON_NEEDED')
    expect(failures(await inGroup([own], { action: 'dismiss' }, chen))).toEqual([null])
  })
})
