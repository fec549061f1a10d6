/** What open pages hear of approvals: they ask again for what their reader may see. */
import { approvalDecided, approvalRequested, limitChanged, substituteNamed } from '#events/approvals.ts'
import { type SignalRule, signalsFor } from '#platform/server/realtime/signals.ts'
import type { Signal } from '#platform/shared/signal.ts'

const about = (workspaceId: string | null, ids: readonly string[]): Signal[] => [
  { to: workspaceId === null ? 'admins' : { workspace: workspaceId }, topic: 'approvals.request', ids },
]

export const signals: readonly SignalRule[] = [
  signalsFor(approvalRequested, ({ payload: { workspaceId, requestId } }) => about(workspaceId, [requestId])),
  signalsFor(approvalDecided, ({ payload: { workspaceId, requestId } }) => about(workspaceId, [requestId])),
  signalsFor(limitChanged, ({ payload: { workspaceId } }) => about(workspaceId, [])),
  signalsFor(substituteNamed, ({ payload: { workspaceId } }) => about(workspaceId, [])),
]
