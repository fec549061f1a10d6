import { implement } from '@orpc/server'
import { guard, type RequestContext } from '#platform/server/bind.ts'
import { vendors } from '../contract.ts'
import { listDeliveryMethods } from './list-delivery-methods.ts'
import { addMethod, ownMethods, removeMethod, updateMethod } from './manage-delivery-methods.ts'

const os = implement(vendors).$context<RequestContext>().use(guard)

export const vendorsRouter = os.router({
  deliveryMethods: {
    list: os.deliveryMethods.list.handler(async ({ input, context: { call } }) => ({
      items: await listDeliveryMethods(call.kernel.db, input.vendor, call.language),
    })),
    own: os.deliveryMethods.own.handler(({ context: { call } }) => ownMethods(call)),
    add: os.deliveryMethods.add.handler(({ input, context: { call } }) => addMethod(call, input)),
    update: os.deliveryMethods.update.handler(({ input, context: { call } }) => updateMethod(call, input)),
    remove: os.deliveryMethods.remove.handler(({ input, context: { call } }) => removeMethod(call, input)),
  },
})
