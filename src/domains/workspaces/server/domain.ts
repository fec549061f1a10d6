import { defineDomain } from '#platform/server/domain.ts'
import { workspacesRouter } from './http.ts'
import { deleteOldInvitations, mailInvitation, mailJoinRequest } from './jobs.ts'
import { listeners } from './listeners.ts'
import { notifications } from './notifications.ts'
import { dashboardNumbers } from './received-invitations.ts'
import { resources } from './resources.ts'
import { signals } from './signals.ts'

export const domain = defineDomain({
  name: 'workspaces',
  router: workspacesRouter,
  listeners,
  jobs: [deleteOldInvitations, mailInvitation, mailJoinRequest],
  resources,
  signals,
  dashboardNumbers,
  notifications,
})
