import { invalidateByKey, invalidateEach } from '#platform/web/realtime/refetch.ts'
import type { SignalHandlers } from '#platform/web/realtime/signal-handlers.ts'

export const signals: SignalHandlers = {
  'inventory.stock'(client, variantIds) {
    invalidateEach(client, variantIds, (variantId) => ['workspace', null, 'inventory', 'item', variantId])
    for (const list of ['stock', 'picture', 'warehouses', 'value', 'lots', 'lot'])
      invalidateByKey(client, 'workspace', null, 'inventory', list)
  },
  'inventory.transfer'(client, transferIds) {
    invalidateEach(client, transferIds, (transferId) => ['workspace', null, 'inventory', 'transfer', transferId])
    for (const list of ['transfers', 'warehouses']) invalidateByKey(client, 'workspace', null, 'inventory', list)
  },
}
