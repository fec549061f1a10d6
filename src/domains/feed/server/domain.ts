import { defineDomain } from '#platform/server/domain.ts'
import { clearGroup } from './clear-group.ts'
import { fetchLink } from './fetch-link.ts'
import { feedRouter } from './http.ts'
import { listeners } from './listeners.ts'
import { notifications } from './notifications.ts'
import { resources } from './resources.ts'
import { searchables } from './searchables.ts'
import { signals } from './signals.ts'

export const domain = defineDomain({
  name: 'feed',
  router: feedRouter,
  listeners,
  jobs: [clearGroup, fetchLink],
  notifications,
  resources,
  searchables,
  signals,
})
