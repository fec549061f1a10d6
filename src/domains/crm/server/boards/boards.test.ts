/** The boards of contacts and deals of Amira's workspace, over HTTP. */
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countStatements } from '#test/plaza/count-statements.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { BoardView } from '../../contract.ts'
import { openSales, type Sales } from '../../test/sales.ts'
import { foldSums } from '../tasks/jobs.ts'

let plaza: TestPlaza
let sales: Sales

beforeAll(async () => {
  plaza = await openTestPlaza()
  sales = await openSales(plaza)
})
beforeEach(() => plaza.rows('delete from crm.deals'))
afterAll(() => plaza.close())

const MISSING = 'deal_00000000000000000000000000'
const idOf = async (title: string) => (await plaza.rows<{ id: string }>('select id from crm.deals where title = $1', [title]))[0]?.id ?? ''
const eventsOf = async (id: string) =>
  (await plaza.rows<{ type: string }>('select type from platform.events where aggregate = $1 order by position', [id])).map(
    ({ type }) => type,
  )
const sumsOf = ({ columns }: BoardView) => columns.map(({ count, sums }) => [count, ...sums.map(({ amountMinor }) => amountMinor)])

test('a workspace begins with the six stages of the specification, for contacts and for deals, also when many ask at once', async () => {
  const elena = await plaza.member('elena')
  const own = (await elena.call('workspaces.list')).body.workspaces
  const workspace = own.find(({ name }: { name: string }) => name !== 'Dar Amira')?.id ?? sales.workspace
  await plaza.rows('delete from crm.pipelines where workspace_id = $1', [workspace])
  await Promise.all(Array.from({ length: 6 }, () => elena.call('crm.pipelines.list', {}, { workspace })))
  const { items } = (await elena.call('crm.pipelines.list', {}, { workspace })).body
  expect(items.map(({ kind, name }: { kind: string; name: string }) => [kind, name])).toEqual([
    ['contacts', 'Contacts'],
    ['deals', 'Sales'],
  ])
  for (const { stages } of items)
    expect(stages).toMatchObject([
      { title: 'New Lead', probability: 10, outcome: 'open' },
      { title: 'Contacted', probability: 25, outcome: 'open' },
      { title: 'Proposal Sent', probability: 50, outcome: 'open' },
      { title: 'Negotiation', probability: 75, outcome: 'open' },
      { title: 'Closed-Won', probability: 100, outcome: 'won' },
      { title: 'Closed-Lost', probability: 0, outcome: 'lost' },
    ])
  sales = await openSales(plaza)
})

test('a deal is moved between stages and inside a stage, and the board keeps the order', async () => {
  for (const title of ['c', 'b', 'a']) await sales.deal(title)
  const [a, b, c] = [await idOf('a'), await idOf('b'), await idOf('c')]
  expect((await sales.layout())[0]).toBe('New Lead: a b c')
  await sales.move(a, sales.stage('New Lead'), { afterId: c })
  await sales.move(b, sales.stage('Contacted'))
  await sales.move(c, sales.stage('Contacted'), { afterId: b })
  await sales.move(a, sales.stage('Contacted'), { afterId: b, beforeId: c })
  expect((await sales.layout()).slice(0, 2)).toEqual(['New Lead:', 'Contacted: b a c'])
  expect(await eventsOf(a)).toEqual(['crm.dealCreated', 'crm.dealStageChanged'])
})

test('hazard 35: two stale tabs move different cards, and both moves are kept', async () => {
  for (const title of ['d', 'c', 'b', 'a']) await sales.deal(title)
  const seen = await sales.board()
  const [a, b, c, d] = seen.columns[0]?.cards.map(({ id }) => id) ?? []
  const to = sales.stage('Proposal Sent')
  // Both tabs saw a, b, c and d in the first stage; the second one puts b below c, which the first one moved away.
  await sales.move(c ?? '', to)
  await sales.move(b ?? '', sales.stage('New Lead'), { afterId: c, beforeId: d })
  await sales.move(a ?? '', to, { afterId: null, beforeId: null })
  expect((await sales.layout()).slice(0, 3)).toEqual(['New Lead: b d', 'Contacted:', 'Proposal Sent: a c'])
})

test('hazard 35: of many moves at once none is lost, and every card is in one column', async () => {
  for (let at = 0; at < 12; at += 1) await sales.deal(`x${at}`)
  const ids = await plaza.rows<{ id: string }>('select id from crm.deals order by id')
  const stages = ['New Lead', 'Contacted', 'Proposal Sent']
  const answers = await Promise.all(
    ids.map(({ id }, at) =>
      sales.move(id, sales.stage(stages[at % 3] ?? ''), { afterId: ids[(at + 1) % 12]?.id, beforeId: ids[(at + 5) % 12]?.id }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200))
  const { columns } = await sales.board()
  expect(columns.map(({ count, cards }) => [count, cards.length])).toEqual([
    [4, 4],
    [4, 4],
    [4, 4],
    [0, 0],
    [0, 0],
    [0, 0],
  ])
  const keys = await plaza.rows<{ place: string }>(`select stage_id || ' ' || stage_key as place from crm.deals`)
  expect(new Set(keys.map(({ place }) => place)).size).toBe(12)
})

test('any sequence of moves leaves each contact in the column, and at the place, where a list would have it', async () => {
  await plaza.rows('delete from crm.contacts where workspace_id = $1', [sales.workspace])
  const { stages, id: pipelineId } = sales.ofContacts
  const names = ['a', 'b', 'c', 'd', 'e']
  // All begin with one key, as contacts do that were added at once.
  const ids = new Map<string, string>()
  for (const name of names) ids.set(name, await sales.contact(name))
  const columns = stages.map((_, at) => (at === 0 ? [...names] : []))
  const step = fc.record({ card: fc.constantFrom(...names), stage: fc.nat({ max: 2 }), index: fc.nat({ max: 5 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      for (const { card, stage, index } of steps) {
        for (const column of columns) if (column.includes(card)) column.splice(column.indexOf(card), 1)
        const column = columns[stage] ?? []
        const at = Math.min(index, column.length)
        const [afterId, beforeId] = [ids.get(column[at - 1] ?? '') ?? null, ids.get(column[at] ?? '') ?? null]
        column.splice(at, 0, card)
        await sales.move(ids.get(card) ?? '', stages[stage]?.id ?? '', { afterId, beforeId })
      }
      expect(await sales.layout(pipelineId)).toEqual(stages.map(({ title }, at) => `${title}: ${columns[at]?.join(' ')}`.trim()))
    }),
    { numRuns: 12 },
  )
  expect((await sales.board(pipelineId)).columns.reduce((sum, { count }) => sum + count, 0)).toBe(5)
})

test('columns have counts and sums by currency, and the forecast weighs open deals by the probability of their stage', async () => {
  await sales.deal('a', { amountMinor: 10_001, stageId: sales.stage('New Lead') })
  await sales.deal('b', { amountMinor: 20_000, stageId: sales.stage('Negotiation') })
  await sales.deal('c', { amountMinor: 5_000, currency: 'EUR', stageId: sales.stage('Negotiation') })
  await sales.deal('d', { amountMinor: 70_000, stageId: sales.stage('Closed-Won') })
  const before = await sales.board()
  expect(sumsOf(before)).toEqual([[1, 10_001], [0], [0], [2, 5_000, 20_000], [1, 70_000], [0]])
  expect(before.forecast).toEqual([
    { open: { amountMinor: 30_001, currency: 'USD' }, weighted: { amountMinor: 1_000 + 15_000, currency: 'USD' } },
    { open: { amountMinor: 5_000, currency: 'EUR' }, weighted: { amountMinor: 3_750, currency: 'EUR' } },
  ])
  await foldSums.run(plaza.services, {})
  expect(await sales.board()).toEqual(before)
  const kept = await plaza.rows('select from crm.stage_sums where not folded')
  expect(kept).toEqual([])
})

test('a deal is lost for a reason and won with an event; a deal that is opened again loses both', async () => {
  const { id } = await sales.deal('Vases')
  expect((await sales.move(id, sales.stage('Closed-Lost'))).body.code).toBe('REASON_NEEDED')
  await sales.move(id, sales.stage('Closed-Lost'), { lostReason: ' Too expensive ' })
  const get = async () => (await sales.ask('deals.get', { dealId: id })).body
  expect(await get()).toMatchObject({ lostReason: 'Too expensive', stage: { outcome: 'lost' }, closedAt: expect.any(String) })
  await sales.move(id, sales.stage('Closed-Won'))
  expect(await get()).toMatchObject({ lostReason: '', stage: { outcome: 'won' } })
  await sales.move(id, sales.stage('Contacted'))
  expect(await get()).toMatchObject({ lostReason: '', closedAt: null })
  expect(await eventsOf(id)).toEqual(['crm.dealCreated', ...Array(2).fill('crm.dealStageChanged'), 'crm.dealWon', 'crm.dealStageChanged'])
  const { items } = (await sales.amira.call('records.timeline.list', { type: 'deal', id }, { workspace: sales.workspace })).body
  expect(items.map(({ action }: { action: string }) => action)).toEqual(['crm.moved', 'crm.moved', 'crm.moved', 'crm.created'])
  expect(items[2].changes).toMatchObject([
    { field: 'stage', before: { text: 'New Lead' }, after: { text: 'Closed-Lost' } },
    { field: 'lostReason', after: { text: 'Too expensive' } },
  ])
})

test('hazard 38: a deal is stale after days without a change of stage and without an interaction, however old it is', async () => {
  const contactId = await sales.contact('Lucía')
  const { id } = await sales.deal('Lobby', { contactId })
  const stale = async () => (await sales.board()).columns[0]?.cards[0]?.stale
  const age = () => plaza.rows(`update crm.deals set created_at = now() - interval '90 days', active_at = now() - interval '15 days'`)
  await age()
  expect(await stale()).toBe(true)
  expect((await sales.ask('deals.list', { which: 'stale' })).body.items).toMatchObject([{ id, stale: true }])
  await plaza.rows(
    `insert into crm.interactions (workspace_id, id, contact_id, type, happened_on, author_id, created_at) values ($1, 'int_1', $2, 'call', now(), 'x', now())`,
    [sales.workspace, contactId],
  )
  expect(await stale()).toBe(false)
  await age()
  await sales.move(id, sales.stage('Contacted'))
  expect((await sales.ask('deals.list', { which: 'stale' })).body.items).toEqual([])
})

test('a board is read in as many statements with ten times the cards, and shows more of a column on request', async () => {
  const read = () => countStatements(plaza, () => sales.board())
  for (let at = 0; at < 4; at += 1) await sales.deal(`x${at}`)
  const few = await read()
  await plaza.rows(
    `insert into crm.deals (workspace_id, id, title, pipeline_id, stage_id, stage_key, amount_minor, currency, stage_changed_at, active_at, created_at)
     select workspace_id, 'many_' || n, 'many', pipeline_id, stage_id, stage_key || n, 5, 'USD', now(), now(), now()
     from (select * from crm.deals limit 1) d, generate_series(1, 40) n`,
  )
  expect(await read()).toBe(few)
  const [column] = (await sales.board()).columns
  expect([column?.count, column?.cards.length]).toEqual([44, 30])
  const opened = [{ stageId: sales.stage('New Lead'), limit: 60 }]
  expect((await sales.board(sales.sales.id, { opened })).columns[0]?.cards).toHaveLength(44)
})

test('a move that is sent twice runs once, and nobody else moves a card', async () => {
  const { id } = await sales.deal('Secret')
  const to = sales.stage('Contacted')
  const key = 'the-same-move-sent-twice'
  for (const _ of [1, 2]) expect((await sales.move(id, to, {}, sales.amira, { key })).status).toBe(200)
  expect((await eventsOf(id)).filter((type) => type === 'crm.dealStageChanged')).toHaveLength(1)
  const missing = await sales.move(MISSING, to)
  const chen = await plaza.member('chen')
  const workspace = (await chen.call('workspaces.list')).body.workspaces[0].id
  const foreign = await sales.move(id, to, {}, chen, { workspace })
  expect([foreign.status, foreign.body]).toEqual([404, missing.body])
  expect((await sales.move(id, to, {}, await plaza.member('bruno'))).status).toBe(404)
  expect((await sales.ask('board.get', { pipelineId: sales.sales.id }, plaza.browser())).status).toBe(401)
  expect((await sales.ask('board.get', { pipelineId: 'pipeline_none' })).status).toBe(404)
  expect((await sales.move(id, sales.ofContacts.stages[0]?.id ?? '')).status).toBe(404)
})
