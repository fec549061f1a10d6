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
type PayrollPayload = { runId: string; workspaceId: string }
const payrollAggregate = (event: PayrollPayload) => event.runId

/** A run goes to Processing; it is paid when it is due. Events of payroll carry no amounts. */
export const payrollStarted = defineEvent<PayrollPayload & { dueAt: string }>()('hr.payrollStarted', payrollAggregate)
export const payrollPaid = defineEvent<PayrollPayload & { createdBy: string | null }>()('hr.payrollPaid', payrollAggregate)
/** A run was rejected or canceled before it began. */
export const payrollEnded = defineEvent<PayrollPayload>()('hr.payrollEnded', payrollAggregate)
/** Somebody may say with a link that they are the employee. */
export const employeeInvited = defineEvent<EmployeePayload & { invitationId: string }>()('hr.employeeInvited', (event) => event.employeeId)

/** A member said that they are the employee. */
export const employeeLinked = defineEvent<EmployeePayload & { name: string; userId: string; invitedBy: string }>()(
  'hr.employeeLinked',
  (event) => event.employeeId,
)
export const employeeUnlinked = defineEvent<EmployeePayload>()('hr.employeeUnlinked', (event) => event.employeeId)

/** The employee sees a file of their record. */
export const fileShared = defineEvent<EmployeePayload & { attachmentId: string; name: string; userId: string; actor: string }>()(
  'hr.fileShared',
  (event) => event.employeeId,
)

export const checklistStarted = defineEvent<EmployeePayload & { checklistId: string; name: string; actor: string }>()(
  'hr.checklistStarted',
  (event) => event.employeeId,
)

/** An item of a checklist is due today, or was due before. */
export const itemDue = defineEvent<EmployeePayload & { itemId: string; overdue: boolean }>()('hr.itemDue', (event) => event.itemId)
