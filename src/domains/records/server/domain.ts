import { defineDomain } from '#platform/server/domain.ts'
import { recordsRouter } from './http.ts'
import { listeners } from './listeners.ts'
import { notifications } from './notifications.ts'
import { resources } from './resources.ts'

export const domain = defineDomain({ name: 'records', router: recordsRouter, listeners, resources, notifications })
