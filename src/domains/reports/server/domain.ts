import { defineDomain } from '#platform/server/domain.ts'
import { reportsRouter } from './http.ts'
import { deleteOldReports } from './jobs.ts'
import { resources } from './resources.ts'
import { signals } from './signals.ts'

export const domain = defineDomain({ name: 'reports', router: reportsRouter, jobs: [deleteOldReports], resources, signals })
