import { defineResource, type Resource } from '#platform/server/resources.ts'
import { leaveRequest } from './leave/leave-resources.ts'
import { deleteFeedsOf, loadEmployeesOf, loadFeedsOf, loadLeaveOf, unlinkEmployees } from './personal-data.sql.ts'
import { payrollRun } from './payroll/resources.ts'

/** An employer must keep the record of an employee: erasing the account only ends the link to it. */
const employee = defineResource({
  type: 'employee',
  personalData: {
    obligations: async () => [],
    export: async (db, userId) => ({
      employees: await loadEmployeesOf(db, userId),
      leave: await loadLeaveOf(db, userId),
      leaveFeeds: await loadFeedsOf(db, userId),
    }),
    async erase({ db }, userId) {
      await unlinkEmployees(db, userId)
      await deleteFeedsOf(db, userId)
    },
  },
})

export const resources: readonly Resource[] = [employee, leaveRequest, payrollRun]
