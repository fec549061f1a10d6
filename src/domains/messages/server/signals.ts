/** What open pages hear of conversations. */

import { conversationChanged, messageEdited, messageRemoved, messageSent, reactionsChanged, readingChanged } from '#events/messages.ts'
import { blocked, unblocked } from '#events/network.ts'
import { type SignalRule, signalsFor } from '#platform/server/realtime/signals.ts'
import type { EventPayload } from '#platform/shared/domain-event.ts'
import type { Signal } from '#platform/shared/signal.ts'

type Concerned = Pick<EventPayload<typeof messageSent>, 'conversationId' | 'userIds' | 'workspaces'>

const targetsOf = ({ userIds, workspaces }: Concerned): Signal['to'][] => [
  ...userIds.map((user) => ({ user })),
  ...workspaces.map(({ workspaceId: workspace, permission }) => ({ workspace, permission })),
]

/** Everybody who takes part loads the conversation again. */
const toParties = (payload: Concerned): Signal[] =>
  targetsOf(payload).map((to) => ({ to, topic: 'messages.conversation', ids: [payload.conversationId] }))

/** Own other pages count again, and others see the receipt. */
const toReaders = (payload: Concerned & { userId: string }): Signal[] =>
  [{ user: payload.userId }, ...targetsOf(payload)].map((to) => ({ to, topic: 'messages.reading', ids: [payload.conversationId] }))

/** A block hides conversations, and shows them again when it ends. */
const toBoth = ({ blockerId, blockedId }: { blockerId: string; blockedId: string }): Signal[] =>
  [blockerId, blockedId].map((user) => ({ to: { user }, topic: 'messages.conversation', ids: [] }))

export const signals: readonly SignalRule[] = [
  signalsFor(messageSent, ({ payload }) => toParties(payload)),
  signalsFor(messageEdited, ({ payload }) => toParties(payload)),
  signalsFor(messageRemoved, ({ payload }) => toParties(payload)),
  signalsFor(reactionsChanged, ({ payload }) => toParties(payload)),
  signalsFor(conversationChanged, ({ payload }) => toParties(payload)),
  signalsFor(readingChanged, ({ payload }) => toReaders(payload)),
  signalsFor(blocked, ({ payload }) => toBoth(payload)),
  signalsFor(unblocked, ({ payload }) => toBoth(payload)),
]
