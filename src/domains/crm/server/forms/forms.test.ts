import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fixtureEmail } from '#app/server/fixtures.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { FormView, InteractionView } from '../../contract.ts'
import { openActs } from '../../test/acts.ts'

let plaza: TestPlaza
let crm: Awaited<ReturnType<typeof openActs>>
let form: FormView

const FIELDS = { title: 'Ask for a quote', segment: 'Website', thanks: 'We answer tomorrow.' }

beforeAll(async () => {
  plaza = await openTestPlaza()
  crm = await openActs(plaza)
})
afterAll(() => plaza.close())
beforeEach(async () => {
  form = (await crm.ask('forms.create', FIELDS)).body
})

const named = async (name: string) => (await crm.contacts()).filter((contact) => contact.name === name)
const talks = async (contactId: string): Promise<InteractionView[]> => (await crm.ask('interactions.list', { contactId })).body.items

/** Opens the form and sends it a minute later. */
async function send(by: Member, entry: object, { waitS = 60 } = {}) {
  const opened = await by.call('crm.forms.open', { token: form.token })
  plaza.moveClock(waitS * 1000)
  return by.call('crm.forms.send', { token: form.token, ticket: opened.body.ticket, ...entry })
}

/** As a browser sends the form of another website. */
const post = (fields: Record<string, string>, { origin = 'https://shop.example', token = form.token } = {}) =>
  fetch(`${plaza.url}/lead/${token}`, { method: 'POST', redirect: 'manual', headers: { origin }, body: new URLSearchParams(fields) })

describe('a form', () => {
  test('makes a contact with its stage, owner and segment, and tells the owner', async () => {
    const { id: ownerId } = await crm.amira.me()
    const { stages } = (await crm.ask('contacts.choices')).body
    const stageId = stages[1].id
    form = (await crm.ask('forms.create', { ...FIELDS, ownerId, stageId })).body
    expect((await send(plaza.browser(), { name: 'Iris', email: 'iris@example.com', message: 'Sixty plates, please.' })).body).toEqual({})
    const [iris] = await named('Iris')
    expect(iris).toMatchObject({ email: 'iris@example.com', segment: 'Website', leadScore: 15, stage: { id: stageId }, linkedUser: null })
    expect(iris?.owner?.id).toBe(ownerId)
    expect(await talks(iris?.id ?? '')).toMatchObject([
      { type: 'message', notes: 'Ask for a quote\n\nSixty plates, please.', author: null },
    ])
    await plaza.settle()
    const { items } = (await crm.amira.call('notifications.list', {})).body
    expect(JSON.stringify(items)).toContain('Somebody sent the form')
  })

  test('adds an interaction to the contact with the email, and answers the same', async () => {
    const { id } = await crm.contact('Jana', { email: 'jana@example.com' })
    const sent = await send(plaza.browser(), { name: 'Somebody else', email: 'JANA@example.com' })
    expect([sent.status, sent.body]).toEqual([200, {}])
    expect(await named('Somebody else')).toEqual([])
    expect(await crm.get(id)).toMatchObject({ name: 'Jana', leadScore: 15, linkedUser: null })
  })

  test('links the signed-in sender, whatever email they type', async () => {
    const { id } = await crm.contact('Chen Teas', { email: fixtureEmail('chen') })
    const chen = await plaza.member('chen')
    expect((await send(chen, { name: 'C', email: 'other@example.com' })).status).toBe(200)
    expect(await crm.get(id)).toMatchObject({ linkedUser: { username: 'chen' }, leadScore: 15 })
    expect(await crm.kinds(id)).toEqual(['form'])
    expect(await crm.businesses(chen)).toMatchObject([{ state: 'linked' }])
  })

  test('that was sent twice with the same key is one interaction', async () => {
    const guest = plaza.browser()
    const { ticket } = (await guest.call('crm.forms.open', { token: form.token })).body
    plaza.moveClock(10_000)
    const entry = { token: form.token, ticket, name: 'Twice', email: 'twice@example.com' }
    for (let times = 0; times < 2; times += 1) await guest.call('crm.forms.send', entry, { key: 'the-same-key-twice' })
    const [twice] = await named('Twice')
    expect(twice?.leadScore).toBe(15)
  })
})

describe('programs', () => {
  test('that send at once, or without the page, are refused', async () => {
    const entry = { name: 'Bot', email: 'bot@example.com' }
    expect((await send(plaza.browser(), entry, { waitS: 1 })).body.code).toBe('TOO_FAST')
    expect((await send(plaza.browser(), { ...entry, ticket: '1.aaaaaaaaaaaaaaaaaaaaaaaaaa' })).body.code).toBe('TOO_FAST')
    expect(await named('Bot')).toEqual([])
  })

  test('that fill the hidden field get the same answer, and leave nothing', async () => {
    expect((await send(plaza.browser(), { name: 'Bot', email: 'bot@example.com', fax: '123' })).body).toEqual({})
    expect((await post({ name: 'Bot', email: 'bot@example.com', fax: '123' })).status).toBe(303)
    expect(await named('Bot')).toEqual([])
  })
})

test('another website sends it without a login, and only if the form allows the website', async () => {
  const answer = await post({ name: 'Kilian', email: 'kilian@example.com', message: 'Hello' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/lead/${form.token}?sent=1`])
  expect(await named('Kilian')).toHaveLength(1)
  expect((await post({ name: '', email: 'no' })).headers.get('location')).toBe(`/lead/${form.token}`)
  expect((await post({ name: 'x', email: 'x@example.com' }, { token: 'aaaaaaaaaaaaaaaaaaaaaaaaaa' })).status).toBe(404)
  const { owner: _owner, token: _token, id, ...fields } = form
  await crm.ask('forms.update', { ...fields, formId: id, origins: ['https://mine.example'] })
  expect((await post({ name: 'Lea', email: 'lea@example.com' })).status).toBe(403)
  expect((await post({ name: 'Lea', email: 'lea@example.com' }, { origin: 'https://mine.example' })).status).toBe(303)
  const json = await fetch(`${plaza.url}/lead/${form.token}`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect(json.status).toBe(415)
})

test('closed and deleted forms are missing; an old version is STALE', async () => {
  const { owner: _owner, token, id: formId, ...fields } = form
  expect((await crm.ask('forms.update', { ...fields, formId, open: false })).body.open).toBe(false)
  expect((await crm.ask('forms.update', { ...fields, formId, title: 'Late' })).body).toMatchObject({
    code: 'STALE',
    data: { current: { open: false, title: 'Ask for a quote' } },
  })
  expect((await plaza.browser().call('crm.forms.open', { token })).status).toBe(404)
  expect((await post({ name: 'x', email: 'x@example.com' })).status).toBe(404)
  expect((await crm.ask('forms.remove', { formId })).status).toBe(200)
  expect((await crm.ask('forms.remove', { formId })).status).toBe(404)
  expect((await crm.ask('forms.create', { ...FIELDS, ownerId: 'nobody' })).body.code).toBe('OWNER_UNKNOWN')
})

test('other websites are limited per address', async () => {
  const statuses: number[] = []
  for (let times = 0; times < 21; times += 1) statuses.push((await post({ name: 'Many', email: `many${times}@example.com` })).status)
  expect(statuses).toContain(429)
})
