import { defineResource, type Resource } from '#platform/server/resources.ts'
import { leaveRequest } from './leave/leave-resources.ts'
import { payrollRun } from './payroll/resources.ts'
import {
  deleteFeedsOf,
  loadEmployeesOf,
  loadFeedsOf,
  loadInvitationsBy,
  loadLeaveOf,
  loadTickedBy,
  unlinkEmployees,
} from './personal-data.sql.ts'
import { employeeRecord } from './records/employee-resource.ts'

/** An employer must keep the record of an employee: erasing the account only ends the link to it. */
const employee = defineResource({
  ...employeeRecord,
  personalData: {
    obligations: async () => [],
    export: async (db, userId) => ({
      employees: await loadEmployeesOf(db, userId),
      leave: await loadLeaveOf(db, userId),
      leaveFeeds: await loadFeedsOf(db, userId),
      invitations: await loadInvitationsBy(db, userId),
      ticked: await loadTickedBy(db, userId),
    }),
    async erase({ db }, userId) {
      await unlinkEmployees(db, userId)
      await deleteFeedsOf(db, userId)
    },
  },
})

export const resources: readonly Resource[] = [employee, leaveRequest, payrollRun]
