import { defineDomain } from '#platform/server/domain.ts'
import { dashboardNumbers } from './dashboard-numbers.ts'
import { approvalsRouter } from './http.ts'
import { notifications } from './notifications.ts'
import { resources } from './resources.ts'
import { signals } from './signals.ts'

export const domain = defineDomain({ name: 'approvals', router: approvalsRouter, resources, signals, dashboardNumbers, notifications })
