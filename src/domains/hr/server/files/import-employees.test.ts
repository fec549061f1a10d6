/** Import and export of employees: the exported file changes nothing, and every problem is named. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCsv, writeCsv } from '#platform/web/table/csv.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { FILE_COLUMNS, toFileCells } from '../../contract/employee-file.ts'
import type { EmployeeInput, EmployeeView } from '../../contract.ts'
import { employeeImport } from './import-employees.ts'

let plaza: TestPlaza
let amira: Member
let workspace: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  workspace = await plaza.workspace('Dar Amira')
})
afterAll(() => plaza.close())

const ask = (name: string, input: object = {}, by = amira) => by.call(`hr.employees.${name}`, input, { workspace })
const hired = async (name: string, rest: Partial<EmployeeInput> = {}): Promise<EmployeeView> =>
  (await ask('create', { name, hireDate: '2026-01-05', ...rest })).body
const list = async (q: string): Promise<EmployeeView[]> => (await ask('list', { q, limit: 100 })).body.items
const rowsOf = (csv: string) => {
  const { head, rows } = readCsv(csv)
  return employeeImport.toRows([head, ...rows])
}
const imported = async (csv: string) => (await ask('import', { rows: rowsOf(csv) })).body
const problems = (csv: string) =>
  ask('checkImport', { rows: rowsOf(csv) }).then(({ body }) =>
    body.problems.map(({ line, field, rule }: { line: number; field: string; rule: string }) => [line, field, rule]),
  )

test('an exported file that is imported again changes nothing, whatever the cells begin with', async () => {
  const boss = await hired('=1+1', { email: 'boss@round.example', notes: '-x\n@y' })
  const other = await hired('ليلى, "the" manager; tab', { position: '+sum(A1)', department: 'Round', managerId: boss.id, language: 'ar' })
  await hired('Same', { department: 'Round', managerId: other.id, email: 'same@round.example' })
  await hired('Same', { department: 'Round', managerId: boss.id, email: 'same@round.example', lastDay: '2030-12-31' })
  const all = (await ask('list', { limit: 100 })).body.items as EmployeeView[]
  const csv = writeCsv(FILE_COLUMNS, all.map(toFileCells))
  expect(csv).toContain("'=1+1")
  expect(await problems(csv)).toEqual([])
  expect(await imported(csv)).toEqual({ problems: [], created: 0, updated: 0 })
  expect((await ask('list', { limit: 100 })).body.items).toEqual(all)
})

test('a file with a byte order mark, semicolons and Arabic headings adds people, managers after their reports', async () => {
  const file = [
    '\ufeffالاسم;أول يوم عمل;المدير;القسم',
    'سلمى;٢٠٢٦-٠٣-٠١;عمر;الفرن',
    'عمر;2026-02-01;نادية;الفرن',
    'نادية;2025-02-01;;الفرن',
  ].join('\r\n')
  expect(await imported(file)).toEqual({ problems: [], created: 3, updated: 0 })
  const people = await list('الفرن')
  expect(Object.fromEntries(people.map(({ name, manager, hireDate }) => [name, [manager?.name, hireDate]]))).toEqual({
    سلمى: ['عمر', '2026-03-01'],
    عمر: ['نادية', '2026-02-01'],
    نادية: [undefined, '2025-02-01'],
  })
})

test('a row with a known email updates that employee, a missing column changes nothing, an empty cell clears', async () => {
  const { id } = await hired('Mailed', { email: 'Known@Mail.example', position: 'Potter', phone: '+1 555', notes: 'Stays.' })
  const csv = 'email,position,phone\nknown@mail.example,Kiln master,\n'
  expect(await imported(csv)).toEqual({ problems: [], created: 0, updated: 1 })
  expect(await imported(csv)).toEqual({ problems: [], created: 0, updated: 0 })
  expect((await ask('get', { employeeId: id })).body).toMatchObject({
    name: 'Mailed',
    position: 'Kiln master',
    phone: '',
    notes: 'Stays.',
    version: 2,
  })
})

test('each problem is named by line and column, nothing is saved by a check, and good rows are imported', async () => {
  await hired('Twin', { email: 'one@twin.example' })
  await hired('Twin', { email: 'two@twin.example' })
  const csv = [
    'id,name,email,hire_date,last_day,language,manager',
    ',Good One,good@rows.example,2026-01-05,,en,',
    ',,without@rows.example,2026-01-05,,en,',
    ',Day,,01-03-2016,,en,',
    ',Backwards,,2026-01-05,2026-01-04,en,',
    ',Mail,nobody,2026-01-05,,en,',
    ',Speaks,,2026-01-05,,fr,',
    'employee_00000000000000000000000000,Lost,,2026-01-05,,en,',
    ',Reports,,2026-01-05,,en,Nobody Known',
    ',Reports Twice,,2026-01-05,,en,Twin',
    ',Good Two,GOOD@rows.example,2026-01-05,,en,',
  ].join('\n')
  const expected = [
    [3, 'name', 'required'],
    [4, 'hire_date', 'date'],
    [5, 'last_day', 'LAST_DAY_TOO_EARLY'],
    [6, 'email', 'email'],
    [7, 'language', 'language'],
    [8, 'id', 'unknownId'],
    [9, 'manager', 'managerUnknown'],
    [10, 'manager', 'managerAmbiguous'],
    [11, 'email', 'twice'],
  ]
  expect(await problems(csv)).toEqual(expected)
  expect(await list('good@rows.example')).toEqual([])
  const { problems: refused, created } = await imported(csv)
  expect([refused.length, created]).toEqual([expected.length, 1])
})

test('rows that close a loop of managers are refused with the names, and nobody becomes their own manager', async () => {
  const top = await hired('Loop Top')
  const low = await hired('Loop Low', { managerId: top.id })
  const { problems: refused, updated } = await imported(`id,manager\n${top.id},${low.id}\n${low.id},Loop Low\n`)
  expect(updated).toBe(0)
  expect(refused).toMatchObject([
    { line: 2, field: 'manager', rule: 'MANAGER_LOOP' },
    { line: 3, field: 'manager', rule: 'MANAGER_IS_SELF' },
  ])
  expect((await ask('get', { employeeId: low.id })).body.manager.id).toBe(top.id)
})

test('an import is in the timeline and found, and only colleagues with hr import', async () => {
  await imported('name,hire_date,position\nImported Zebra,2026-01-05,Zookeeper\n')
  const [zebra] = await list('Imported Zebra')
  const found = (await amira.call('search.list', { q: 'zookeeper', type: 'employee' })).body.items
  expect(found.map(({ id }: { id: string }) => id)).toEqual([zebra?.id])
  const rows = rowsOf('name,hire_date\nNobody,2026-01-05\n')
  expect((await ask('import', { rows }, await plaza.member('farid'))).body.code).toBe('PERMISSION_NEEDED')
  expect((await ask('checkImport', { rows }, await plaza.member('bruno'))).status).toBe(404)
})
