import { defineEvent } from '#platform/shared/domain-event.ts'

type GroupPayload = { groupId: string }
/** `moderatorIds`: the owner and the moderators, whose pages show it. */
type PersonPayload = GroupPayload & { userId: string; moderatorIds: readonly string[] }
const groupAggregate = ({ groupId }: GroupPayload) => groupId

export const groupCreated = defineEvent<GroupPayload & { ownerId: string }>()('groups.created', groupAggregate)
/** Name, description, rules, settings or banner. */
export const groupChanged = defineEvent<GroupPayload & { moderatorIds: readonly string[] }>()('groups.changed', groupAggregate)
export const groupDeleted = defineEvent<GroupPayload & { memberIds: readonly string[] }>()('groups.deleted', groupAggregate)

/** By a moderation decision: only the owner and administrators still see it. `memberIds`: people whose open pages show it. */
export const groupRemoved = defineEvent<GroupPayload & { memberIds: readonly string[] }>()('groups.removed', groupAggregate)
export const groupRestored = defineEvent<GroupPayload & { memberIds: readonly string[] }>()('groups.restored', groupAggregate)

export const memberJoined = defineEvent<PersonPayload>()('groups.memberJoined', groupAggregate)
export const memberLeft = defineEvent<PersonPayload>()('groups.memberLeft', groupAggregate)
export const memberRemoved = defineEvent<PersonPayload & { byId: string; reason: string }>()('groups.memberRemoved', groupAggregate)

export const joinRequested = defineEvent<PersonPayload>()('groups.joinRequested', groupAggregate)
/** `acceptedBy` is null when the request was withdrawn or declined. `memberJoined` says the rest. */
export const requestClosed = defineEvent<PersonPayload & { acceptedBy: string | null }>()('groups.requestClosed', groupAggregate)

export const invited = defineEvent<PersonPayload & { byId: string }>()('groups.invited', groupAggregate)
/** Accepted, declined or withdrawn. */
export const invitationClosed = defineEvent<PersonPayload>()('groups.invitationClosed', groupAggregate)

/** Somebody who was kept out may join again; the person is not told. */
export const banLifted = defineEvent<GroupPayload & { moderatorIds: readonly string[] }>()('groups.banLifted', groupAggregate)

export const moderatorAdded = defineEvent<PersonPayload & { byId: string }>()('groups.moderatorAdded', groupAggregate)
export const moderatorRemoved = defineEvent<PersonPayload>()('groups.moderatorRemoved', groupAggregate)
/** `userId` is the new owner; `byId` is null when the group was inherited. */
export const ownerChanged = defineEvent<PersonPayload & { byId: string | null }>()('groups.ownerChanged', groupAggregate)

export const filesChanged = defineEvent<GroupPayload & { readers: readonly string[] | null }>()('groups.filesChanged', groupAggregate)
export const shelfChanged = defineEvent<GroupPayload & { readers: readonly string[] | null }>()('groups.shelfChanged', groupAggregate)

/** `readers`: people whose open pages show it; null: everybody, because the group is public. */
type EventPayload = GroupPayload & { eventId: string; readers: readonly string[] | null }
type EventId = { eventId: string }
const eventAggregate = ({ eventId }: EventId) => eventId

/** `tellMembers`: the moderator wants them to hear of it. */
export const eventCreated = defineEvent<EventPayload & { byId: string; tellMembers: boolean }>()('groups.eventCreated', eventAggregate)
/** `moved`: another time or place. */
export const eventChanged = defineEvent<EventPayload & { byId: string; moved: boolean }>()('groups.eventChanged', eventAggregate)
export const eventCancelled = defineEvent<EventPayload & { byId: string }>()('groups.eventCancelled', eventAggregate)
export const eventDeleted = defineEvent<EventPayload>()('groups.eventDeleted', eventAggregate)
export const eventAnswered = defineEvent<EventPayload & { userId: string }>()('groups.eventAnswered', eventAggregate)
/** It starts within the day or the hour. */
export const eventNear = defineEvent<GroupPayload & EventId & { within: 'day' | 'hour' }>()('groups.eventNear', eventAggregate)
