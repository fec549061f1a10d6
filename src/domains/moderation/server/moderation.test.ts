/** Decisions about reported records, statements to their authors, appeals, and the log. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import { findViolations } from '#app/server/invariants.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { BRUNO_ADDRESS } from '#test/plaza/guest.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { deliver } from '#test/plaza/purchase.ts'
import { holdRecord } from '../../reports/server/hold-record.ts'
import { destroyRemoved } from './destroy-removed.ts'

const DAY = 86_400_000

let plaza: TestPlaza
let omar: Member
let rana: Member
let bruno: Member
let chen: Member
let dalia: Member
let amira: Member
let brunoId = ''

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[omar, bruno, chen, dalia, amira] = (await Promise.all(
    (['omar', 'bruno', 'chen', 'dalia', 'amira'] as const).map((name) => plaza.member(name)),
  )) as [Member, Member, Member, Member, Member]
  brunoId = (await bruno.me()).id
  rana = await plaza.newcomer('rana')
  await omar.call('accounts.admin.users.setRole', { id: (await rana.me()).id, role: 'admin' })
  await rana.logIn('rana@example.com', FIXTURE_PASSWORD)
})
afterAll(() => plaza.close())

const report = (type: string, id: string, by = chen, reason = 'offensive') => by.call('reports.submit', { type, id, reason })
const decide = (type: string, id: string, action: string, more: object = {}, by = omar) =>
  by.call('moderation.decisions.make', {
    type,
    id,
    action,
    ...(action !== 'dismiss' && { reason: 'offensive', text: 'No insults.' }),
    ...more,
  })
const caseOf = async (type: string, id: string) => (await omar.call('moderation.cases.get', { type, id })).body
const mailTo = (name: string) => plaza.mailTo(`${name}@example.com`).at(-1)
const bellOf = async (member: Member) => (await member.call('notifications.list', {})).body.items.map(({ text }: { text: string }) => text)

/** Seven messages of Bruno's and Chen's; the last one is Bruno's. Newest last. */
async function talk(): Promise<{ conversationId: string; ids: string[] }> {
  const { conversationId } = (await chen.call('messages.conversations.openWithPerson', { userId: brunoId })).body
  const ids = []
  for (const [index, by] of [chen, bruno, chen, bruno, chen, bruno, bruno].entries()) {
    const sent = await by.call('messages.send', { conversationId, clientKey: crypto.randomUUID(), text: `Line ${index + 1}` })
    ids.push(sent.body.message.id)
  }
  return { conversationId, ids }
}

describe('a reported message', () => {
  test('is shown as it was with the five before it and nothing else, then removed, appealed and restored', async () => {
    const { conversationId, ids } = await talk()
    const id = ids[6] ?? ''
    expect((await report('message', id, bruno)).body.code).toBe('NOT_REPORTABLE')
    expect((await report('message', id, dalia)).status).toBe(404)
    expect((await report('message', id)).status).toBe(200)
    await bruno.call('messages.send', { conversationId, clientKey: crypto.randomUUID(), text: 'After the report' })
    await bruno.call('messages.edit', { conversationId, messageId: id, text: 'I was polite' })
    const seen = await caseOf('message', id)
    expect(seen.evidence.map(({ text }: { text: string }) => text)).toEqual(['Line 2', 'Line 3', 'Line 4', 'Line 5', 'Line 6', 'Line 7'])
    expect(seen).toMatchObject({ now: { state: 'edited', text: 'I was polite' }, author: { username: 'bruno' }, earlier: 0, isOpen: true })
    expect(JSON.stringify(seen)).not.toContain('After the report')

    const made = await decide('message', id, 'remove')
    expect(made.body).toMatchObject({ action: 'remove', excerpt: 'Line 7', decidedBy: { username: 'omar' }, detected: 'reports' })
    const shown = async () => (await chen.call('messages.list', { conversationId })).body.items.find((one: { id: string }) => one.id === id)
    expect(await shown()).toMatchObject({ text: '', deletedAt: expect.any(String) })
    await plaza.settle()
    expect(mailTo('bruno')?.subject).toBe('Your content was removed')
    expect(mailTo('bruno')?.text).toContain('No insults.')
    expect(mailTo('bruno')?.text).toContain('No offensive content')

    const decisionId = made.body.id
    expect((await chen.call('moderation.decisions.get', { id: decisionId })).status).toBe(404)
    const statement = (await bruno.call('moderation.decisions.get', { id: decisionId })).body
    expect(statement).toMatchObject({ reason: 'offensive', text: 'No insults.', appeal: null })
    expect(JSON.stringify(statement)).not.toMatch(/omar|chen/)
    const appeals = await Promise.all(
      [1, 2].map(() => bruno.call('moderation.decisions.appeal', { id: decisionId, text: 'It was a quote.' })),
    )
    expect(appeals.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await omar.call('moderation.appeals.list')).body.items).toMatchObject([{ id: decisionId, appeal: { text: 'It was a quote.' } }])
    const verdict = { id: decisionId, outcome: 'reversed', text: 'You are right.' }
    expect((await omar.call('moderation.appeals.decide', verdict)).body.code).toBe('OWN_DECISION')
    expect((await rana.call('moderation.appeals.decide', verdict)).body).toMatchObject({ verdictBy: { username: 'rana' } })
    expect((await rana.call('moderation.appeals.decide', verdict)).body).toMatchObject({ code: 'ALREADY_DECIDED', data: { by: 'rana' } })
    expect(await shown()).toMatchObject({ text: 'I was polite', deletedAt: null })
    await plaza.settle()
    expect(mailTo('bruno')?.subject).toBe('Your appeal was accepted')
    expect((await omar.call('moderation.appeals.list')).body.items).toEqual([])
  })
})

describe('deciding', () => {
  test('by two administrators at once is one decision, and the other sees whose', async () => {
    const id = await plaza.product('PLATE')
    await report('product', id)
    await report('product', id, dalia, 'counterfeit')
    const both = await Promise.all([decide('product', id, 'remove'), decide('product', id, 'remove', {}, rana)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const [winner, loser] = both[0]?.status === 200 ? ['omar', both[1]] : ['rana', both[0]]
    expect(loser?.body).toMatchObject({ code: 'ALREADY_DECIDED', data: { by: winner, action: 'remove' } })
    expect(await plaza.rows('select 1 from moderation.decisions where resource_id = $1', [id])).toHaveLength(1)
    expect((await plaza.browser().call('marketplace.listings.get', { productId: id })).status).toBe(404)
    await plaza.settle()
    for (const reporter of [chen, dalia]) expect((await bellOf(reporter)).join()).toContain('took action')
    expect((await bellOf(amira)).join()).toContain('Your content was removed')
  })

  test('a dismissal leaves the record, tells the reporter and not the author, and it can be reported again', async () => {
    const id = await plaza.product('BOWL')
    await report('product', id, bruno)
    const before = plaza.mailTo('amira@example.com').length
    expect((await decide('product', id, 'dismiss')).status).toBe(200)
    await plaza.settle()
    expect((await bellOf(bruno)).join()).toContain('nothing against the rules')
    expect(plaza.mailTo('amira@example.com')).toHaveLength(before)
    expect((await report('product', id, bruno)).status).toBe(200)
    expect((await decide('product', id, 'warn', {}, rana)).status).toBe(200)
    await plaza.settle()
    expect(mailTo('amira')?.subject).toBe('You got a warning')
  })

  test('a suspension ends at its time, logs the author out, and is appealed with the link of the mail', async () => {
    const dora = await plaza.newcomer('dora')
    const { id } = await dora.me()
    await dora.call('accounts.profile.update', { version: 1, displayName: 'Dora Rude', bio: 'Rude words', links: [] })
    const profile = async () =>
      (
        await plaza.rows<{ display_name: string; bio: string }>('select display_name, bio from accounts.profiles where user_id = $1', [id])
      )[0]
    await report('user', id)
    expect((await decide('user', id, 'suspend', { days: '7' })).status).toBe(200)
    expect(await dora.me()).toBeNull()
    await plaza.settle()
    expect(plaza.mailTo('dora@example.com').map(({ subject }) => subject)).toEqual([expect.anything(), 'Your account was suspended'])
    expect(await profile()).toEqual({ display_name: '', bio: '' })
    const link = new URL(mailTo('dora')?.link() ?? '')
    const ref = { id: link.pathname.split('/').at(-1), token: link.searchParams.get('token') }
    const guest = plaza.browser()
    expect((await guest.call('moderation.decisions.get', { id: ref.id })).status).toBe(404)
    expect((await guest.call('moderation.decisions.get', { id: ref.id, token: 'wrong' })).status).toBe(404)
    expect((await guest.call('moderation.decisions.appeal', { ...ref, text: 'Sorry.' })).status).toBe(200)
    expect((await rana.call('moderation.appeals.decide', { id: ref.id, outcome: 'reversed', text: 'Welcome back.' })).status).toBe(200)
    expect((await dora.logIn('dora@example.com', FIXTURE_PASSWORD)).status).toBe(200)
    expect(await profile()).toEqual({ display_name: 'Dora Rude', bio: 'Rude words' })
  })

  test('needs a reason, an author, a reported record and somebody else', async () => {
    const id = await plaza.product('MUG-SAGE')
    expect((await decide('product', id, 'remove')).status).toBe(404)
    await report('product', id)
    expect((await decide('product', id, 'remove', { reason: undefined })).body.code).toBe('REASON_NEEDED')
    expect((await decide('product', id, 'remove', { text: ' ' })).body.code).toBe('REASON_NEEDED')
    expect((await decide('product', id, 'remove', {}, bruno)).status).toBe(404)
    expect((await decide('product', id, 'explode')).status).toBe(400)
    const { id: omarId } = await omar.me()
    await report('user', omarId)
    const lamp = await plaza.product('LAMP')
    await report('product', lamp)
    expect((await decide('product', lamp, 'dismiss')).body.code).toBe('OWN_RECORD')
    expect((await decide('user', omarId, 'dismiss')).body.code).toBe('OWN_RECORD')
    expect((await decide('user', omarId, 'dismiss', {}, rana)).status).toBe(200)
    expect((await decide('product', id, 'dismiss')).status).toBe(200)
  })

  test('a held record is published by a dismissal', async () => {
    const id = await plaza.product('MUG-SAGE')
    await transactAsSystem(plaza.services, (tx) => holdRecord(tx, { type: 'product', id }, brunoId))
    expect(await caseOf('product', id)).toMatchObject({ held: true, isOpen: true })
    expect((await decide('product', id, 'dismiss')).body).toMatchObject({ detected: 'filter' })
  })
})

describe('the filter', () => {
  test('holds a review until an administrator keeps it, and refuses another', async () => {
    const settings = (await omar.call('reports.admin.filter.get')).body
    await omar.call('reports.admin.filter.update', { ...settings, wholeWords: 'junk', blockedSites: 'bad.example' })
    await omar.call('reviews.settings.update', { mode: 'automatic', version: 1 })
    const guest = await bruno.call('cart.addLine', { variantId: await plaza.variant('MUG-SAGE'), quantity: 1 })
    expect(guest.status).toBe(200)
    const delivery = { email: 'bruno@example.com', shippingAddress: BRUNO_ADDRESS }
    await deliver(plaza, (await bruno.call('checkout.placeOrder', delivery)).body.orderId)
    const productId = await plaza.product('MUG-SAGE')
    const write = (text: string) => bruno.call('reviews.submit', { productId, rating: 1, title: 'A mug', text, photos: [] })
    expect((await write('Better ones at https://bad.example')).body.code).toBe('TEXT_REFUSED')
    const { body } = await write('It is JÚNK.')
    expect(body.status).toBe('pending')
    expect(await caseOf('review', body.id)).toMatchObject({
      held: true,
      evidence: [{ text: 'It is JÚNK.', author: { username: 'bruno' } }],
    })
    expect((await decide('review', body.id, 'dismiss')).status).toBe(200)
    expect(await plaza.rows('select status from reviews.reviews where id = $1', [body.id])).toEqual([{ status: 'approved' }])
    await report('review', body.id)
    const removed = await decide('review', body.id, 'remove')
    expect(await plaza.rows('select status from reviews.reviews where id = $1', [body.id])).toEqual([{ status: 'rejected' }])
    await bruno.call('moderation.decisions.appeal', { id: removed.body.id, text: 'It broke in a day.' })
    await rana.call('moderation.appeals.decide', { id: removed.body.id, outcome: 'reversed', text: 'Fair.' })
    expect(await plaza.rows('select status from reviews.reviews where id = $1', [body.id])).toEqual([{ status: 'approved' }])
  })
})

describe('appeals', () => {
  test('are possible for 30 days', async () => {
    const id = await plaza.product('MUG-SAGE')
    await report('product', id, dalia)
    const { body } = await decide('product', id, 'warn')
    plaza.moveClock(30 * DAY)
    await amira.logIn('amira@example.com', FIXTURE_PASSWORD)
    const late = await amira.call('moderation.decisions.appeal', { id: body.id, text: 'Too late?' })
    expect(late.body.code).toBe('NOT_APPEALABLE')
    await omar.logIn('omar@example.com', FIXTURE_PASSWORD)
  })
})

describe('the log', () => {
  test('lists every decision, and nobody changes it', async () => {
    const { items } = (await omar.call('moderation.decisions.list')).body
    expect(items.length).toBeGreaterThanOrEqual(6)
    expect((await omar.call('moderation.decisions.list', { action: 'suspend' })).body.items).toMatchObject([
      { author: { username: 'dora' } },
    ])
    for (const statement of [
      `update moderation.decisions set action = 'warn', reason = 'spam'`,
      `update moderation.decisions set text = 'Something else'`,
      'delete from moderation.decisions',
      'truncate moderation.decisions cascade',
      `update moderation.verdicts set outcome = 'upheld'`,
      'delete from moderation.appeals',
    ])
      await expect(plaza.rows(statement)).rejects.toThrow('decisions are never changed')
  })

  test('an erased account takes its words along, and its export has the decisions', async () => {
    const [decision] = await plaza.rows<{ userId: string }>(`select user_id from moderation.decisions where action = 'suspend'`)
    const { personalData } = plaza.services.resources.personalData.find(({ type }) => type === 'decision') ?? {}
    const userId = (decision as { user_id?: string; userId?: string }).userId ?? (decision as { user_id?: string }).user_id ?? ''
    expect(await personalData?.export(plaza.services.db, userId)).toMatchObject({
      received: [{ action: 'suspend', appeal: 'Sorry.', outcome: 'reversed' }],
    })
    await transactAsSystem(plaza.services, async (tx) => personalData?.erase(tx, userId))
    expect(await plaza.rows(`select user_id, text, excerpt from moderation.decisions where action = 'suspend'`)).toEqual([
      { user_id: null, text: '', excerpt: '' },
    ])
  })

  test('is counted for everybody without people', async () => {
    const { months } = (await plaza.browser().call('moderation.transparency.get')).body
    expect(months.length).toBeGreaterThanOrEqual(1)
    const sum = (key: string) => months.reduce((total: number, month: Record<string, number>) => total + (month[key] ?? 0), 0)
    expect(sum('decisions')).toBeGreaterThanOrEqual(6)
    expect([sum('appeals'), sum('reversed'), sum('detectedByFilter')]).toEqual([3, 3, 2])
    expect(JSON.stringify(months)).not.toMatch(/usr_|prod_|omar|bruno/)
  })
})

describe('what was removed', () => {
  test('is destroyed after 90 days, unless an appeal is open or it was restored', async () => {
    for (const [member, name] of [
      [bruno, 'bruno'],
      [chen, 'chen'],
      [omar, 'omar'],
      [rana, 'rana'],
    ] as const)
      expect((await member.logIn(`${name}@example.com`, FIXTURE_PASSWORD)).status).toBe(200)
    const clientKey = () => crypto.randomUUID()
    const { ids } = await talk()
    const post = async (text: string) =>
      (await bruno.call('feed.posts.create', { clientKey: clientKey(), text, audience: 'public' })).body.post.id
    const posts: string[] = [await post('Rude'), await post('Rude and appealed'), await post('Rude and restored')]
    const productId = await plaza.product('MUG-SAGE')
    const question = (await bruno.call('marketplace.questions.ask', { productId, text: 'Rude question?' })).body.id
    const thread = { type: 'post', id: posts[1], clientKey: clientKey() }
    const comment = (await bruno.call('comments.add', { ...thread, text: 'Rude' })).body.comment.id
    const message = ids[6]
    const records = [['comment', comment], ['question', question], ['message', message], ...posts.map((id) => ['post', id])]
    const decisions = new Map<string, string>()
    for (const [type = '', id = ''] of records) {
      expect((await report(type, id)).status, type).toBe(200)
      decisions.set(id, (await decide(type, id, 'remove')).body.id)
    }
    const [, appealed = '', restored = ''] = posts.map((id) => decisions.get(id))
    for (const id of [appealed, restored]) await bruno.call('moderation.decisions.appeal', { id, text: 'Please.' })
    await rana.call('moderation.appeals.decide', { id: restored, outcome: 'reversed', text: 'Fair.' })
    const kept = async () => [
      (await plaza.rows('select from feed.posts where id = any($1)', [posts])).length,
      (await plaza.rows('select from marketplace.questions where id = $1', [question])).length,
      (await plaza.rows('select from messages.removed where message_id = $1', [message])).length,
      (await plaza.rows(`select from comments.comments where id = $1 and text <> ''`, [comment])).length,
    ]
    plaza.moveClock(89 * DAY)
    await destroyRemoved.run(plaza.services, {})
    expect(await kept()).toEqual([3, 1, 1, 1])
    plaza.moveClock(2 * DAY)
    for (const _ of [1, 2]) await destroyRemoved.run(plaza.services, {})
    expect(await kept()).toEqual([2, 0, 0, 0])
    expect(await findViolations(plaza.pool)).toEqual([])
  })
})
