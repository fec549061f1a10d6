/** Public interface of workspaces for the servers of other domains. */

export { findOwner, loadColleagueIds, loadMemberIds, loadOwnedWorkspaceIds, loadOwners, loadWorkspaceIdsOf } from './members.sql.ts'
export {
  filterOwnWorkspaces,
  filterPermittedWorkspaces,
  loadManagerIds,
  loadMembership,
  loadMembershipsByUser,
  loadOwnMemberships,
  loadPermittedUserIds,
  loadPermittedWorkspaceIds,
  lockMembership,
} from './memberships.ts'
export { openBusiness } from './open-business.ts'
export { requireOutsider } from './require-outsider.ts'
export { hasAnyWorkspace, loadWorkspaceNames } from './workspaces.sql.ts'
