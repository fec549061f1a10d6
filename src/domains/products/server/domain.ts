import { defineDomain } from '#platform/server/domain.ts'
import { productsRouter } from './http.ts'

export const domain = defineDomain({ name: 'products', router: productsRouter })
