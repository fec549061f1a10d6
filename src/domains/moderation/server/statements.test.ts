/** What authors are told about decisions, and the numbers that everybody sees of them. Over HTTP. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Log } from '#platform/server/log.ts'
import { LANGUAGES } from '#platform/shared/language.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { decisionToken } from './own-decision.ts'

let plaza: TestPlaza
let omar: Member
let bruno: Member
let chen: Member
let amira: Member
let logged: string[] = []

beforeAll(async () => {
  plaza = await openTestPlaza()
  const names = ['omar', 'bruno', 'chen', 'amira'] as const
  ;[omar, bruno, chen, amira] = (await Promise.all(names.map((name) => plaza.member(name)))) as [Member, Member, Member, Member]
  const add = (data: object, message: string) => void logged.push(JSON.stringify({ data, message }))
  const log: Log = { debug: add, info: add, warn: add, error: add, child: () => log }
  Object.assign(plaza.services.log, log)
})
afterAll(() => plaza.close())
beforeEach(async () => {
  logged = []
  await plaza.rows('delete from platform.rate_limits')
})

const decide = async (type: string, id: string, action: string, by = chen) => {
  expect((await by.call('reports.submit', { type, id, reason: 'offensive' })).status).toBe(200)
  const said = action === 'dismiss' ? {} : { reason: 'offensive', text: 'No insults.' }
  const { status, body } = await omar.call('moderation.decisions.make', { type, id, action, ...said })
  expect(status).toBe(200)
  return body.id as string
}
const post = async () => (await bruno.call('feed.posts.create', { clientKey: crypto.randomUUID(), text: 'Rude' })).body.post.id as string
const mails = (name: string) => plaza.mailTo(`${name}@example.com`)

describe('a product that moderation takes down', () => {
  test('mails its owner once, with the reasons and the way to appeal, and again only when the appeal is answered', async () => {
    const id = await plaza.product('PLATE')
    const before = mails('amira').length
    const decision = await decide('product', id, 'remove')
    await plaza.settle()
    const told = mails('amira').slice(before)
    expect(told.map(({ subject }) => subject)).toEqual(['Your content was removed'])
    expect(told[0]?.text).toContain('No insults.')
    expect(told[0]?.link()).toContain(`/moderation/decisions/${decision}?token=`)
    expect((await amira.call('notifications.list', {})).body.items.map(({ text }: { text: string }) => text).join()).toContain(
      'was taken down',
    )
    await amira.call('moderation.decisions.appeal', { id: decision, text: 'It is mine.' })
    await omar.call('moderation.appeals.decide', { id: decision, outcome: 'reversed', text: 'You are right.' })
    await plaza.settle()
    expect(
      mails('amira')
        .slice(before + 1)
        .map(({ subject }) => subject),
    ).toEqual(['Your appeal was accepted'])
    expect((await plaza.browser().call('marketplace.listings.get', { productId: id })).status).toBe(200)
  })

  test('on the page of the product mails the notice of the takedown', async () => {
    const before = mails('amira').length
    const productId = await plaza.product('MUG-SAGE')
    const { status } = await omar.call('catalog.admin.products.takeDown', { productId, reason: 'misleading', statement: 'Too small.' })
    expect(status).toBe(200)
    await plaza.settle()
    expect(mails('amira').slice(before)).toHaveLength(1)
  })
})

test.each(LANGUAGES)('the address in a statement in %s opens the decision, and is in no log, job or event', async (language) => {
  await bruno.call('accounts.preferences.update', { language })
  const id = await decide('post', await post(), 'remove')
  await plaza.settle()
  const mail = mails('bruno').at(-1)
  expect(mail?.language).toBe(language)
  const token = new URL(mail?.link() ?? '').searchParams.get('token') ?? ''
  expect(token).toBe(decisionToken(plaza.services, id))
  const guest = plaza.browser()
  expect((await guest.call('moderation.decisions.get', { id, token })).body).toMatchObject({ id, text: 'No insults.' })
  expect((await guest.call('moderation.decisions.get', { id, token: `${token}x` })).status).toBe(404)
  expect(logged.join('\n')).not.toContain(token)
  const kept = await plaza.rows(
    `select 1 from platform.events where payload::text like $1 union all select 1 from audit.entries e where to_jsonb(e)::text like $1`,
    [`%${token}%`],
  )
  expect(kept).toEqual([])
  await bruno.call('accounts.preferences.update', { language: 'en' })
})

test('a statement that cannot be mailed is logged without its address', async () => {
  const { mailer } = plaza.services
  const { send } = mailer
  mailer.send = () => Promise.reject(new Error('no mail server'))
  const id = await decide('post', await post(), 'remove')
  await plaza.settle().catch(() => undefined)
  mailer.send = send
  expect(logged.join('\n')).toContain('moderation:sendStatement')
  expect(logged.join('\n')).not.toContain(decisionToken(plaza.services, id))
})

test('the numbers that everybody sees equal the log, row by row', async () => {
  await decide('post', await post(), 'dismiss')
  await decide('post', await post(), 'warn')
  const appealed = await decide('post', await post(), 'remove')
  await bruno.call('moderation.decisions.appeal', { id: appealed, text: 'Please.' })
  type Row = {
    month: string
    type: string
    action: string
    reason: string | null
    detected: string
    appealed: boolean
    outcome: string | null
  }
  const rows = await plaza.rows<Row>(
    `select to_char(d.decided_at at time zone 'UTC', 'YYYY-MM') as month, d.resource_type as type, d.action, d.reason, d.detected,
      exists (select from moderation.appeals a where a.decision_id = d.id) as appealed,
      (select v.outcome from moderation.verdicts v where v.decision_id = d.id) as outcome
    from moderation.decisions d`,
  )
  expect(rows.length).toBeGreaterThanOrEqual(6)
  const tally = (values: (string | null)[]) =>
    Object.fromEntries(
      [
        ...Map.groupBy(
          values.filter((value) => value !== null),
          (value) => value,
        ),
      ].map(([key, all]) => [key, all.length]),
    )
  const { months } = (await plaza.browser().call('moderation.transparency.get')).body
  expect(months.length).toBe(new Set(rows.map(({ month }) => month)).size)
  for (const month of months) {
    const own = rows.filter((row) => row.month === month.month)
    const shown = (list: { key: string; count: number }[]) => Object.fromEntries(list.map(({ key, count }) => [key, count]))
    expect({ ...month, types: shown(month.types), actions: shown(month.actions), reasons: shown(month.reasons) }).toMatchObject({
      decisions: own.length,
      types: tally(own.map(({ type }) => type)),
      actions: tally(own.map(({ action }) => action)),
      reasons: tally(own.map(({ reason }) => reason)),
      detectedByFilter: own.filter(({ detected }) => detected === 'filter').length,
      appeals: own.filter((row) => row.appealed).length,
      reversed: own.filter(({ outcome }) => outcome === 'reversed').length,
    })
  }
})
