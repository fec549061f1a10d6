/** What open pages hear of workspaces. A member whose rights changed gets a new stream. */
import {
  closed,
  created,
  invitationEnded,
  memberChanged,
  memberInvited,
  memberJoined,
  memberLeft,
  ownershipTransferred,
  renamed,
} from '#events/workspaces.ts'
import { endStreams } from '#platform/server/realtime/access.ts'
import { type SignalRule, signalsFor } from '#platform/server/realtime/signals.ts'
import type { Signal } from '#platform/shared/signal.ts'

export const signals: readonly SignalRule[] = [
  signalsFor(created, ({ payload }) => [endStreams({ user: payload.ownerId })]),
  signalsFor(renamed, ({ aggregate }) => [workspace(aggregate)]),
  signalsFor(closed, ({ aggregate }) => [endStreams({ workspace: aggregate })]),
  ...[memberInvited, invitationEnded].map((event) => signalsFor(event, ({ aggregate }) => [workspace(aggregate)])),
  ...[memberJoined, memberChanged].map((event) =>
    signalsFor(event, ({ aggregate, payload }) => [workspace(aggregate), endStreams({ user: payload.userId })]),
  ),
  signalsFor(memberLeft, ({ aggregate, payload }) => [endStreams({ user: payload.userId }), workspace(aggregate)]),
  signalsFor(ownershipTransferred, ({ aggregate, payload }) => [
    workspace(aggregate),
    endStreams({ user: payload.from }),
    endStreams({ user: payload.to }),
  ]),
]

/** Its name, members or invitations. */
const workspace = (id: string): Signal => ({ to: { workspace: id }, topic: 'workspaces.workspace', ids: [id] })
