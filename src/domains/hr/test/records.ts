import type { DomainRecords } from '#test/security/record-scene.ts'

const MISSING = 'employee_00000000000000000000000000'
const FIELDS = { name: 'Mine', hireDate: '2026-01-05' }

export const domainRecords: DomainRecords = {
  noRecord: { 'hr.employees.create': 'a manager of another workspace is refused like one that never was' },
  records({ owner, workspace, inOwnWorkspace }) {
    async function pair(rest: object = {}) {
      const { body } = await owner.call('hr.employees.create', FIELDS, { workspace })
      return inOwnWorkspace({ employeeId: body.id, ...rest }, { employeeId: MISSING, ...rest })
    }
    return {
      'hr.employees.get': () => pair(),
      'hr.employees.update': () => pair({ version: 1, ...FIELDS }),
      'hr.employees.reassign': () => pair({ managerId: null }),
      'hr.employees.remove': () => pair(),
    }
  },
}
