import { defineFact } from '#platform/shared/fact.ts'

/** `workspaceId` is the vendor's, or of who would like to be one. */
type Of = { workspaceId: string }
const workspace = (fact: Of) => fact.workspaceId

/** `applicationId` is null for a shop that Plaza began with. */
type Decision = Of & { applicationId: string | null }

export const applied = defineFact<Of & { applicationId: string }>()('vendors.applied', workspace)
/** It may sell from now on. */
export const approved = defineFact<Decision>()('vendors.approved', workspace)
export const refused = defineFact<Decision>()('vendors.refused', workspace)
/** Nothing of it is for sale until it is resumed. */
export const suspended = defineFact<Of>()('vendors.suspended', workspace)
export const resumed = defineFact<Of>()('vendors.resumed', workspace)
/** Its workspace is gone, and with it the shop. */
export const closed = defineFact<Of>()('vendors.closed', workspace)
/** What it says of itself, its pictures, or whether it is there. */
export const changed = defineFact<Of>()('vendors.changed', workspace)
