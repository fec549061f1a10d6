/** Leave in Amira's workspace: amira and elena hold the permission hr. */
import type { Member } from '#test/plaza/member.ts'
import type { TestPlaza } from '#test/plaza/open.ts'
import type { EmployeeView, LeaveRequestView } from '../contract.ts'

/** A Monday of next year in which the first whole week has no holiday. */
export const MONDAY = '2027-06-07'

export async function openLeaveScene(plaza: TestPlaza) {
  const [amira, elena] = await Promise.all([plaza.member('amira'), plaza.member('elena')])
  const workspace = await plaza.workspace('Dar Amira')
  const ask = (name: string, input: object, by: Member = amira, key?: string) =>
    by.call(`hr.leave.${name}`, input, { workspace, ...(key && { key }) })
  return {
    amira,
    elena,
    workspace,
    ask,
    hire: async (name: string, rest: object = {}): Promise<EmployeeView> =>
      (await amira.call('hr.employees.create', { name, hireDate: '2026-01-05', ...rest }, { workspace })).body,
    /** Whole days of leave unless `more` says otherwise. */
    request: (employeeId: string, startDate: string, endDate = startDate, more: object = {}, by: Member = amira) =>
      ask('requests.create', { employeeId, type: 'annual', startDate, endDate, ...more }, by),
    decide: (verb: 'approve' | 'reject' | 'cancel', requestId: string, by: Member, note = 'Noted.') =>
      ask(`requests.${verb}`, verb === 'cancel' ? { requestId } : { requestId, note }, by),
    read: async (requestId: string): Promise<LeaveRequestView> => (await ask('requests.get', { requestId })).body,
    /** Days of a balance: the sum of its entries, and what is pending. */
    async balance(employeeId: string, year = 2027, type = 'annual') {
      const [row] = await plaza.rows<{ balance: number; pending: number }>(
        `select coalesce((select sum(micros) from hr.leave_entries where employee_id = $1 and year = $2 and type = $3), 0)::float / 1e6 as balance,
           coalesce((select sum(d.micros) from hr.leave_days d join hr.leave_requests r on r.id = d.request_id
             where r.employee_id = $1 and d.year = $2 and r.type = $3 and r.status = 'Pending'), 0)::float / 1e6 as pending`,
        [employeeId, year, type],
      )
      return row
    },
  }
}
