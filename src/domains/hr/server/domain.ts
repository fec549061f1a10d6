import { defineDomain } from '#platform/server/domain.ts'
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
import { resources } from './resources.ts'

export const domain = defineDomain({
  name: 'hr',
  router: hrRouter,
  resources,
  jobs: [turnLeaveYear, completePayroll],
  listeners: [...listeners, ...payrollListeners],
  approvals: [leaveApproval, payrollApproval],
  notifications: [...notifications, ...payrollNotifications],
  signals: payrollSignals,
})
