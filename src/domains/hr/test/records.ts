import type { DomainRecords } from '#test/security/record-scene.ts'

const NO_LEAVE = 'leave_00000000000000000000000000'
const MISSING = 'employee_00000000000000000000000000'
const FIELDS = { name: 'Mine', hireDate: '2026-01-05' }

export const domainRecords: DomainRecords = {
  noRecord: {
    'hr.leave.requests.list': 'an employee of another workspace filters like one that never was',
    'hr.employees.create': 'a manager of another workspace is refused like one that never was',
  },
  records({ owner, workspace, inOwnWorkspace }) {
    async function pair(rest: object = {}) {
      const { body } = await owner.call('hr.employees.create', FIELDS, { workspace })
      return inOwnWorkspace({ employeeId: body.id, ...rest }, { employeeId: MISSING, ...rest })
    }
    async function leavePair(rest: object = {}) {
      const { body: employee } = await owner.call('hr.employees.create', FIELDS, { workspace })
      const span = { employeeId: employee.id, type: 'sick', startDate: '2026-03-02', endDate: '2026-03-03' }
      const { body } = await owner.call('hr.leave.requests.create', span, { workspace })
      return inOwnWorkspace({ requestId: body.id, ...rest }, { requestId: NO_LEAVE, ...rest })
    }
    const span = { type: 'sick', startDate: '2026-03-02', endDate: '2026-03-03' }
    return {
      'hr.leave.balances.get': () => pair({ year: 2026 }),
      'hr.leave.corrections.create': () => pair({ type: 'annual', year: 2026, hundredths: 100, note: 'Found.' }),
      'hr.leave.requests.count': () => pair(span),
      'hr.leave.requests.create': () => pair(span),
      'hr.leave.requests.get': () => leavePair(),
      'hr.leave.requests.approve': () => leavePair(),
      'hr.leave.requests.reject': () => leavePair({ note: 'No.' }),
      'hr.leave.requests.cancel': () => leavePair(),
      'hr.employees.get': () => pair(),
      'hr.employees.update': () => pair({ version: 1, ...FIELDS }),
      'hr.employees.reassign': () => pair({ managerId: null }),
      'hr.employees.remove': () => pair(),
    }
  },
}
