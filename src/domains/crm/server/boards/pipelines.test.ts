/** Pipelines and their stages, over HTTP. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { PipelineView } from '../../contract.ts'
import { openSales, type Sales } from '../../test/sales.ts'

let plaza: TestPlaza
let sales: Sales
let wholesale: PipelineView

beforeAll(async () => {
  plaza = await openTestPlaza()
  sales = await openSales(plaza)
})
beforeEach(async () => {
  wholesale = (await sales.ask('pipelines.create', { name: 'Wholesale' })).body
})
afterAll(() => plaza.close())

const edited = ({ id, name, staleDays, stages, version }: PipelineView, more: object = {}) =>
  sales.ask('pipelines.update', { pipelineId: id, name, staleDays, stages, version, moveTo: null, ...more })
const stageOf = (title: string) => sales.stage(title, wholesale)

test('a second pipeline of deals has its own stages and its own board', async () => {
  expect(wholesale).toMatchObject({ kind: 'deals', name: 'Wholesale', staleDays: 14, version: 1 })
  await sales.deal('Hotel', { stageId: stageOf('Contacted') })
  expect((await sales.layout(wholesale.id))[1]).toBe('Contacted: Hotel')
  expect((await sales.layout()).join()).not.toContain('Hotel')
})

test('stages are renamed, added, put in another order and removed', async () => {
  const [lead, , , , won, lost] = wholesale.stages
  const stages = [{ ...lead, title: 'Asked', probability: 5 }, { id: null, title: 'Sample', probability: 40, outcome: 'open' }, lost, won]
  const { body } = await edited(wholesale, { name: 'Hotels', staleDays: 30, stages })
  expect(body).toMatchObject({ name: 'Hotels', staleDays: 30, version: 2 })
  expect(body.stages.map(({ title }: { title: string }) => title)).toEqual(['Asked', 'Sample', 'Closed-Lost', 'Closed-Won'])
  expect(body.stages[0].id).toBe(lead?.id)
  const stale = await edited(wholesale, { name: 'Late' })
  expect([stale.status, stale.body.code, stale.body.data.current.name]).toEqual([409, 'STALE', 'Hotels'])
})

test('a stage with cards is removed only when another one takes them, in their order', async () => {
  for (const title of ['b', 'a']) await sales.deal(title, { stageId: stageOf('Contacted') })
  await sales.deal('first', { stageId: stageOf('Negotiation') })
  const stages = wholesale.stages.filter(({ title }) => title !== 'Contacted')
  const refused = await edited(wholesale, { stages })
  expect(refused.body).toMatchObject({ code: 'STAGE_HAS_CARDS', data: { title: 'Contacted', count: 2 } })
  expect((await edited(wholesale, { stages, moveTo: stageOf('Contacted') })).status).toBe(404)
  expect((await edited(wholesale, { stages, moveTo: stageOf('Negotiation') })).status).toBe(200)
  expect(await sales.layout(wholesale.id)).toContain('Negotiation: first a b')
  expect((await sales.board(wholesale.id)).columns.map(({ count }) => count)).toEqual([0, 0, 3, 0, 0])
})

test('another outcome of a stage closes or opens its deals', async () => {
  const { id } = await sales.deal('Signed', { stageId: stageOf('Negotiation') })
  const stages = wholesale.stages.map((stage) => (stage.title === 'Negotiation' ? { ...stage, outcome: 'won' } : stage))
  const { body } = await edited(wholesale, { stages })
  expect((await sales.ask('deals.get', { dealId: id })).body.closedAt).not.toBeNull()
  await edited(body, { stages: wholesale.stages })
  expect((await sales.ask('deals.get', { dealId: id })).body.closedAt).toBeNull()
})

test.each([
  ['no stages', { stages: [] }, 'stages'],
  ['a probability of 101', { stages: [{ id: null, title: 'x', probability: 101, outcome: 'open' }] }, 'stages.0.probability'],
  ['no name', { name: ' ' }, 'name'],
  ['0 days', { staleDays: 0 }, 'staleDays'],
])('a pipeline with %s is bad input', async (_, wrong, path) => {
  const { status, body } = await edited(wholesale, wrong)
  expect([status, body.code, body.data.fields[0].path]).toEqual([400, 'INVALID_INPUT', path])
})

test('a pipeline keeps an open stage, takes no stage of another one, and is removed without deals only', async () => {
  expect((await edited(wholesale, { stages: wholesale.stages.slice(4) })).body.code).toBe('OPEN_STAGE_NEEDED')
  expect((await edited(wholesale, { stages: sales.sales.stages })).status).toBe(404)
  const { id } = await sales.deal('Last', { stageId: stageOf('Contacted') })
  expect((await sales.ask('pipelines.remove', { pipelineId: wholesale.id })).body).toMatchObject({
    code: 'PIPELINE_HAS_DEALS',
    data: { count: 1 },
  })
  await sales.ask('deals.remove', { dealId: id })
  expect((await sales.ask('pipelines.remove', { pipelineId: wholesale.id })).status).toBe(200)
  expect((await sales.ask('pipelines.remove', { pipelineId: sales.ofContacts.id })).status).toBe(404)
})

test('colleagues who aren’t managers use pipelines but don’t change them', async () => {
  const elena = await plaza.member('elena')
  const { items } = (await sales.ask('pipelines.list', {}, elena)).body
  expect(items.length).toBeGreaterThan(1)
  expect((await sales.ask('pipelines.create', { name: 'x' }, await plaza.member('bruno'))).status).toBe(404)
})
