/** Lists of records by tag and by assignee, over HTTP. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findInvitationToken } from '#test/plaza/invitation.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { NOBODY } from '../contract.ts'

let plaza: TestPlaza
let amira: Member
let workspace: string
let amirasId: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  workspace = await plaza.workspace('Dar Amira')
  const [user] = await plaza.rows<{ id: string }>(`select id from accounts.users where username = 'amira'`)
  amirasId = user?.id ?? ''
})
afterAll(() => plaza.close())

async function ask(name: string, input: object) {
  const { status, body } = await amira.call(name, input, { workspace })
  expect(status, `${name}: ${JSON.stringify(body)}`).toBe(200)
  return body
}

const person = (name: string) => ({ name, email: '', phone: '', notes: '' })
/** By type of record: how two of them are made, and the operation that lists them. */
const LISTS: Record<string, { list: string; create: string; input: (name: string) => object | Promise<object> }> = {
  supplier: {
    list: 'procurement.suppliers.list',
    create: 'procurement.suppliers.create',
    input: (name) => ({
      name,
      contact: { name: '', email: '', phone: '', address: '', language: 'en' },
      currency: 'USD',
      paymentTerms: '',
      leadTimeDays: null,
      minUnits: null,
      notes: '',
    }),
  },
  contact: {
    list: 'crm.contacts.list',
    create: 'crm.contacts.create',
    input: (name) => ({ ...person(name), company: '', segment: '', ownerId: null }),
  },
  company: { list: 'crm.companies.list', create: 'crm.companies.create', input: (name) => ({ name, website: '', phone: '', notes: '' }) },
  employee: {
    list: 'hr.employees.list',
    create: 'hr.employees.create',
    input: (name) => ({
      ...person(name),
      position: '',
      department: '',
      hireDate: '2026-01-05',
      lastDay: null,
      managerId: null,
      language: 'en',
      yearlyMinor: 0,
    }),
  },
}

describe.each(Object.entries(LISTS))('records of type %s', (type, { list, create, input }) => {
  test('are listed by tag and by assignee', async () => {
    const { id } = await ask(create, await input(`Kept ${type}`))
    const { id: other } = await ask(create, await input(`Other ${type}`))
    const { tags } = await ask('records.addTag', { type, id, name: `Tag of ${type}` })
    await ask('records.assign', { type, id, userId: amirasId })
    const idsOf = async (filter: object) => (await ask(list, { limit: 50, ...filter })).items.map((row: { id: string }) => row.id)
    const tagId = tags[0].id
    expect(await idsOf({ tagId })).toEqual([id])
    expect(await idsOf({ assigneeId: amirasId })).toEqual([id])
    expect(await idsOf({ tagId, assigneeId: NOBODY })).toEqual([])
    const nobodys = await idsOf({ assigneeId: NOBODY })
    expect(nobodys).toContain(other)
    expect(nobodys).not.toContain(id)
    expect((await ask(list, { limit: 50, tagId })).total.count).toBe(1)
    expect((await ask('records.assignees.list', { type })).people.map(({ username }: { username: string }) => username)).toEqual(['amira'])
  })
})

test('a tag of another workspace finds nothing', async () => {
  const bruno = await plaza.member('bruno')
  await bruno.call('workspaces.create', { name: 'Bruno & Co' })
  const theirs = { workspace: await plaza.workspace('Bruno & Co') }
  expect((await bruno.call('crm.contacts.create', { name: 'Lena' }, theirs)).status).toBe(200)
  const { tags } = await ask('records.tags.list', {})
  expect(tags.length).toBeGreaterThan(0)
  for (const { id: tagId } of tags)
    expect((await bruno.call('crm.contacts.list', { limit: 50, tagId }, theirs)).body).toMatchObject({ items: [], total: { count: 0 } })
  expect((await bruno.call('records.assignees.list', { type: 'contact' }, theirs)).body).toEqual({ people: [] })
  expect((await amira.call('records.assignees.list', { type: 'nothing' }, { workspace })).body).toEqual({ people: [] })
})

test('who may not see records of a type hears of nobody who is assigned to one', async () => {
  const chen = await plaza.newcomer('clerk', { confirmed: true })
  await amira.call('workspaces.invitations.create', { email: 'clerk@example.com', role: 'staff', permissions: ['catalog'] }, { workspace })
  await chen.call('workspaces.invitations.accept', { token: await findInvitationToken(plaza, 'clerk@example.com') })
  const hears = async (type: string) => (await chen.call('records.assignees.list', { type }, { workspace })).body
  expect([await hears('contact'), await hears('employee')]).toEqual([{ people: [] }, { people: [] }])
})
