import { defineDomain } from '#platform/server/domain.ts'
import { dashboardNumbers } from './dashboard-numbers.ts'
import { productsRouter } from './http.ts'
import { signals } from './signals.ts'

export const domain = defineDomain({ name: 'products', router: productsRouter, signals, dashboardNumbers })
