import { appealDecided, decisionAppealed, decisionMade } from '#events/moderation.ts'
import { defineDomain } from '#platform/server/domain.ts'
import { destroyRemoved } from './destroy-removed.ts'
import { moderationRouter } from './http.ts'
import { listeners } from './listeners.ts'
import { notifications } from './notifications.ts'
import { resources } from './resources.ts'
import { sendStatement } from './send-statement.ts'
import { signals } from './signals.ts'

export const domain = defineDomain({
  name: 'moderation',
  router: moderationRouter,
  listeners,
  jobs: [sendStatement, destroyRemoved],
  resources,
  signals,
  notifications,
  cacheRules: [{ events: [decisionMade, decisionAppealed, appealDecided], invalidates: () => ['transparency'] }],
})
