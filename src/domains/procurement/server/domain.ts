import { defineDomain } from '#platform/server/domain.ts'
import { procurementRouter } from './http.ts'
import { notifications } from './notifications.ts'
import { resources } from './resources.ts'

export const domain = defineDomain({ name: 'procurement', router: procurementRouter, resources, notifications })
