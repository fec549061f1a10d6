import { defineDomain } from '#platform/server/domain.ts'
import { remindOfItems } from './checklists/jobs.ts'
import { checklistNotifications } from './checklists/notifications.ts'
import { mailLink } from './employments/jobs.ts'
import { employmentListeners } from './employments/listeners.ts'
import { employmentNotifications } from './employments/notifications.ts'
import { hrRouter } from './http.ts'
import { leaveApproval } from './leave/approvals.ts'
import { listeners } from './leave/listeners.ts'
import { notifications } from './leave/notifications.ts'
import { turnLeaveYear } from './leave/turn-year.ts'
import { payrollApproval } from './payroll/approvals.ts'
import { completePayroll } from './payroll/jobs.ts'
import { payrollListeners } from './payroll/listeners.ts'
import { payrollNotifications } from './payroll/notifications.ts'
import { payrollSignals } from './payroll/signals.ts'
import { employeeSearchable } from './records/employee-resource.ts'
import { resources } from './resources.ts'

export const domain = defineDomain({
  name: 'hr',
  router: hrRouter,
  jobs: [mailLink, remindOfItems, turnLeaveYear, completePayroll],
  listeners: [...employmentListeners, ...listeners, ...payrollListeners],
  approvals: [leaveApproval, payrollApproval],
  notifications: [...checklistNotifications, ...employmentNotifications, ...notifications, ...payrollNotifications],
  signals: payrollSignals,
  resources,
  searchables: [employeeSearchable],
})
