/** Employees who are members of Plaza: how they accept, what they see, and who ends it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { EmployeeAccount, EmployeeInput, EmploymentView } from '../../contract.ts'

let plaza: TestPlaza
let amira: Member
let bruno: Member
let workspace: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  bruno = await plaza.member('bruno')
  workspace = await plaza.workspace('Dar Amira')
})
afterAll(() => plaza.close())

const ask = (name: string, input: object = {}, by = amira) => by.call(`hr.employees.${name}`, input, { workspace })
const hired = async (name: string, rest: Partial<EmployeeInput> = {}): Promise<string> =>
  (await ask('create', { name, hireDate: '2026-01-05', ...rest })).body.id
const account = async (employeeId: string): Promise<EmployeeAccount> => (await ask('account', { employeeId })).body
async function invited(employeeId: string): Promise<string> {
  expect((await ask('link', { employeeId })).status).toBe(200)
  return new URL((await account(employeeId)).invitation?.path ?? '', 'https://plaza.example').searchParams.get('token') ?? ''
}
const accept = (by: Member, token: string) => by.call('hr.employments.accept', { token })
const own = async (by: Member): Promise<EmploymentView[]> => (await by.call('hr.employments.list')).body.items
const timeline = async (id: string): Promise<string[]> =>
  (await amira.call('records.timeline.list', { type: 'employee', id }, { workspace })).body.items.map(
    ({ action }: { action: string }) => action,
  )
const upload = async (id: string, name: string): Promise<string> =>
  (await (await amira.send('PUT', `/records/employee/${id}/files?workspace=${workspace}&name=${name}`, '%PDF-1.7 contract')).json()).id

test('who accepts a link with their own account sees their record and nothing else of the workspace', async () => {
  const boss = await hired('Nadia Farouk')
  const id = await hired('Bruno Costa', { position: 'Potter', managerId: boss, notes: 'Asked for a raise.' })
  const token = await invited(id)
  expect((await bruno.call('hr.employments.preview', { token })).body).toMatchObject({
    name: 'Bruno Costa',
    workspace: { name: 'Dar Amira' },
  })
  expect((await accept(bruno, token)).body).toEqual({ employeeId: id })
  const [record, ...others] = await own(bruno)
  expect(others).toEqual([])
  expect(record).toMatchObject({ employeeId: id, workspace: { name: 'Dar Amira' }, position: 'Potter', managerName: 'Nadia Farouk' })
  expect(JSON.stringify(record)).not.toContain('raise')
  expect((await ask('get', { employeeId: id }, bruno)).status).toBe(404)
  expect((await account(id)).user?.username).toBe('bruno')
  expect(await timeline(id)).toEqual(['hr.linked', 'hr.created'])
})

test('a link works once, and a new one ends the one before', async () => {
  const id = await hired('Single Use')
  const first = await invited(id)
  const second = await invited(id)
  const dalia = await plaza.newcomer('dalia-second')
  expect((await accept(dalia, first)).body.code).toBe('TOKEN_INVALID')
  expect((await accept(dalia, second)).status).toBe(200)
  expect((await accept(await plaza.newcomer('late-comer'), second)).body).toMatchObject({ code: 'TOKEN_INVALID', status: 410 })
  expect((await ask('link', { employeeId: id })).body.code).toBe('LINKED_ALREADY')
})

test('of several people who open one link at once, one is the employee', async () => {
  const id = await hired('Raced For')
  const token = await invited(id)
  const people = await Promise.all(['run-one', 'run-two', 'run-three'].map((name) => plaza.newcomer(name)))
  const replies = await Promise.all(people.map((by) => accept(by, token)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 410, 410])
})

test('a link is over after fourteen days', async () => {
  const token = await invited(await hired('Too Late'))
  await plaza.rows(`update hr.link_invitations set expires_at = now() - interval '1 minute' returning id`)
  const late = await plaza.newcomer('fortnight')
  expect((await accept(late, token)).body.code).toBe('TOKEN_INVALID')
  expect((await late.call('hr.employments.preview', { token })).status).toBe(404)
})

test('nobody is two employees of one workspace, and the link stays open for the right person', async () => {
  const twin = await plaza.newcomer('twin')
  await accept(twin, await invited(await hired('Twin One')))
  const token = await invited(await hired('Twin Two'))
  expect((await accept(twin, token)).body).toMatchObject({ code: 'EMPLOYED_ALREADY', status: 409 })
  expect((await accept(await plaza.newcomer('other-twin'), token)).status).toBe(200)
})

test('the person ends it, and so does the employer; an open invitation is withdrawn with it', async () => {
  const id = await hired('Comes And Goes')
  const gone = await plaza.newcomer('comes-and-goes')
  await accept(gone, await invited(id))
  expect((await bruno.call('hr.employments.end', { employeeId: id })).status).toBe(404)
  expect((await gone.call('hr.employments.end', { employeeId: id })).status).toBe(200)
  expect(await own(gone)).toEqual([])
  await accept(gone, await invited(id))
  for (let times = 0; times < 2; times += 1) expect((await ask('unlink', { employeeId: id })).body).toEqual({})
  expect([await own(gone), (await account(id)).user]).toEqual([[], null])
  expect(await timeline(id)).toEqual(['hr.unlinked', 'hr.linked', 'hr.unlinked', 'hr.linked', 'hr.created'])
  const token = await invited(id)
  await ask('unlink', { employeeId: id })
  expect((await accept(gone, token)).body.code).toBe('TOKEN_INVALID')
})

test('the link is mailed to the address of the employee, whether or not it has an account', async () => {
  const id = await hired('Mailed Person', { email: 'mailed.person@example.com', language: 'es' })
  const token = await invited(id)
  await plaza.settle()
  const mail = plaza.mailTo('mailed.person@example.com').at(-1)
  expect(mail?.subject).toContain('Dar Amira')
  expect(mail?.text).toContain(token)
  expect((await account(id)).invitation?.mailedAt).not.toBeNull()
})

test('an employee saves the files that are shared with them, no others, and nobody else does', async () => {
  const id = await hired('Reads Files')
  const reader = await plaza.newcomer('reads-files')
  await accept(reader, await invited(id))
  const [contract, review] = [await upload(id, 'Contract.pdf'), await upload(id, 'Review.pdf')]
  const share = (attachmentId: string, shared = true, employeeId = id) => ask('shareFile', { employeeId, attachmentId, shared })
  for (let times = 0; times < 2; times += 1) expect((await share(contract)).status).toBe(200)
  expect((await own(reader))[0]?.files.map(({ name }) => name)).toEqual(['Contract.pdf'])
  const get = async (by: Member, file: string) => (await by.send('GET', `/records/files/${file}`)).status
  expect([await get(reader, contract), await get(reader, review), await get(bruno, contract)]).toEqual([200, 404, 404])
  expect((await share(review, true, await hired('Another'))).status).toBe(404)
  await share(contract, false)
  expect(await get(reader, contract)).toBe(404)
  expect(await timeline(id)).toEqual([
    'hr.fileHidden',
    'hr.fileShared',
    'records.fileAdded',
    'records.fileAdded',
    'hr.linked',
    'hr.created',
  ])
  await plaza.settle()
  const bell = (await reader.call('notifications.list')).body
  expect(JSON.stringify(bell)).toContain('Contract.pdf')
})
