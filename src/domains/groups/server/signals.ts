/** What open pages hear of groups: the person concerned and those who moderate. */

import {
  banLifted,
  eventAnswered,
  eventCancelled,
  eventChanged,
  eventCreated,
  eventDeleted,
  filesChanged,
  groupChanged,
  groupDeleted,
  groupRemoved,
  groupRestored,
  invitationClosed,
  invited,
  joinRequested,
  memberJoined,
  memberLeft,
  memberRemoved,
  moderatorAdded,
  moderatorRemoved,
  ownerChanged,
  requestClosed,
  shelfChanged,
} from '#events/groups.ts'
import { type SignalRule, signalsFor } from '#platform/server/realtime/signals.ts'
import type { EventPayload } from '#platform/shared/domain-event.ts'
import type { Signal } from '#platform/shared/signal.ts'

const toPeople = (userIds: readonly string[], groupId: string): Signal[] =>
  [...new Set(userIds)].map((user) => ({ to: { user }, topic: 'groups.group', ids: [groupId] }))

const ABOUT_PEOPLE = [
  memberJoined,
  memberLeft,
  memberRemoved,
  joinRequested,
  requestClosed,
  invited,
  invitationClosed,
  moderatorAdded,
  moderatorRemoved,
  ownerChanged,
] as const

const ABOUT_EVENTS = [eventCreated, eventChanged, eventCancelled, eventDeleted, eventAnswered] as const

type AboutEvent = EventPayload<typeof eventDeleted>

const about = (readers: AboutEvent['readers'], signal: Pick<Signal, 'topic' | 'ids'>): Signal[] =>
  readers === null ? [{ to: 'everyone', ...signal }] : readers.map((user) => ({ to: { user }, ...signal }))

export const signals: readonly SignalRule[] = [
  ...ABOUT_PEOPLE.map((event) =>
    signalsFor(event as typeof memberJoined, ({ payload: { groupId, userId, moderatorIds } }) =>
      toPeople([userId, ...moderatorIds], groupId),
    ),
  ),
  ...ABOUT_EVENTS.map((event) =>
    signalsFor(event as typeof eventDeleted, ({ payload: { eventId, readers } }) =>
      about(readers, { topic: 'groups.event', ids: [eventId] }),
    ),
  ),
  signalsFor(filesChanged, ({ payload: { groupId, readers } }) => about(readers, { topic: 'groups.files', ids: [groupId] })),
  signalsFor(shelfChanged, ({ payload: { groupId, readers } }) => about(readers, { topic: 'groups.shelf', ids: [groupId] })),
  signalsFor(banLifted, ({ payload: { groupId, moderatorIds } }) => toPeople(moderatorIds, groupId)),
  signalsFor(groupChanged, ({ payload: { groupId, moderatorIds } }) => toPeople(moderatorIds, groupId)),
  ...[groupDeleted, groupRemoved, groupRestored].map((event) =>
    signalsFor(event as typeof groupDeleted, ({ payload: { groupId, memberIds } }) => toPeople(memberIds, groupId)),
  ),
]
