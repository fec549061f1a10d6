import { defineDomain } from '#platform/server/domain.ts'
import { searchRouter } from './http.ts'

export const domain = defineDomain({ name: 'search', router: searchRouter })
