/** Public interface of approvals for the servers of other domains. */

export {
  type ApprovalState,
  findEffectiveLimit,
  loadApprovals,
  lockApproval,
  needsApproval,
  requestApproval,
  withdrawApproval,
} from './request-approval.ts'
export { decideRequest } from './settle-request.ts'
export { loadRepresentatives, loadRepresentedIn } from './substitutes.sql.ts'
