/** Public interface of the network for the servers of other domains. */
export { loadHiddenPeople, loadUnseenPeople } from './hidden-people.ts'
export { findMentioned, type Mention } from './mentions.ts'
export { loadProfileAccess } from './profile-access.ts'
export { loadReadingLists, loadStandings, type Standing } from './publishing.sql.ts'
export { loadMutedPairs } from './restrictions.sql.ts'
export { addVendorFollower, removeVendorFollower } from './vendor-followers.ts'
export { loadFollowedVendors } from './vendor-follows.sql.ts'
