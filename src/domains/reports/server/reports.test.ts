/** Tests reports: who may report what, the administrators' list, and dismissals. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepFiles } from '#platform/server/files/kept-files.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { addReport } from './add-report.ts'
import { closeReports } from './close-reports.ts'
import { deleteOldEvidence, deleteOldReports } from './jobs.ts'

let plaza: TestPlaza
let omar: Member
let bruno: Member
let chen: Member
let mug = ''
let plate = ''
let lamp = ''

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[omar, bruno, chen] = await Promise.all([plaza.member('omar'), plaza.member('bruno'), plaza.member('chen')])
  ;[mug, plate, lamp] = await Promise.all([plaza.product('MUG-SAGE'), plaza.product('PLATE'), plaza.product('LAMP')])
})
afterAll(() => plaza.close())

const report = (member: Member, id: string, more: object = {}, key?: string) =>
  member.call('reports.submit', { type: 'product', id, reason: 'counterfeit', ...more }, key ? { key } : {})
const listed = async (query: object = {}) => (await omar.call('reports.admin.list', query)).body
const detail = async (id: string) => (await omar.call('reports.admin.get', { type: 'product', id })).body
const dismiss = (id: string, by = omar) => by.call('moderation.decisions.make', { type: 'product', id, action: 'dismiss' })

describe('reporting', () => {
  test('is for members: once per record while the report is open, and a repeated request reports once', async () => {
    expect((await report(bruno, mug, { note: 'The stamp is forged.' }, 'brunos-report')).status).toBe(200)
    expect((await report(bruno, mug, { note: 'The stamp is forged.' }, 'brunos-report')).status).toBe(200)
    expect(await report(bruno, mug, { reason: 'other' })).toMatchObject({ status: 409, body: { code: 'ALREADY_REPORTED' } })
    expect((await bruno.call('reports.mine', { type: 'product', ids: [mug, plate] })).body).toEqual({ ids: [mug] })
    expect((await chen.call('reports.mine', { type: 'product', ids: [mug, plate] })).body).toEqual({ ids: [] })
    expect(await plaza.rows(`select 1 from platform.events where type = 'reports.submitted'`)).toHaveLength(1)
  })

  test('at the same moment reports once', async () => {
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => report(chen, mug)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  })

  test('is not for guests and not for the sellers of a product', async () => {
    expect(await report(plaza.browser(), mug)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
    for (const name of ['amira', 'elena', 'farid'] as const)
      expect(await report(await plaza.member(name), mug)).toMatchObject({ status: 403, body: { code: 'NOT_REPORTABLE' } })
  })

  test('needs a record that the member sees, a reason of the list and a short text', async () => {
    expect((await report(bruno, 'prod_00000000000000000000000000')).status).toBe(404)
    expect((await report(bruno, plate, { type: 'order' })).status).toBe(404)
    expect((await report(bruno, plate, { type: 'nothing' })).status).toBe(404)
    const { id } = await bruno.me()
    expect(await report(bruno, id, { type: 'user' })).toMatchObject({ status: 403, body: { code: 'NOT_REPORTABLE' } })
    expect((await report(bruno, plate, { reason: 'boring' })).status).toBe(400)
    expect((await report(bruno, plate, { note: 'x'.repeat(1001) })).status).toBe(422)
    expect((await report(bruno, plate, { note: 'a\u0000b' })).status).toBe(400)
  })

  test('is limited', async () => {
    const dalia = await plaza.member('dalia')
    const ids = await plaza.rows<{ id: string }>('select id from catalog.products order by id')
    const replies = []
    for (let round = 0; round < 21; round += 1) replies.push(await report(dalia, ids[round % ids.length]?.id ?? ''))
    expect(replies.at(-1)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
    await plaza.rows(`delete from reports.reports where user_id = $1`, [(await dalia.me()).id])
  })
})

describe('the administrators’ list', () => {
  test('has each reported record once, with its card, reasons and page, and filters by type and reason', async () => {
    await report(chen, plate, { reason: 'misleading' })
    const { items, total } = await listed()
    expect(total).toEqual({ count: 2, exact: true })
    expect(items).toMatchObject([
      { id: plate, count: 1, reasons: [{ reason: 'misleading', count: 1 }] },
      { id: mug, type: 'product', count: 2, reasons: [{ reason: 'counterfeit', count: 2 }], adminPath: `/admin/products/${mug}` },
    ])
    expect(items[1].card).toMatchObject({ title: 'Ribbed Mug', subtitle: 'Dar Amira', href: `/products/${mug}` })
    const idsOf = async (query: object) => (await listed(query)).items.map(({ id }: { id: string }) => id)
    expect(await idsOf({ sort: '-count' })).toEqual([mug, plate])
    expect(await idsOf({ reason: 'misleading' })).toEqual([plate])
    expect(await idsOf({ type: 'review' })).toEqual([])
    const first = await listed({ limit: 1 })
    expect(await idsOf({ limit: 1, cursor: first.nextCursor })).toEqual([mug])
  })

  test('shows who reported, to administrators only', async () => {
    const { reports } = await detail(mug)
    expect(reports.map(({ reporter }: { reporter: { username: string } }) => reporter.username)).toEqual(['chen', 'bruno'])
    expect(reports[1]).toMatchObject({ reason: 'counterfeit', note: 'The stamp is forged.', status: 'open' })
    for (const person of [await plaza.member('amira'), bruno, plaza.browser()]) {
      expect((await person.call('reports.admin.get', { type: 'product', id: mug })).status).toBe(404)
      expect((await person.call('reports.admin.list', {})).status).toBe(404)
      expect((await dismiss(mug, person)).status).toBe(404)
    }
    expect((await omar.call('reports.admin.get', { type: 'product', id: lamp })).status).toBe(404)
  })
})

describe('dismissing', () => {
  test('closes the open reports once, is recorded, and the record can be reported again', async () => {
    expect((await dismiss(mug)).body).toMatchObject({ action: 'dismiss', decidedBy: { username: 'omar' } })
    expect(await detail(mug)).toMatchObject({ count: 0, reports: [{ status: 'dismissed' }, { status: 'dismissed' }] })
    expect((await dismiss(mug)).body.code).toBe('ALREADY_DECIDED')
    expect((await listed()).items.map(({ id }: { id: string }) => id)).toEqual([plate])
    expect(await plaza.rows(`select resource_id from audit.entries where action = 'moderation.decided'`)).toEqual([{ resource_id: mug }])
    expect(await plaza.rows(`select 1 from platform.events where type = 'reports.closed'`)).toHaveLength(1)
    expect((await plaza.guest().get(`/marketplace/listings/${mug}`)).status).toBe(200)
    expect((await report(bruno, mug)).status).toBe(200)
    expect((await dismiss(lamp)).status).toBe(404)
  })

  test('is not for an administrator who sells the product, unless there is no other one', async () => {
    await report(bruno, lamp)
    await plaza.rows(`update accounts.users set role = 'admin' where username = 'dalia'`)
    expect(await dismiss(lamp)).toMatchObject({ status: 403, body: { code: 'OWN_RECORD' } })
    await plaza.rows(`update accounts.users set role = 'user' where username = 'dalia'`)
    expect((await dismiss(lamp)).status).toBe(200)
  })
})

test('a member is reported by others, and suspending them closes the reports', async () => {
  const spammer = await plaza.newcomer('spammer')
  const { id } = await spammer.me()
  expect((await report(bruno, id, { type: 'user', reason: 'spam' })).status).toBe(200)
  expect((await report(spammer, id, { type: 'user' })).body.code).toBe('NOT_REPORTABLE')
  expect((await listed({ type: 'user' })).items).toMatchObject([{ id, adminPath: `/admin/users/${id}`, card: { title: 'spammer' } }])
  await omar.call('accounts.admin.users.suspend', { id, reason: 'spam' })
  await plaza.settle()
  expect((await listed({ type: 'user' })).items).toEqual([])
  expect(await plaza.rows('select status, closed_by from reports.reports where resource_id = $1', [id])).toEqual([
    { status: 'acted', closed_by: 'system' },
  ])
  expect((await report(bruno, id, { type: 'user' })).status).toBe(404)
})

test('a report is exported, stays without author and text after the account is erased, and is deleted a year after it was closed', async () => {
  const { id } = await chen.me()
  const [own] = plaza.services.resources.personalData.filter(({ type }) => type === 'report')
  expect(JSON.stringify(await own?.personalData.export(plaza.services.db, id))).toContain('misleading')
  await transactAsSystem(plaza.services, async (tx) => own?.personalData.erase(tx, id))
  expect((await detail(plate)).reports).toMatchObject([{ reporter: null, note: '', status: 'open' }])
  const left = async () => (await plaza.rows('select id from reports.reports')).length
  const before = await left()
  await deleteOldReports.run(plaza.services, {})
  expect(await left()).toBe(before)
  plaza.moveClock(366 * 86_400_000)
  await deleteOldReports.run(plaza.services, {})
  expect(await plaza.rows(`select distinct status from reports.reports`)).toEqual([{ status: 'open' }])
})

test('a copy keeps its pictures while the report is open, and goes 90 days after the decision', async () => {
  const record = { type: 'product', id: mug }
  await transactAsSystem(plaza.services, (tx) => addReport(tx, record, { userId: 'usr_x', reason: 'spam', note: '' }))
  const copies = () =>
    plaza.rows<{ evidence: { id: string; title: string }[] }>(`select evidence from reports.reports where user_id = 'usr_x'`)
  expect((await copies())[0]?.evidence).toMatchObject([{ id: mug, title: 'Ribbed Mug' }])
  await transactAsSystem(plaza.services, async (tx) => {
    const [{ id } = { id: '' }] = await closeReports(tx, record, { outcome: 'dismissed', by: 'system' })
    await keepFiles(tx, id, ['evidence.webp'])
  })
  const kept = async () => (await plaza.rows('select 1 from platform.kept_files')).length
  await deleteOldEvidence.run(plaza.services, {})
  expect(await kept()).toBeGreaterThan(0)
  plaza.moveClock(91 * 86_400_000)
  await deleteOldEvidence.run(plaza.services, {})
  expect(await copies()).toEqual([{ evidence: [] }])
  expect(await kept()).toBe(0)
})
