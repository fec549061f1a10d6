/** Mails to Amira's contacts, their templates, and recipients who want none, over HTTP. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { MAX_ATTEMPTS } from '#platform/server/jobs.ts'
import { MailNotSent } from '#platform/server/mail/smtp.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { type Crm, openCrm } from '../../test/crm.ts'
import { mergesOf } from '../../test/merging.ts'
import { dealFields } from '../../test/sales.ts'
import { mailContact } from './jobs.ts'

let plaza: TestPlaza
let crm: Crm

beforeAll(async () => {
  plaza = await openTestPlaza()
  crm = await openCrm(plaza)
})
afterAll(async () => {
  await plaza.settle()
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

const HELLO = {
  subject: 'News for {{ contact.name }}',
  body: 'Hello {{ contact.name }},\n{{ workspace.name }} has new plates.',
  language: 'en',
}
const send = (contactId: string, more: object = {}) => crm.ask('mails.send', { contactId, ...HELLO, ...more })
const interactions = async (contactId: string) => (await crm.ask('interactions.list', { contactId })).body.items
const tokenIn = (text = '') => new URL(/http\S+\/no-mail\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? ''

test('a mail is previewed, sent once, and is an interaction of five points with who sent it', async () => {
  const { id, leadScore } = await crm.contact('Omar Haddad', { email: 'omar.mail@example.com' })
  const preview = await crm.ask('mails.preview', { contactId: id, subject: HELLO.subject, body: HELLO.body })
  expect(preview.body).toEqual({ subject: 'News for Omar Haddad', body: 'Hello Omar Haddad,\nDar Amira has new plates.' })
  expect(plaza.mailTo('omar.mail@example.com')).toEqual([])
  const key = crypto.randomUUID()
  const [first, again] = [
    await crm.ask('mails.send', { contactId: id, ...HELLO }, crm.amira, { key }),
    await crm.ask('mails.send', { contactId: id, ...HELLO }, crm.amira, { key }),
  ]
  expect([first.status, again.body]).toEqual([200, first.body])
  expect((await interactions(id))[0]).toMatchObject({ type: 'email', mail: { state: 'waiting' } })
  await plaza.settle()
  await plaza.settle()
  const mails = plaza.mailTo('omar.mail@example.com')
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ language: 'en', subject: 'News for Omar Haddad' })
  expect(mails[0]?.text).toContain('Dar Amira has new plates.')
  expect(await interactions(id)).toMatchObject([
    {
      type: 'email',
      notes: 'Hello Omar Haddad,\nDar Amira has new plates.',
      author: { username: 'amira' },
      mail: { subject: 'News for Omar Haddad', email: 'omar.mail@example.com', state: 'sent' },
    },
  ])
  expect((await crm.get(id)).leadScore).toBe(leadScore + 5)
  expect(await crm.events(id)).toEqual(expect.arrayContaining(['crm.interactionLogged', 'crm.mailWritten']))
  const [mail] = await interactions(id)
  const edited = await crm.ask('interactions.update', {
    interactionId: mail.id,
    type: 'call',
    date: mail.date,
    notes: 'x',
    version: mail.version,
  })
  expect([edited.status, edited.body.code]).toEqual([409, 'MAIL_STAYS'])
})

test('a text that can’t be filled in names its field, and the variable or the line', async () => {
  const { id } = await crm.contact('Omar Haddad', { email: 'omar.typo@example.com' })
  const failed = async (texts: object) => {
    const { status, body } = await send(id, texts)
    return [status, body.code, body.data.fields[0]]
  }
  const variable = (path: string, name: string) => [400, 'INVALID_INPUT', { path, rule: 'variable', params: { name } }]
  expect(await failed({ body: 'Hello {{ contact.nme }}' })).toEqual(variable('body', 'contact.nme'))
  expect(await failed({ subject: '{{ order.number }}' })).toEqual(variable('subject', 'order'))
  expect(await failed({ body: '{{ deal.title }}' })).toEqual(variable('body', 'deal'))
  expect(await failed({ body: '{{ contact.constructor }}' })).toEqual(variable('body', 'contact.constructor'))
  for (const body of ['{% include "/etc/passwd" %}', '{% render "x" %}', '{% for a in (1..9) %}x{% endfor %}', '{{ contact.name | json }}'])
    expect(await failed({ body })).toMatchObject([400, 'INVALID_INPUT', { path: 'body', params: { line: 1 } }])
  expect(await failed({ body: 'One\n{{ contact.name' })).toEqual([
    400,
    'INVALID_INPUT',
    { path: 'body', rule: 'template', params: { line: 2 } },
  ])
  expect(await interactions(id)).toEqual([])
  const deal = (await crm.ask('deals.create', dealFields('Forty plates', { contactId: id }))).body
  const { body } = await crm.ask('mails.preview', { contactId: id, dealId: deal.id, subject: 'x', body: '{{ deal.title }}' })
  expect(body.body).toBe('Forty plates')
})

test('a contact’s name can’t add a header, a link or a template to a mail', async () => {
  const { id } = await crm.contact('evil.example {{ workspace.name }}', { email: 'evil.mail@example.com' })
  const { body } = await crm.ask('mails.preview', { contactId: id, subject: HELLO.subject, body: HELLO.body })
  expect(body.subject).toBe('News for evil. example {{ workspace. name }}')
})

test('a contact without an email gets no mail, and a mail that is deleted before it is sent isn’t sent', async () => {
  const { id } = await crm.contact('Nobody')
  const { status, body } = await send(id)
  expect([status, body.code]).toEqual([409, 'EMAIL_MISSING'])
  const contact = await crm.contact('Regret', { email: 'regret@example.com' })
  const { interactionId } = (await send(contact.id)).body
  await crm.ask('interactions.remove', { interactionId })
  await plaza.settle()
  expect(plaza.mailTo('regret@example.com')).toEqual([])
  expect((await crm.get(contact.id)).leadScore).toBe(10)
})

test('the link below a mail stops further ones, needs no account, and a colleague can’t lift that', async () => {
  const { id } = await crm.contact('Lucia Vega', { email: 'lucia.mail@example.com' })
  await send(id, { language: 'es' })
  await plaza.settle()
  const token = tokenIn(plaza.mailTo('lucia.mail@example.com')[0]?.text)
  const browser = plaza.browser()
  expect((await browser.call('crm.mailLink.get', { token })).body).toEqual({ business: 'Dar Amira' })
  expect((await crm.ask('mails.refusal', { contactId: id })).body).toEqual({ refusedBy: null })
  const wrong = await browser.call('crm.mailLink.refuse', { token: `${token.slice(0, -1)}-` })
  expect(wrong.status).toBe(404)
  await send(id)
  for (const _ of [1, 2]) expect((await browser.call('crm.mailLink.refuse', { token })).body).toEqual({ business: 'Dar Amira' })
  await plaza.settle()
  expect(plaza.mailTo('lucia.mail@example.com')).toHaveLength(1)
  expect((await interactions(id)).map(({ mail }: { mail: { state: string } }) => mail.state).sort()).toEqual(['failed', 'sent'])
  expect((await crm.ask('mails.refusal', { contactId: id })).body).toEqual({ refusedBy: 'contact' })
  for (const name of ['mails.send', 'mails.setRefusal']) {
    const { status, body } = await crm.ask(name, { contactId: id, ...HELLO, refused: false })
    expect([status, body.code]).toEqual([409, 'MAIL_REFUSED'])
  }
  const twin = await crm.contact('Lucia again', { email: 'LUCIA.mail@example.com' })
  expect((await send(twin.id)).body.code).toBe('MAIL_REFUSED')
})

test('an answer goes to the colleague who wrote it, once that address is confirmed', async () => {
  const { id } = await crm.contact('Answering', { email: 'answering@example.com' })
  await plaza.rows(`update accounts.users set email_proof = 'none' where username = 'amira'`)
  expect((await send(id, { answersToMe: true })).body.code).toBe('EMAIL_NOT_CONFIRMED')
  await plaza.rows(`update accounts.users set email_proof = 'mailed' where username = 'amira'`)
  expect((await send(id, { answersToMe: true })).status).toBe(200)
  expect((await send(id)).status).toBe(200)
  await plaza.settle()
  const mails = plaza.mailTo('answering@example.com').map(({ replyTo, text }) => [replyTo, /Your answer goes to amira/.test(text)])
  expect(mails).toEqual([
    ['amira@example.com', true],
    [undefined, false],
  ])
})

describe('a mail server that takes no mail', () => {
  const failing = async (error: Error, work: () => Promise<void>) => {
    const { mailer } = plaza.services
    plaza.services.mailer = { ...mailer, send: () => Promise.reject(error) }
    await work().finally(() => {
      plaza.services.mailer = mailer
    })
  }
  const stateOf = async (contactId: string) => (await interactions(contactId))[0].mail.state

  test('is asked again, and the mail has failed after the last try', async () => {
    const { id } = await crm.contact('Patient', { email: 'patient@example.com' })
    const { interactionId } = (await send(id)).body
    const attempt = () => mailContact.run(plaza.services, { workspaceId: crm.workspace, interactionId })
    await failing(new Error('no mail server'), async () => {
      for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
        expect(await stateOf(id), `after ${tries} tries`).toBe('waiting')
        await expect(attempt()).rejects.toThrow('no mail server')
      }
    })
    expect(await stateOf(id)).toBe('failed')
    await attempt()
    expect(plaza.mailTo('patient@example.com')).toEqual([])
  })

  test('because the mailbox does not exist is not asked again', async () => {
    const { id } = await crm.contact('Gone', { email: 'gone@example.com' })
    const refused = Object.assign(new Error('no such mailbox'), { code: 'EENVELOPE', response: '550', permanent: true })
    await failing(new MailNotSent(refused as ConstructorParameters<typeof MailNotSent>[0]), async () => {
      await send(id)
      await plaza.settle()
    })
    expect(await stateOf(id)).toBe('failed')
  })
})

test('the button of a mail program stops further mails by a POST without a login', async () => {
  const { id } = await crm.contact('One Click', { email: 'one.click@example.com' })
  await send(id)
  await plaza.settle()
  const { unsubscribe = '', text } = plaza.mailTo('one.click@example.com')[0] ?? {}
  expect(tokenIn(text)).toBe(new URL(unsubscribe).searchParams.get('token'))
  const post = (url: string) => fetch(url, { method: 'POST', body: 'List-Unsubscribe=One-Click' })
  expect((await post(`${plaza.url}/no-mail?token=nonsense`)).status).toBe(404)
  expect((await post(unsubscribe)).status).toBe(204)
  expect((await crm.ask('mails.refusal', { contactId: id })).body).toEqual({ refusedBy: 'contact' })
})

test('a colleague stops mail to a contact, and allows it again', async () => {
  const { id } = await crm.contact('Hana', { email: 'hana.mail@example.com' })
  expect((await crm.ask('mails.setRefusal', { contactId: id, refused: true })).body).toEqual({ refusedBy: 'colleague' })
  expect((await send(id)).body.code).toBe('MAIL_REFUSED')
  expect((await crm.ask('mails.setRefusal', { contactId: id, refused: false })).body).toEqual({ refusedBy: null })
  expect((await send(id)).status).toBe(200)
})

test('a workspace sends 200 mails in an hour, and 20 a day to one address', async () => {
  const { id } = await crm.contact('Often', { email: 'often@example.com' })
  const statuses = []
  for (let sent = 0; sent < 21; sent += 1) statuses.push((await send(id)).status)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  // A refused text counts too.
  for (let tried = 0; tried < 200; tried += 1) await send(id, { body: '{{ x }}' })
  const other = await crm.contact('Other', { email: 'other.mail@example.com' })
  expect((await send(other.id)).status).toBe(429)
  plaza.moveClock(3600_000)
  expect((await send(other.id)).status).toBe(200)
})

test('templates are kept by name, changed at their version, and refused when they can’t be filled in', async () => {
  const fields = { name: 'Welcome', language: 'en', subject: 'Welcome', body: 'Hello {{ contact.name }}: {{ deal.title }}' }
  const bad = await crm.ask('mailTemplates.create', { ...fields, body: '{{ contact.age }}' })
  expect([bad.status, bad.body.data.fields]).toEqual([400, [{ path: 'body', rule: 'variable', params: { name: 'contact.age' } }]])
  const { id: templateId, version } = (await crm.ask('mailTemplates.create', fields)).body
  expect(version).toBe(1)
  const update = { ...fields, templateId, version: 1, name: 'Hello' }
  expect((await crm.ask('mailTemplates.update', update)).body).toMatchObject({ name: 'Hello', version: 2 })
  const stale = await crm.ask('mailTemplates.update', update)
  expect([stale.status, stale.body.data.current.version]).toEqual([409, 2])
  expect((await crm.ask('mailTemplates.list')).body.items.map(({ name }: { name: string }) => name)).toEqual(['Hello'])
  expect((await crm.ask('mailTemplates.remove', { templateId })).body).toEqual({})
  expect((await crm.ask('mailTemplates.list')).body.items).toEqual([])
})

test('mails move with a merge, and come back when it is undone', async () => {
  const merges = mergesOf(crm)
  const [kept, merged] = [await crm.contact('Kept'), await crm.contact('Merged', { email: 'merged.mail@example.com' })]
  await send(merged.id)
  await merges.merge(kept.id, merged.id)
  expect(await interactions(kept.id)).toMatchObject([{ mail: { email: 'merged.mail@example.com', state: 'waiting' } }])
  await plaza.settle()
  expect(plaza.mailTo('merged.mail@example.com')).toHaveLength(1)
  await merges.undo(kept.id)
  expect([(await interactions(kept.id)).length, (await interactions(merged.id)).length]).toEqual([0, 1])
})
