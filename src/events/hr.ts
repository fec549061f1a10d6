import { defineEvent } from '#platform/shared/domain-event.ts'

type EmployeePayload = { employeeId: string; workspaceId: string }

export const employeeCreated = defineEvent<EmployeePayload>()('hr.employeeCreated', (event) => event.employeeId)
export const employeeChanged = defineEvent<EmployeePayload>()('hr.employeeChanged', (event) => event.employeeId)
export const employeeRemoved = defineEvent<EmployeePayload>()('hr.employeeRemoved', (event) => event.employeeId)
