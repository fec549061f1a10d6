import { defineDomain } from '#platform/server/domain.ts'
import { hrRouter } from './http.ts'
import { resources } from './resources.ts'

export const domain = defineDomain({ name: 'hr', router: hrRouter, resources })
