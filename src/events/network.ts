import { defineEvent } from '#platform/shared/domain-event.ts'

/** `byRequest`: the followed person accepted a request. */
export const followed = defineEvent<{ followerId: string; followedId: string; byRequest: boolean }>()(
  'network.followed',
  ({ followedId }) => followedId,
)
/** The follower unfollowed, or was removed by the person they followed. */
export const unfollowed = defineEvent<{ followerId: string; followedId: string }>()('network.unfollowed', ({ followedId }) => followedId)

type RequestPayload = { senderId: string; receiverId: string }
const requestAggregate = ({ receiverId }: RequestPayload) => receiverId

/** Somebody asks to follow a person. */
export const requested = defineEvent<RequestPayload>()('network.requested', requestAggregate)
export const requestWithdrawn = defineEvent<RequestPayload>()('network.requestWithdrawn', requestAggregate)
/** `followed` says the rest. */
export const requestAccepted = defineEvent<RequestPayload>()('network.requestAccepted', requestAggregate)
export const requestDeclined = defineEvent<RequestPayload>()('network.requestDeclined', requestAggregate)

/** Neither sees the other from now on; what they followed and asked for has ended. */
export const blocked = defineEvent<{ blockerId: string; blockedId: string }>()('network.blocked', ({ blockerId }) => blockerId)
export const unblocked = defineEvent<{ blockerId: string; blockedId: string }>()('network.unblocked', ({ blockerId }) => blockerId)

/** A member follows a vendor, or stops. `workspaceId` is the vendor’s. */
export const vendorFollowed = defineEvent<{ userId: string; workspaceId: string }>()(
  'network.vendorFollowed',
  ({ workspaceId }) => workspaceId,
)
export const vendorUnfollowed = defineEvent<{ userId: string; workspaceId: string }>()(
  'network.vendorUnfollowed',
  ({ workspaceId }) => workspaceId,
)

/** The account became private, or public. */
export const privacyChanged = defineEvent<{ userId: string }>()('network.privacyChanged', ({ userId }) => userId)
