import { defineDomain } from '#platform/server/domain.ts'
import { crmRouter } from './http.ts'

export const domain = defineDomain({ name: 'crm', router: crmRouter })
