import { implementOperations } from '#platform/server/implement-operations.ts'
import { analytics } from '../contract.ts'
import { vendorOverview } from './vendor-overview.ts'

const os = implementOperations(analytics)

export const analyticsRouter = os.router({
  vendor: {
    overview: os.vendor.overview.handler(({ input, context: { ctx } }) => vendorOverview(ctx, input)),
  },
})
