/** What open pages hear of conversations. */
import { messageSent } from '#events/messages.ts'
import { blocked, unblocked } from '#events/network.ts'
import { type SignalRule, signalsFor } from '#platform/server/realtime/signals.ts'
import type { Signal } from '#platform/shared/signal.ts'

type Concerned = Pick<Parameters<typeof messageSent>[0], 'conversationId' | 'userIds' | 'workspaces'>

/** Everybody who takes part loads the conversation again. */
function toParties({ conversationId, userIds, workspaces }: Concerned): Signal[] {
  const targets: Signal['to'][] = [
    ...userIds.map((user) => ({ user })),
    ...workspaces.map(({ workspaceId: workspace, permission }) => ({ workspace, permission })),
  ]
  return targets.map((to) => ({ to, topic: 'messages.conversation', ids: [conversationId] }))
}

/** A block hides conversations, and shows them again when it ends. */
const toBoth = ({ blockerId, blockedId }: { blockerId: string; blockedId: string }): Signal[] =>
  [blockerId, blockedId].map((user) => ({ to: { user }, topic: 'messages.conversation', ids: [] }))

export const signals: readonly SignalRule[] = [
  signalsFor(messageSent, ({ payload }) => toParties(payload)),
  signalsFor(blocked, ({ payload }) => toBoth(payload)),
  signalsFor(unblocked, ({ payload }) => toBoth(payload)),
]
