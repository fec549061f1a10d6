import { defineDomain } from '#platform/server/domain.ts'
import { remindOfEvents } from './events/remind-of-events.ts'
import { groupsRouter } from './http.ts'
import { listeners } from './listeners.ts'
import { notifications } from './notifications.ts'
import { resources } from './resources.ts'
import { searchables } from './searchables.ts'
import { signals } from './signals.ts'

export const domain = defineDomain({
  name: 'groups',
  router: groupsRouter,
  listeners,
  jobs: [remindOfEvents],
  resources,
  searchables,
  signals,
  notifications,
})
