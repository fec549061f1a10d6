import { defineFact } from '#platform/shared/fact.ts'

type In = { workspaceId: string }
const workspace = (fact: In) => fact.workspaceId

export const created = defineFact<In>()('workspaces.created', workspace)
export const renamed = defineFact<In>()('workspaces.renamed', workspace)
/** Deleted, or left without people because its owner left Plaza. */
export const closed = defineFact<In>()('workspaces.closed', workspace)
/** Somebody is to get a link by mail: a new invitation, or an old one with a new link. */
export const memberInvited = defineFact<In & { invitationId: string }>()('workspaces.memberInvited', workspace)
export const memberJoined = defineFact<In & { userId: string }>()('workspaces.memberJoined', workspace)
/** Another role, or other areas. */
export const memberChanged = defineFact<In & { userId: string }>()('workspaces.memberChanged', workspace)
/** `by`: who removed them, or they themselves. */
export const memberLeft = defineFact<In & { userId: string; by: string }>()('workspaces.memberLeft', workspace)
export const ownershipTransferred = defineFact<In & { from: string; to: string }>()('workspaces.ownershipTransferred', workspace)
