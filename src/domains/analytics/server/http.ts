import { implement } from '@orpc/server'
import { guard, type RequestContext } from '#platform/server/bind.ts'
import { analytics } from '../contract.ts'
import { vendorOverview } from './vendor-overview.ts'

const os = implement(analytics).$context<RequestContext>().use(guard)

export const analyticsRouter = os.router({
  vendor: {
    overview: os.vendor.overview.handler(({ input, context: { call } }) => vendorOverview(call, input)),
  },
})
