/** What open pages hear of accounts. Streams that lost a right end, and their browsers come back with those that are left. */
import { emailVerified, profileChanged, roleChanged, securityChanged, sessionsEnded } from '#events/accounts.ts'
import { endStreams } from '#platform/server/realtime/access.ts'
import { type SignalRule, signalsFor } from '#platform/server/realtime/signals.ts'
import type { Signal } from '#platform/shared/signal.ts'

export const signals: readonly SignalRule[] = [
  signalsFor(sessionsEnded, ({ aggregate, payload }) => [endStreams({ user: aggregate }, payload.sessionIds), me(aggregate)]),
  signalsFor(roleChanged, ({ aggregate }) => [endStreams({ user: aggregate })]),
  signalsFor(securityChanged, ({ aggregate }) => [me(aggregate)]),
  signalsFor(profileChanged, ({ aggregate }) => [me(aggregate)]),
  signalsFor(emailVerified, ({ aggregate }) => [me(aggregate)]),
]

/** The account, its sessions or its credentials. */
const me = (userId: string): Signal => ({ to: { user: userId }, topic: 'accounts.me', ids: [userId] })
