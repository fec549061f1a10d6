import { defineResource, type Resource } from '#platform/server/resources.ts'
import { leaveRequest } from './leave/leave-resources.ts'
import { loadEmployeesOf, unlinkEmployees } from './personal-data.sql.ts'

/** An employer must keep the record of an employee: erasing the account only ends the link to it. */
const employee = defineResource({
  type: 'employee',
  personalData: {
    obligations: async () => [],
    export: async (db, userId) => ({ employees: await loadEmployeesOf(db, userId) }),
    erase: async ({ db }, userId) => unlinkEmployees(db, userId),
  },
})

export const resources: readonly Resource[] = [employee, leaveRequest]
