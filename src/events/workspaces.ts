import { defineEvent } from '#platform/shared/domain-event.ts'

type WorkspacePayload = { workspaceId: string }
const workspaceAggregate = (event: WorkspacePayload) => event.workspaceId

export const created = defineEvent<WorkspacePayload & { ownerId: string }>()('workspaces.created', workspaceAggregate)
export const renamed = defineEvent<WorkspacePayload>()('workspaces.renamed', workspaceAggregate)
/** The workspace was deleted, or has no members because its owner deleted their account. */
export const closed = defineEvent<WorkspacePayload>()('workspaces.closed', workspaceAggregate)
/** A person has to receive a link by mail: for a new invitation, or a new link for an old one. */
export const memberInvited = defineEvent<WorkspacePayload & { invitationId: string }>()('workspaces.memberInvited', workspaceAggregate)
/** The invitation was withdrawn, or the invited account declined it. */
export const invitationEnded = defineEvent<WorkspacePayload & { invitationId: string }>()('workspaces.invitationEnded', workspaceAggregate)
/** Somebody with another account than the invited one wants to join: the inviter hears of it by mail. */
export const joinRequested = defineEvent<WorkspacePayload & { invitationId: string; userId: string }>()(
  'workspaces.joinRequested',
  workspaceAggregate,
)
export const memberJoined = defineEvent<WorkspacePayload & { userId: string }>()('workspaces.memberJoined', workspaceAggregate)
/** The member's role or permissions changed. */
export const memberChanged = defineEvent<WorkspacePayload & { userId: string }>()('workspaces.memberChanged', workspaceAggregate)
/** `by`: the user who removed the member, or the member themselves. */
export const memberLeft = defineEvent<WorkspacePayload & { userId: string; by: string }>()('workspaces.memberLeft', workspaceAggregate)
export const ownershipTransferred = defineEvent<WorkspacePayload & { from: string; to: string }>()(
  'workspaces.ownershipTransferred',
  workspaceAggregate,
)
