/** Interactions with contacts, and the score that follows from them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { type Crm, openCrm } from '../../test/crm.ts'

let plaza: TestPlaza
let crm: Crm

beforeAll(async () => {
  plaza = await openTestPlaza()
  crm = await openCrm(plaza)
})
afterAll(() => plaza.close())

const entries = async (contactId: string) =>
  (
    await plaza.rows<{ points: number }>('select points from crm.score_entries where contact_id = $1 order by created_at, id', [contactId])
  ).map(({ points }) => points)
const score = async (contactId: string) => (await crm.get(contactId)).leadScore

test('hazard 37: an interaction raises the score by 5, its deletion takes them back, and the entries add up', async () => {
  const { id } = await crm.contact('Rami')
  const call = await crm.log(id, { notes: 'Asked for prices.' })
  expect([await score(id), call]).toMatchObject([15, { type: 'call', date: '2026-11-02', author: { username: 'amira' }, version: 1 }])
  await crm.log(id, { type: 'meeting' })
  expect((await crm.ask('interactions.remove', { interactionId: call.id })).status).toBe(200)
  expect((await crm.ask('interactions.remove', { interactionId: call.id })).status).toBe(404)
  expect([await score(id), await entries(id)]).toEqual([15, [10, 5, 5, -5]])
})

test('hazard 37: a double click logs one interaction', async () => {
  const { id } = await crm.contact('Salma')
  const input = { contactId: id, type: 'email', date: '2026-11-03' }
  const key = 'one-press-of-the-button-sent-twice'
  const both = await Promise.all([1, 2].map(() => crm.ask('interactions.log', input, crm.amira, { key })))
  expect(both.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect((await crm.ask('interactions.list', { contactId: id })).body.items).toHaveLength(1)
  expect(await score(id)).toBe(15)
})

test('hazard 37: many who log and delete at once leave a score that is 10 and 5 per interaction', async () => {
  const { id } = await crm.contact('Tariq')
  const elena = await plaza.member('elena')
  const logged = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      crm.ask('interactions.log', { contactId: id, type: 'call', date: '2026-11-01' }, at % 2 ? elena : crm.amira),
    ),
  )
  const ids = logged.slice(0, 3).map(({ body }) => body.id)
  await Promise.all([...ids, ...ids].map((interactionId) => crm.ask('interactions.remove', { interactionId })))
  expect([await score(id), (await entries(id)).reduce((sum, points) => sum + points, 0)]).toEqual([35, 35])
})

test('an edit keeps the score; the later of two gets a conflict', async () => {
  const { id } = await crm.contact('Yara')
  const { id: interactionId } = await crm.log(id)
  const change = { interactionId, version: 1, type: 'meeting', date: '2026-10-30', notes: 'In the shop.' }
  expect((await crm.ask('interactions.update', change)).body).toMatchObject({ type: 'meeting', date: '2026-10-30', version: 2 })
  expect((await crm.ask('interactions.update', change)).body).toMatchObject({ code: 'STALE', data: { current: { notes: 'In the shop.' } } })
  expect(await score(id)).toBe(15)
})

test('they are listed latest first, in pages', async () => {
  const { id } = await crm.contact('Zain')
  for (const date of ['2026-10-01', '2026-11-01', '2026-09-01']) await crm.log(id, { date })
  const page = (await crm.ask('interactions.list', { contactId: id, limit: 2 })).body
  const rest = (await crm.ask('interactions.list', { contactId: id, limit: 2, cursor: page.nextCursor })).body
  expect([...page.items, ...rest.items].map(({ date }) => date)).toEqual(['2026-11-01', '2026-10-01', '2026-09-01'])
})

test('wrong days, types and notes are bad input', async () => {
  const { id: contactId } = await crm.contact('Nour')
  const call = { contactId, type: 'call', date: '2026-11-01', notes: '' }
  expect((await crm.ask('interactions.log', { ...call, date: '2099-01-01' })).body.code).toBe('DATE_IN_FUTURE')
  for (const [field, value] of [
    ['date', '2026-02-30'],
    ['type', 'visit'],
    ['notes', 'x'.repeat(4001)],
  ] as const) {
    const { body } = await crm.ask('interactions.log', { ...call, [field]: value })
    expect([body.code, body.data.fields[0].path]).toEqual(['INVALID_INPUT', field])
  }
})
