import type { DashboardNumber } from '#platform/server/services.ts'
import { countOwnWaiting, countWaiting } from './requests.sql.ts'
import { loadRights } from './rights.ts'

/** Requests that this member may decide. */
export const dashboardNumbers: readonly DashboardNumber[] = [
  {
    key: 'approvals.waiting',
    permission: null,
    async load({ services, membership, userId }) {
      const { workspaceId, permissions } = membership
      const kinds = [...services.approvalKinds.values()].flatMap(({ kind, permission }) =>
        permission !== null && permissions.includes(permission) ? [kind] : [],
      )
      const { total, standsIn } = await countOwnWaiting(services.db, { workspaceId, userId, kinds, now: services.now() })
      if (!standsIn) return { ...total, amount: null }
      const rights = await loadRights(services.db, services, userId, workspaceId, services.now())
      return { ...(await countWaiting(services.db, workspaceId, rights)), amount: null }
    },
  },
]
