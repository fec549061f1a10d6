import { invalidateByKey, invalidateEach } from '#platform/web/realtime/refetch.ts'
import type { SignalHandlers } from '#platform/web/realtime/signal-handlers.ts'

export const signals: SignalHandlers = {
  'workspaces.workspace'(client, ids) {
    invalidateByKey(client, 'workspaces')
    for (const list of ['company', 'members', 'invitations']) invalidateEach(client, ids, (id) => ['workspace', id, list])
  },
}
