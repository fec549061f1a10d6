import { defineDomain } from '#platform/server/domain.ts'
import { commentsRouter } from './http.ts'
import { listeners } from './listeners.ts'
import { notifications } from './notifications.ts'
import { resources } from './resources.ts'
import { signals } from './signals.ts'

export const domain = defineDomain({ name: 'comments', router: commentsRouter, listeners, resources, signals, notifications })
