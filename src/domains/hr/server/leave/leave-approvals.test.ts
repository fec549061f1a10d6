/** Who decides about leave: never the person who asked while somebody else can, and a substitute in a colleague's place. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { MONDAY, openLeaveScene } from '../../test/leave-scene.ts'

let plaza: TestPlaza
let hr: Awaited<ReturnType<typeof openLeaveScene>>

beforeAll(async () => {
  plaza = await openTestPlaza()
  plaza.moveClock(Date.parse('2026-11-26T12:00:00Z') - Date.now())
  hr = await openLeaveScene(plaza)
})
afterAll(() => plaza.close())

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]
const approvalOf = async (leaveId: string): Promise<string> => (await hr.ask('requests.get', { requestId: leaveId })).body.approvalId
const userId = async (username: string) =>
  (await plaza.rows<{ id: string }>('select id from accounts.users where username = $1', [username]))[0]?.id ?? ''

test('nobody decides about their own request, and the list of approvals decides as well', async () => {
  const { id } = await hr.hire('Four eyes')
  const { body: leave } = await hr.request(id, MONDAY)
  const approval = await approvalOf(leave.id)
  expect(approval).toMatch(/^apr_/)
  expect(codeOf(await hr.decide('approve', leave.id, hr.amira))).toEqual([403, 'OWN_REQUEST'])
  expect((await hr.ask('requests.get', { requestId: leave.id }, hr.amira)).body.blocked).toBe('OWN_REQUEST')
  const { workspace } = hr
  const shown = (await hr.elena.call('approvals.requests.get', { requestId: approval }, { workspace })).body
  expect(shown).toMatchObject({
    what: 'leave of Four eyes from June 7, 2027 to June 7, 2027',
    record: { card: { href: `/hr/leave/${leave.id}`, title: 'Four eyes' } },
  })
  const decision = { requestId: approval, note: 'Enjoy.' }
  expect((await hr.elena.call('approvals.requests.approve', decision, { workspace })).status).toBe(200)
  await plaza.settle()
  await plaza.settle()
  expect(await hr.read(leave.id)).toMatchObject({ status: 'Approved', decidedBy: 'elena', decisionNote: 'Enjoy.' })
  expect(await hr.balance(id)).toEqual({ balance: 14, pending: 0 })
})

test('a decision about leave closes its approval, and one that is withdrawn there is canceled', async () => {
  const { id } = await hr.hire('Closed')
  const { body: first } = await hr.request(id, MONDAY)
  const { body: second } = await hr.request(id, '2027-06-08')
  const [one, two] = [await approvalOf(first.id), await approvalOf(second.id)]
  await hr.decide('reject', first.id, hr.elena, 'The fair is on.')
  const { workspace } = hr
  const get = async (requestId: string) => (await hr.amira.call('approvals.requests.get', { requestId }, { workspace })).body
  expect(await get(one)).toMatchObject({ status: 'Rejected', decisionNote: 'The fair is on.' })
  await hr.amira.call('approvals.requests.withdraw', { requestId: two }, { workspace })
  await plaza.settle()
  expect((await hr.read(second.id)).status).toBe('Cancelled')
})

test('a substitute decides in the place of a colleague', async () => {
  const { workspace } = hr
  const farid = await plaza.member('farid')
  const now = plaza.services.now().getTime()
  const span = { from: new Date(now - 60_000).toISOString(), until: new Date(now + 86_400_000).toISOString() }
  const named = await hr.elena.call('approvals.substitutes.create', { substituteId: await userId('farid'), ...span }, { workspace })
  expect(named.status).toBe(200)
  const { body: leave } = await hr.request((await hr.hire('Stood in')).id, MONDAY)
  const decision = { requestId: await approvalOf(leave.id), note: '' }
  expect((await farid.call('approvals.requests.approve', decision, { workspace })).status).toBe(200)
  await plaza.settle()
  expect(await hr.read(leave.id)).toMatchObject({ status: 'Approved', decidedBy: 'farid' })
})

test('a member doesn’t decide about their own leave, also when a colleague asked for it', async () => {
  const { id } = await hr.hire('Elena herself')
  await plaza.rows('update hr.employees set user_id = $1 where id = $2 returning id', [await userId('elena'), id])
  const { body: leave } = await hr.request(id, MONDAY)
  expect((await hr.decide('approve', leave.id, hr.elena)).body.code).toBe('OWN_REQUEST')
  expect((await hr.decide('approve', leave.id, hr.amira)).body.status).toBe('Approved')
})

test('where nobody else could decide, the owner decides alone', async () => {
  const chen = await plaza.member('chen')
  const workspace = (await chen.call('workspaces.list')).body.workspaces[0].id
  const { body: employee } = await chen.call('hr.employees.create', { name: 'Alone', hireDate: '2026-01-05' }, { workspace })
  const input = { employeeId: employee.id, type: 'annual', startDate: MONDAY, endDate: MONDAY }
  const { body: leave } = await chen.call('hr.leave.requests.create', input, { workspace })
  expect((await chen.call('hr.leave.requests.get', { requestId: leave.id }, { workspace })).body).toMatchObject({
    blocked: null,
    approvalId: null,
  })
  expect((await chen.call('hr.leave.requests.approve', { requestId: leave.id }, { workspace })).body.status).toBe('Approved')
})

test('each request and decision is an event, and an employee can be deleted with open leave', async () => {
  const { id } = await hr.hire('Deleted')
  const { body: leave } = await hr.request(id, MONDAY)
  const { body: open } = await hr.request(id, '2027-06-08')
  await hr.decide('approve', leave.id, hr.elena)
  const types = await plaza.rows<{ type: string }>('select type from platform.events where aggregate = $1 order by position', [leave.id])
  expect(types.map(({ type }) => type)).toEqual(['hr.leaveRequested', 'hr.leaveDecided'])
  const approval = await approvalOf(open.id)
  expect((await hr.amira.call('hr.employees.remove', { employeeId: id }, { workspace: hr.workspace })).status).toBe(200)
  const { body } = await hr.elena.call('approvals.requests.get', { requestId: approval }, { workspace: hr.workspace })
  expect(body.status).toBe('Withdrawn')
})

const STEP = fc.oneof(
  fc.record({
    step: fc.constant('ask' as const),
    day: fc.integer({ min: 1, max: 28 }),
    days: fc.integer({ min: 1, max: 9 }),
    half: fc.boolean(),
  }),
  fc.record({ step: fc.constantFrom('approve' as const, 'reject' as const, 'cancel' as const), which: fc.nat(4) }),
)

test('after any sequence of requests and decisions the balance is the sum of its entries and nothing is overdrawn', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { minLength: 1, maxLength: 8 }), async (steps) => {
      const { id } = await hr.hire('Any sequence')
      const asked: string[] = []
      for (const step of steps) {
        if (step.step !== 'ask') {
          const requestId = asked[step.which]
          if (requestId) await hr.decide(step.step, requestId, step.step === 'cancel' ? hr.amira : hr.elena)
          continue
        }
        const until = `2027-06-${String(Math.min(30, step.day + step.days)).padStart(2, '0')}`
        const from = `2027-06-${String(step.day).padStart(2, '0')}`
        const { body } = await hr.request(id, from, until, { startsAtMidday: step.half })
        if (body.id) asked.push(body.id)
      }
      const now = await hr.balance(id)
      expect((now?.balance ?? 0) - (now?.pending ?? 0)).toBeGreaterThanOrEqual(0)
      const [used] = await plaza.rows<{ days: number }>(
        `select coalesce(sum(d.micros), 0)::float / 1e6 as days from hr.leave_days d join hr.leave_requests r on r.id = d.request_id
         where r.employee_id = $1 and r.status = 'Approved'`,
        [id],
      )
      expect(now?.balance).toBe(15 - (used?.days ?? 0))
    }),
    { numRuns: 12 },
  )
})
