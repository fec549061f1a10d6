import type { DashboardNumber } from '#platform/server/services.ts'
import { countWaiting } from './requests.sql.ts'
import { loadRights } from './rights.ts'

/** Requests that this member may decide. */
export const dashboardNumbers: readonly DashboardNumber[] = [
  {
    key: 'approvals.waiting',
    permission: null,
    async load({ services, membership, userId }) {
      const rights = await loadRights(services.db, services, userId, membership.workspaceId, services.now())
      return { ...(await countWaiting(services.db, membership.workspaceId, rights)), amount: null }
    },
  },
]
