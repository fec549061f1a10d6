/** Employees as records: what their timeline says, who notes and finds them, and what a deletion takes along. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { EmployeeInput, EmployeeView } from '../../contract.ts'

let plaza: TestPlaza
let amira: Member
let workspace: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  workspace = await plaza.workspace('Dar Amira')
})
afterAll(() => plaza.close())

const HIRED = { hireDate: '2026-01-05' }
const ask = (name: string, input: object = {}, by = amira) => by.call(`hr.employees.${name}`, input, { workspace })
const created = async (name: string, rest: Partial<EmployeeInput> = {}): Promise<EmployeeView> =>
  (await ask('create', { ...HIRED, name, ...rest })).body
const timeline = async (id: string) => (await amira.call('records.timeline.list', { type: 'employee', id }, { workspace })).body.items
const found = async (q: string, by = amira) =>
  (await by.call('search.list', { q, type: 'employee' })).body.items.map(({ id }: { id: string }) => id)

test('the timeline says who added an employee and what an edit changed, an unchanged save nothing', async () => {
  const boss = await created('Nadia')
  const { id, version } = await created('Omar', { position: 'Potter' })
  const edit = {
    ...HIRED,
    employeeId: id,
    name: 'Omar',
    position: 'Kiln master',
    language: 'ar',
    lastDay: '2030-01-31',
    managerId: boss.id,
  }
  await ask('update', { ...edit, version })
  await ask('update', { ...edit, version: version + 1 })
  expect(await timeline(id)).toMatchObject([
    {
      action: 'hr.updated',
      actor: { username: 'amira' },
      changes: [
        { field: 'position', before: { text: 'Potter' }, after: { text: 'Kiln master' } },
        { field: 'lastDay', before: null, after: { kind: 'date', date: '2030-01-31' } },
        { field: 'language', before: { word: 'hr.language.en' }, after: { word: 'hr.language.ar' } },
        { field: 'manager', before: null, after: { text: 'Nadia' } },
      ],
    },
    { action: 'hr.created', changes: [] },
  ])
})

test('each person who gets another manager has it in their timeline', async () => {
  const [old, next] = [await created('Old manager'), await created('Next manager')]
  const { id } = await created('Yara', { managerId: old.id })
  await ask('reassign', { employeeId: old.id, managerId: next.id })
  const [entry] = await timeline(id)
  expect(entry).toMatchObject({
    action: 'hr.updated',
    changes: [{ field: 'manager', before: { text: 'Old manager' }, after: { text: 'Next manager' } }],
  })
})

test('an employee is found by name, position, department and email, after a change by the new ones, and never by notes', async () => {
  const words = { position: 'Glazepainter', department: 'Firinghall', email: 'salma@firing.example', notes: 'Wantsaraise' }
  const { id, version } = await created('Salma Idris', words)
  for (const q of ['salma', 'glazepainter', 'firinghall', 'salma@firing.example']) expect(await found(q)).toEqual([id])
  expect(await found('wantsaraise')).toEqual([])
  await ask('update', { ...HIRED, employeeId: id, version, name: 'Salma Idris', position: 'Trainerone' })
  expect([await found('glazepainter'), await found('trainerone')]).toEqual([[], [id]])
})

test('colleagues with the permission hr note, tag and follow an employee; for others the record does not exist', async () => {
  const { id } = await created('Grace Notes')
  const note = (by: Member) => by.call('records.notes.add', { type: 'employee', id, text: 'Back on Monday.' }, { workspace })
  expect((await note(amira)).status).toBe(200)
  const [farid, bruno] = [await plaza.member('farid'), await plaza.member('bruno')]
  expect([(await note(farid)).status, (await note(bruno)).status]).toEqual([404, 404])
  const seen = (await amira.call('records.get', { type: 'employee', id }, { workspace })).body
  expect(seen.following).toBe(true)
})

test('a deleted employee is found no more, and its notes are gone', async () => {
  const { id } = await created('Shortlived')
  await amira.call('records.notes.add', { type: 'employee', id, text: 'A note.' }, { workspace })
  expect((await ask('remove', { employeeId: id })).status).toBe(200)
  expect(await found('shortlived')).toEqual([])
  expect(await plaza.rows('select id from records.notes where record_id = $1', [id])).toEqual([])
})
