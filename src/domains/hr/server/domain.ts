import { defineDomain } from '#platform/server/domain.ts'
import { hrRouter } from './http.ts'
import { leaveApproval } from './leave/approvals.ts'
import { listeners } from './leave/listeners.ts'
import { notifications } from './leave/notifications.ts'
import { turnLeaveYear } from './leave/turn-year.ts'
import { resources } from './resources.ts'

export const domain = defineDomain({
  name: 'hr',
  router: hrRouter,
  resources,
  listeners,
  notifications,
  approvals: [leaveApproval],
  jobs: [turnLeaveYear],
})
