import { implementOperations } from '#platform/server/implement-operations.ts'
import { accounts } from '../../contract.ts'
import { addAddress } from '../add-address.ts'
import { listAddresses } from '../address-book.ts'
import { makeDefaultAddress } from '../make-default-address.ts'
import { removeAddress } from '../remove-address.ts'
import { updateAddress } from '../update-address.ts'

const os = implementOperations(accounts)

export const addressesRouter = {
  addresses: {
    list: os.addresses.list.handler(({ context: { ctx } }) => listAddresses(ctx)),
    add: os.addresses.add.handler(({ input, context: { ctx } }) => addAddress(ctx, input)),
    update: os.addresses.update.handler(({ input, context: { ctx } }) => updateAddress(ctx, input)),
    remove: os.addresses.remove.handler(({ input, context: { ctx } }) => removeAddress(ctx, input)),
    makeDefault: os.addresses.makeDefault.handler(({ input, context: { ctx } }) => makeDefaultAddress(ctx, input)),
  },
}
