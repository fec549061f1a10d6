/** The address book. */
import { implement } from '@orpc/server'
import { guard, type RequestContext } from '#platform/server/bind.ts'
import { accounts } from '../../contract.ts'
import { addAddress, listAddresses, makeDefaultAddress, removeAddress, updateAddress } from '../change-addresses.ts'

const os = implement(accounts).$context<RequestContext>().use(guard)

export const addressesRouter = {
  addresses: {
    list: os.addresses.list.handler(({ context: { call } }) => listAddresses(call)),
    add: os.addresses.add.handler(({ input, context: { call } }) => addAddress(call, input)),
    update: os.addresses.update.handler(({ input, context: { call } }) => updateAddress(call, input)),
    remove: os.addresses.remove.handler(({ input, context: { call } }) => removeAddress(call, input)),
    makeDefault: os.addresses.makeDefault.handler(({ input, context: { call } }) => makeDefaultAddress(call, input)),
  },
}
