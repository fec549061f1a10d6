import { defineDomain } from '#platform/server/domain.ts'
import { messagesRouter } from './http.ts'
import { listeners } from './listeners.ts'
import { notifications } from './notifications.ts'
import { resources } from './resources.ts'
import { searchSources } from './search-source.ts'
import { signals } from './signals.ts'

export const domain = defineDomain({
  name: 'messages',
  router: messagesRouter,
  listeners,
  resources,
  searchSources,
  signals,
  notifications,
})
