import { defineEvent } from '#platform/shared/domain-event.ts'

/** `workspaceId` is the vendor's, or the applicant's. */
type VendorPayload = { workspaceId: string }
const workspaceAggregate = (event: VendorPayload) => event.workspaceId

/** `applicationId` is null for a shop that was created without an application, such as the platform store. */
type DecisionPayload = VendorPayload & { applicationId: string | null }

export const applied = defineEvent<VendorPayload & { applicationId: string }>()('vendors.applied', workspaceAggregate)
/** The workspace may sell from now on. */
export const approved = defineEvent<DecisionPayload>()('vendors.approved', workspaceAggregate)
export const refused = defineEvent<DecisionPayload>()('vendors.refused', workspaceAggregate)
/** The vendor's products are not for sale until `resumed`. */
export const suspended = defineEvent<VendorPayload>()('vendors.suspended', workspaceAggregate)
export const resumed = defineEvent<VendorPayload>()('vendors.resumed', workspaceAggregate)
/** The shop closed because its workspace was deleted. */
export const closed = defineEvent<VendorPayload>()('vendors.closed', workspaceAggregate)
/** The shop's texts, pictures or visibility changed. */
export const changed = defineEvent<VendorPayload>()('vendors.changed', workspaceAggregate)
