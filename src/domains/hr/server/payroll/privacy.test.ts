/** Who sees pay: the access matrix with hr and finance apart, and the places where pay must not be. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addColleague } from '#domains/workspaces/server/fixtures.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { findTraces } from '#test/plaza/find-traces.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { type Office, openOffice } from '../../test/payroll.ts'
import { resources } from '../resources.ts'

let plaza: TestPlaza
let office: Office
let runId: string
let employeeId: string
let people: Record<string, Member>

/** No other number has these digits. */
const YEARLY = 98_765_43
const SLIP = 823_045

beforeAll(async () => {
  plaza = await openTestPlaza()
  office = await openOffice(plaza)
  employeeId = await office.hire('Bruno', 0)
  await office.ask('pay.set', { employeeId, startsOn: '2020-01-01', version: 0, yearlyMinor: YEARLY })
  const secret = await office.hire('Secret', 60_000)
  await office.link(employeeId, 'bruno')
  runId = (await office.run('2026-08', { adjustments: [{ employeeId: secret, kind: 'addition', label: 'Bonus', amountMinor: 7 }] })).body.id
  await office.pay()
  people = {
    owner: office.amira,
    manager: await plaza.member('elena'),
    hr: await join('chen', 'hr'),
    finance: await join('dalia', 'finance'),
    colleague: await plaza.member('farid'),
    employee: await plaza.member('bruno'),
    administrator: await plaza.member('omar'),
    guest: plaza.browser(),
  }
})
afterAll(() => plaza.close())

/** Makes a person a colleague with one permission. */
async function join(name: 'chen' | 'dalia', permission: 'hr' | 'finance'): Promise<Member> {
  const [user] = await plaza.rows<{ id: string }>('select id from accounts.users where username = $1', [name])
  const colleague = { workspaceId: office.workspace, userId: user?.id ?? '', role: 'staff' } as const
  await transactAsSystem(plaza.services, (tx) => addColleague(tx, { ...colleague, permissions: [permission] }))
  return plaza.member(name)
}

const READS: [string, () => object][] = [
  ['pay.list', () => ({ employeeId })],
  ['payroll.runs.list', () => ({})],
  ['payroll.runs.get', () => ({ runId })],
  ['payroll.runs.preview', () => ({ payPeriod: '2026-09' })],
  ['payroll.slips.list', () => ({ runId })],
]
const mine = (name: string) => (people[name] ?? plaza.browser()).call('hr.myPayslips.list', {})
const SEES = ['owner', 'manager', 'hr']

describe('the access matrix with hr and finance apart', () => {
  test.each(READS)('%s answers the owner, managers and staff with hr, and nobody else', async (operation, input) => {
    const answers = await Promise.all(
      Object.entries(people).map(async ([name, by]) => [name, (await office.ask(operation, input(), by)).status] as const),
    )
    expect(answers.filter(([, status]) => status === 200).map(([name]) => name)).toEqual(SEES)
    for (const [name, status] of answers) if (!SEES.includes(name)) expect([401, 403, 404]).toContain(status)
  })

  test('payslips as PDFs answer the same people, and one’s own answers its employee', async () => {
    const { items } = (await office.ask('payroll.slips.list', { runId })).body
    const paths = [
      `/hr/payroll/runs/${runId}/payslips.pdf`,
      ...items.map(({ id }: { id: string }) => `/hr/payroll/payslips/${id}/payslip.pdf`),
    ]
    const seen = await Promise.all(
      paths.map(async (path) => {
        const replies = await Promise.all(
          Object.entries(people).map(async ([name, by]) => [name, (await by.send('GET', path)).status] as const),
        )
        for (const [, status] of replies) expect([200, 404]).toContain(status)
        return replies.filter(([, status]) => status === 200).map(([name]) => name)
      }),
    )
    expect(seen).toEqual([SEES, [...SEES, 'employee'], SEES])
  })

  test('an employee sees their own payslips, of paid runs only, and nobody else’s', async () => {
    await office.run('2026-10')
    const { items } = (await mine('employee')).body
    expect(items).toMatchObject([{ employer: 'Dar Amira', payPeriod: '2026-08', net: { amountMinor: SLIP }, lines: [{ kind: 'salary' }] }])
    expect(JSON.stringify(items)).not.toMatch(/Secret|Bonus|rounding/)
    const [notice] = (await plaza.member('bruno').then((bruno) => bruno.call('notifications.list', {}))).body.items
    expect([notice.href, notice.text.replace(/[\u2068\u2069]/g, '')]).toEqual(['/hr/me/payslips', 'Your payslip of 2026-08 is ready'])
    for (const name of ['owner', 'hr', 'finance', 'administrator']) expect((await mine(name)).body.items).toEqual([])
  })
})

describe('pay is nowhere else', () => {
  test('the database has it in the tables of payroll only: no event, job, reply, log entry, search document or notification', async () => {
    const found = await findTraces(plaza, [String(YEARLY), String(SLIP)])
    expect([...new Set(found.map(({ column }) => column.split('.').slice(0, 2).join('.')))].sort()).toEqual([
      'hr.pay',
      'hr.payslip_lines',
      'hr.payslips',
    ])
  })

  test('an export has one’s own payslips, and no amounts of runs that one created', async () => {
    const exportOf = async (name: string) => {
      const [user] = await plaza.rows<{ id: string }>('select id from accounts.users where username = $1', [name])
      const all = await Promise.all(resources.map(({ personalData }) => personalData?.export(plaza.services.db, user?.id ?? '')))
      return JSON.stringify(all)
    }
    const own = await exportOf('bruno')
    expect(own).toContain(`"netMinor":${SLIP}`)
    expect(own).not.toContain('Bonus')
    const creators = await exportOf('amira')
    expect(creators).toContain('2026-08')
    expect(creators).not.toMatch(/Minor/)
  })

  test('only files of payroll name its tables', () => {
    const cwd = fileURLToPath(new URL('../', import.meta.url))
    const names = /\bhr\.(?:pay\b|payslip|payroll_runs|payroll[A-Z]\w*\b(?='))/
    const files = globSync('**/*.sql.ts', { cwd })
    expect(files.length).toBeGreaterThanOrEqual(8)
    expect(files.filter((path) => !path.startsWith('payroll/') && names.test(readFileSync(`${cwd}${path}`, 'utf8')))).toEqual([])
    expect(names.test('join hr.pay p on')).toBe(true)
  })
})
