import { implement } from '@orpc/server'
import { guard, type RequestContext } from '#platform/server/bind.ts'
import { vendors } from '../contract.ts'
import { listDeliveryMethods } from './list-delivery-methods.ts'

const os = implement(vendors).$context<RequestContext>().use(guard)

export const vendorsRouter = os.router({
  deliveryMethods: {
    list: os.deliveryMethods.list.handler(async ({ input, context: { call } }) => ({
      items: await listDeliveryMethods(call.kernel.db, input.vendor, call.language),
    })),
  },
})
