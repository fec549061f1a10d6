/** Public interface of the network for the servers of other domains. */
export { loadHiddenPeople } from './hidden-people.ts'
export { loadProfileAccess } from './profile-access.ts'
export { addVendorFollower, removeVendorFollower } from './vendor-followers.ts'
export { loadFollowedVendors } from './vendor-follows.sql.ts'
