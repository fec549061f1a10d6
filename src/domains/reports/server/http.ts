import { implementOperations } from '#platform/server/implement-operations.ts'
import { reports } from '../contract.ts'
import { filterSettings } from './filter-settings.sql.ts'
import { listOwnReports } from './own-reports.ts'
import { getReportedRecord, listReportedRecords } from './reported-records.ts'
import { submitReport } from './submit-report.ts'

const os = implementOperations(reports)

export const reportsRouter = os.router({
  submit: os.submit.handler(({ input, context: { ctx } }) => submitReport(ctx, input)),
  mine: os.mine.handler(({ input, context: { ctx } }) => listOwnReports(ctx, input)),
  admin: {
    list: os.admin.list.handler(({ input, context: { ctx } }) => listReportedRecords(ctx, input)),
    get: os.admin.get.handler(({ input, context: { ctx } }) => getReportedRecord(ctx, input)),
    filter: {
      get: os.admin.filter.get.handler(({ context: { ctx } }) => filterSettings.load(ctx.services.db)),
      update: os.admin.filter.update.handler(({ input, context: { ctx } }) => filterSettings.update(ctx, input)),
    },
  },
})
