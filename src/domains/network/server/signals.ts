/** What open pages hear of the network: both people of an edge load their own again. */
import { blocked, followed, requestAccepted, requestDeclined, requested, requestWithdrawn, unblocked, unfollowed } from '#events/network.ts'
import { type SignalRule, signalsFor } from '#platform/server/realtime/signals.ts'
import type { Signal } from '#platform/shared/signal.ts'

const people = (...ids: string[]): Signal[] => ids.map((id) => ({ to: { user: id }, topic: 'network.people', ids: [] }))

/** A declined request is not said to its sender. After a block both load again, because neither sees the other any more. */
export const signals: readonly SignalRule[] = [
  signalsFor(followed, ({ payload: { followerId, followedId } }) => people(followerId, followedId)),
  signalsFor(unfollowed, ({ payload: { followerId, followedId } }) => people(followerId, followedId)),
  signalsFor(requested, ({ payload: { senderId, receiverId } }) => people(senderId, receiverId)),
  signalsFor(requestWithdrawn, ({ payload: { senderId, receiverId } }) => people(senderId, receiverId)),
  signalsFor(requestAccepted, ({ payload: { senderId, receiverId } }) => people(senderId, receiverId)),
  signalsFor(requestDeclined, ({ payload: { receiverId } }) => people(receiverId)),
  signalsFor(blocked, ({ payload: { blockerId, blockedId } }) => people(blockerId, blockedId)),
  signalsFor(unblocked, ({ payload: { blockerId, blockedId } }) => people(blockerId, blockedId)),
]
