/** Merging of contacts that are there twice, and undoing it (decision 0071). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { type Crm, openCrm } from '../../test/crm.ts'
import { mergesOf } from '../../test/merging.ts'
import { openQuotes } from '../../test/quotes.ts'
import { dealFields, taskFields } from '../../test/sales.ts'

let plaza: TestPlaza
let crm: Crm
let merges: ReturnType<typeof mergesOf>

beforeAll(async () => {
  plaza = await openTestPlaza()
  crm = await openCrm(plaza)
  merges = mergesOf(crm)
})
afterAll(async () => {
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

const record = async (id: string) => (await crm.amira.call('records.get', { type: 'contact', id }, { workspace: crm.workspace })).body
const inRecords = (operation: string, input: object) =>
  crm.amira.call(`records.${operation}`, { type: 'contact', ...input }, { workspace: crm.workspace })
const titles = async (list: string, contactId: string) =>
  (await crm.ask(`${list}.list`, { contactId })).body.items.map(({ title }: { title: string }) => title)

async function twins() {
  const kept = await crm.contact('Hana Saleh', { email: 'hana@olive.example', company: 'Olive Works', notes: 'Old notes' })
  const merged = await crm.contact('Hanna Saleh', { email: 'HANA@olive.example', phone: '+34 958 11', segment: 'Wholesale' })
  return { kept: kept.id, merged: merged.id }
}

test('everything of the merged contact comes to the kept one, which takes the chosen fields', async () => {
  const { kept, merged } = await twins()
  await crm.log(kept, { notes: 'kept call' })
  for (const notes of ['first', 'second']) await crm.log(merged, { notes })
  await crm.ask('deals.create', dealFields('Plates', { contactId: merged }))
  await crm.ask('tasks.create', taskFields('Send samples', { contactId: merged }))
  await inRecords('addTag', { id: merged, name: 'VIP' })
  await inRecords('notes.add', { id: merged, text: 'Likes blue' })
  const { status, body } = await merges.merge(kept, merged, ['phone', 'segment', 'stage'])
  expect([status, body]).toMatchObject([
    200,
    { id: kept, name: 'Hana Saleh', phone: '+34 958 11', segment: 'Wholesale', notes: 'Old notes', leadScore: 25 },
  ])
  expect(await merges.interactions(kept)).toEqual(['first', 'kept call', 'second'])
  expect([await titles('deals', kept), await titles('tasks', kept)]).toEqual([['Plates'], ['Send samples']])
  expect((await record(kept)).tags.map(({ name }: { name: string }) => name)).toEqual(['VIP'])
  const timeline = (await crm.amira.call('records.timeline.list', { type: 'contact', id: kept }, { workspace: crm.workspace })).body.items
  expect(JSON.stringify(timeline)).toContain('Likes blue')
  expect(JSON.stringify(timeline)).toContain('crm.merged')
  expect(await crm.names({ q: 'saleh' })).toEqual(['Hana Saleh'])
})

test('the id of a merged contact leads to the kept one: it is read, changed, and gets deals and interactions', async () => {
  const { kept, merged } = await twins()
  await merges.merge(kept, merged)
  expect((await crm.get(merged)).id).toBe(kept)
  await crm.log(merged, { notes: 'by the old id' })
  expect(await merges.interactions(merged)).toEqual(['by the old id'])
  expect((await crm.ask('deals.create', dealFields('Old link', { contactId: merged }))).body.contact.id).toBe(kept)
  expect(await titles('deals', merged)).toEqual(['Old link'])
  const stale = await crm.ask('contacts.update', { contactId: merged, version: 1, name: 'Typed before' })
  expect([stale.body.code, stale.body.data.current.id]).toEqual(['STALE', kept])
  expect((await crm.amira.call('search.list', { q: 'hanna', type: 'contact' })).body.items).toEqual([])
})

test('quotes come to the kept contact, also those written at that moment, and go back when the merge is undone', async () => {
  const quotes = await openQuotes(plaza)
  const { kept, merged } = await twins()
  const write = async (contactId: string) => quotes.quote([await quotes.line('PLATE', 2, 2500)], { contactId })
  const { quote, token } = await quotes.sent([await quotes.line('PLATE', 2, 2500)], { contactId: merged })
  const [during] = await Promise.all([write(merged), merges.merge(kept, merged)])
  const numbers = async (contactId: string) =>
    (await crm.ask('quotes.list', { contactId })).body.items.map(({ number }: { number: string }) => number).sort()
  expect(await numbers(kept)).toEqual([quote.number, during.number].sort())
  expect((await write(merged)).contact).toEqual({ id: kept, name: 'Hana Saleh' })
  expect((await plaza.browser().call('crm.quoteLink.get', { token })).status).toBe(200)
  await merges.undo(kept)
  expect(await numbers(merged)).toContain(quote.number)
  expect((await quotes.read(quote)).contact).toEqual({ id: merged, name: 'Hanna Saleh' })
})

test('undo restores both contacts, except what was changed since', async () => {
  const { kept, merged } = await twins()
  const [before, other] = [await crm.get(kept), await crm.get(merged)]
  for (const notes of ['moved', 'deleted since']) await crm.log(merged, { notes })
  await crm.ask('deals.create', dealFields('Moved deal', { contactId: merged }))
  await inRecords('addTag', { id: merged, name: 'Moved tag' })
  const { body } = await merges.merge(kept, merged, ['name', 'phone', 'segment', 'company'])
  expect(body).toMatchObject({ name: 'Hanna Saleh', company: null })
  await crm.log(kept, { notes: 'logged since' })
  const { items } = (await crm.ask('interactions.list', { contactId: kept })).body
  const { id: interactionId } = items.find(({ notes }: { notes: string }) => notes === 'deleted since')
  await crm.ask('interactions.remove', { interactionId })
  const { version } = await crm.get(kept)
  await crm.ask('contacts.update', {
    contactId: kept,
    version,
    name: 'Hanna Saleh',
    email: before.email,
    phone: '+34 1',
    segment: 'Wholesale',
  })
  expect((await merges.undo(kept)).body).toMatchObject({ id: merged, name: other.name, phone: other.phone, leadScore: 15 })
  expect(await crm.get(kept)).toMatchObject({ name: before.name, phone: '+34 1', segment: '', company: before.company, leadScore: 15 })
  expect([await merges.interactions(kept), await merges.interactions(merged)]).toEqual([['logged since'], ['moved']])
  expect([await titles('deals', kept), await titles('deals', merged)]).toEqual([[], ['Moved deal']])
  expect([(await record(kept)).tags, (await record(merged)).tags.length]).toEqual([[], 1])
  const again = await crm.ask('merges.undo', { mergeId: (await merges.listed(kept))[0]?.id })
  expect([again.status, again.body.code]).toEqual([409, 'MERGE_UNDONE'])
})

test('a merge is undone after a later merge of the kept contact is', async () => {
  const [a, b, c] = [await crm.contact('A'), await crm.contact('B'), await crm.contact('C')].map(({ id }) => id) as [string, string, string]
  await crm.log(a, { notes: 'of A' })
  await merges.merge(b, a)
  const first = (await merges.listed(b))[0]?.id
  await merges.merge(c, b)
  expect((await crm.get(a)).id).toBe(c)
  expect((await crm.ask('merges.undo', { mergeId: first })).body.code).toBe('MERGED_AGAIN')
  await merges.undo(c)
  expect((await crm.ask('merges.undo', { mergeId: first })).body.id).toBe(a)
  expect([await merges.interactions(a), await merges.interactions(b), await merges.interactions(c)]).toEqual([['of A'], [], []])
})

test('of two merges at once one is done: twice, crossed, with one key, and while somebody edits', async () => {
  const elena = await plaza.member('elena')
  const once = await twins()
  const twice = await Promise.all([merges.merge(once.kept, once.merged), merges.merge(once.kept, once.merged, [], elena)])
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
  const crossed = await twins()
  const both = await Promise.all([merges.merge(crossed.kept, crossed.merged), merges.merge(crossed.merged, crossed.kept, [], elena)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const retried = await twins()
  const input = { keptId: retried.kept, mergedId: retried.merged, keptVersion: 1, mergedVersion: 1 }
  const key = 'the-same-merge-sent-twice'
  const [one, other] = [
    await crm.ask('contacts.merge', input, crm.amira, { key }),
    await crm.ask('contacts.merge', input, crm.amira, { key }),
  ]
  expect(other.body).toEqual(one.body)
  const edited = await twins()
  const [saved, merged] = await Promise.all([
    crm.ask('contacts.update', { contactId: edited.merged, version: 1, name: 'Edited' }, elena),
    crm.ask('contacts.merge', { keptId: edited.kept, mergedId: edited.merged, keptVersion: 1, mergedVersion: 1 }),
  ])
  expect([saved.status, merged.status].sort()).toEqual([200, 409])
})

test('deals, tasks and interactions that are written while a contact is merged belong to the kept one', async () => {
  const { kept, merged } = await twins()
  const done = await Promise.all([
    merges.merge(kept, merged),
    ...['x', 'y'].map((title) => crm.ask('deals.create', dealFields(title, { contactId: merged }))),
    ...['x', 'y'].map((title) => crm.ask('tasks.create', taskFields(title, { contactId: merged }))),
    ...['x', 'y'].map((notes) => crm.ask('interactions.log', { contactId: merged, type: 'call', date: '2026-11-02', notes })),
  ])
  const [first, ...others] = done.map(({ status }) => status)
  expect([first, others]).toEqual([200, [200, 200, 200, 200, 200, 200]])
  expect([(await titles('deals', kept)).length, (await titles('tasks', kept)).length, await merges.interactions(kept)]).toEqual([
    2,
    2,
    ['x', 'y'],
  ])
})

test('an account that was linked comes along; a contact that is deleted takes its merges with it', async () => {
  const { kept, merged } = await twins()
  await plaza.rows('update crm.contacts set linked_user_id = $1 where id = $2', ['user_linked', merged])
  const linked = async (id: string) => (await plaza.rows('select linked_user_id as linked from crm.contacts where id = $1', [id]))[0]
  await merges.merge(kept, merged)
  expect(await linked(kept)).toEqual({ linked: 'user_linked' })
  await merges.undo(kept)
  expect([await linked(kept), await linked(merged)]).toEqual([{ linked: null }, { linked: 'user_linked' }])
  await merges.merge(kept, merged)
  await crm.ask('contacts.remove', { contactId: merged })
  expect(await plaza.rows('select id from crm.contacts where id = any($1)', [[kept, merged]])).toEqual([])
})

test('two ids that are one, and contacts of another workspace, are refused', async () => {
  const { kept, merged } = await twins()
  const versions = { keptVersion: 1, mergedVersion: 1 }
  expect((await crm.ask('contacts.merge', { keptId: kept, mergedId: kept, ...versions })).body.code).toBe('SAME_CONTACT')
  const chen = await plaza.member('chen')
  const workspace = (await chen.call('workspaces.list')).body.workspaces[0].id
  const { id: hers } = (await crm.ask('contacts.create', { name: 'Hers' }, chen, { workspace })).body
  expect((await crm.ask('contacts.merge', { keptId: kept, mergedId: hers, ...versions })).status).toBe(404)
  expect((await crm.ask('contacts.merge', { keptId: kept, mergedId: merged, ...versions }, await plaza.member('bruno'))).status).toBe(404)
})
