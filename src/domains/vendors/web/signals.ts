import { invalidateByKey, invalidateEach } from '#platform/web/realtime/refetch.ts'
import type { SignalHandlers } from '#platform/web/realtime/signal-handlers.ts'

export const signals: SignalHandlers = {
  'vendors.vendor'(client, ids) {
    invalidateEach(client, ids, (workspaceId) => ['workspace', workspaceId, 'vendor'])
    for (const list of ['vendor', 'vendors', 'vendorApplications', 'pendingApplications']) invalidateByKey(client, 'admin', list)
  },
}
