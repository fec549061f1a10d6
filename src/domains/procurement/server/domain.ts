import { defineDomain } from '#platform/server/domain.ts'
import { approvals } from './approvals.ts'
import { procurementRouter } from './http.ts'
import { listeners } from './listeners.ts'
import { resources } from './resources.ts'
import { searchables } from './searchables.ts'

export const domain = defineDomain({ name: 'procurement', router: procurementRouter, listeners, resources, approvals, searchables })
