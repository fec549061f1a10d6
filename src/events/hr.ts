import { defineEvent } from '#platform/shared/domain-event.ts'

type EmployeePayload = { employeeId: string; workspaceId: string }

export const employeeCreated = defineEvent<EmployeePayload>()('hr.employeeCreated', (event) => event.employeeId)
export const employeeChanged = defineEvent<EmployeePayload>()('hr.employeeChanged', (event) => event.employeeId)
export const employeeRemoved = defineEvent<EmployeePayload>()('hr.employeeRemoved', (event) => event.employeeId)

type LeavePayload = { requestId: string; workspaceId: string; employeeId: string; requestedBy: string }

export const leaveRequested = defineEvent<LeavePayload>()('hr.leaveRequested', (event) => event.requestId)
/** A request was approved, rejected or canceled. `byApproval`: the domain `approvals` notifies its author. */
export const leaveDecided = defineEvent<LeavePayload & { status: string; decidedBy: string; byApproval: boolean }>()(
  'hr.leaveDecided',
  (event) => event.requestId,
)
