/** Segments of Amira's contacts, over HTTP. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { SegmentView } from '../../contract.ts'
import { type Crm, openCrm } from '../../test/crm.ts'

let plaza: TestPlaza
let crm: Crm

beforeAll(async () => {
  plaza = await openTestPlaza()
  crm = await openCrm(plaza)
})
afterAll(() => plaza.close())

const segment = async (name: string, conditions: object): Promise<SegmentView> =>
  (await crm.ask('segments.create', { name, conditions })).body
const listed = async (): Promise<SegmentView[]> => (await crm.ask('segments.list')).body.items

test('a segment has the contacts that meet its conditions now, counted by the list', async () => {
  const alder = await crm.contact('Alder', { segment: 'Trees', company: 'Forest', email: 'alder@trees.example' })
  await crm.contact('Birch', { segment: 'Trees' })
  await crm.contact('Rose', { segment: 'Flowers' })
  await crm.log(alder.id)
  const { id, total } = await segment('Good trees', { segment: 'trees', minScore: 15 })
  expect(total).toEqual({ count: 1, exact: true })
  expect(await crm.names({ segmentId: id })).toEqual(['Alder'])
  expect(await crm.names({ segmentId: id, q: 'birch' })).toEqual([])
  const [, birch] = (await crm.ask('contacts.list', { segment: 'Trees', sort: 'name' })).body.items
  await crm.log(birch.id)
  expect((await listed())[0]).toMatchObject({ name: 'Good trees', total: { count: 2 }, uses: 0 })
  await plaza.rows('update crm.contacts set linked_user_id = $1, created_at = $2 where id = $3', [
    'user_x',
    '2020-01-01T00:00:00Z',
    alder.id,
  ])
  const counts = async (conditions: object) => (await segment(crypto.randomUUID().slice(0, 20), conditions)).total.count
  const [all] = [(await crm.ask('contacts.list')).body.total.count]
  expect([await counts({ linked: true }), await counts({ linked: false })]).toEqual([1, all - 1])
  expect(await counts({ createdSince: '2020-01-02' })).toBe(all - 1)
  expect([await counts({ companyId: alder.company?.id }), await counts({ q: 'alder@' }), await counts({ maxScore: 10 })]).toEqual([
    1,
    1,
    all - 2,
  ])
})

test('a segment is renamed and removed; two of a name, one without conditions, and a stale change are refused', async () => {
  const first = await segment('Wholesale', { segment: 'Wholesale' })
  const refused = async (name: string, input: object) => (await crm.ask(name, input)).body.code
  const conditions = { segment: 'Wholesale' }
  expect(await refused('segments.create', { name: 'WHOLESALE', conditions })).toBe('SEGMENT_NAME_TAKEN')
  expect(await refused('segments.create', { name: 'Everybody', conditions: { q: '' } })).toBe('CONDITION_NEEDED')
  const change = { segmentId: first.id, version: 1, name: 'Big buyers', conditions }
  expect((await crm.ask('segments.update', change)).body).toMatchObject({ name: 'Big buyers', version: 2 })
  const stale = await crm.ask('segments.update', { ...change, name: 'Other' })
  expect([stale.status, stale.body.data.current.name]).toEqual([409, 'Big buyers'])
  expect((await crm.ask('segments.remove', { segmentId: first.id })).body).toEqual({})
  expect((await crm.ask('segments.remove', { segmentId: first.id })).status).toBe(404)
  expect((await crm.ask('contacts.list', { segmentId: first.id })).status).toBe(404)
})

test('of two segments with one name at once, one is made', async () => {
  const input = { name: 'At once', conditions: { segment: 'x' } }
  const made = await Promise.all([crm.ask('segments.create', input), crm.ask('segments.create', input)])
  expect(made.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('strangers see no segments, and a foreign company is no condition', async () => {
  const { id } = await segment('Secret', { segment: 'Secret' })
  const chen = await plaza.member('chen')
  const workspace = (await chen.call('workspaces.list')).body.workspaces[0].id
  expect((await crm.ask('segments.list', {}, chen, { workspace })).body.items).toEqual([])
  expect((await crm.ask('segments.remove', { segmentId: id }, chen, { workspace })).status).toBe(404)
  expect((await crm.ask('contacts.list', { segmentId: id }, chen, { workspace })).status).toBe(404)
  const { company } = await crm.contact('Oak', { company: 'Oak Ltd' })
  const foreign = { name: 'Foreign', conditions: { companyId: company?.id } }
  expect((await crm.ask('segments.create', foreign, chen, { workspace })).status).toBe(404)
  expect((await crm.ask('segments.list', {}, await plaza.member('bruno'))).status).toBe(404)
})
