/** Requests that a member decides as the manager of the employee, or in the place of the manager. */
import { loadRepresentedIn } from '#domains/approvals/server/index.ts'
import { loadMembershipsByUser, loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { TeamLeaveRequest } from '../../contract.ts'
import { loadLeaves } from './leave-requests.sql.ts'
import { toViews } from './leave-requests.ts'
import { type Decider, loadAway, loadTeamRequestIds } from './team-leave.sql.ts'

/** A manager sees so many open requests at once. */
const MAX_REQUESTS = 50

export async function listTeamLeave({ services, userId }: MemberContext): Promise<{ items: TeamLeaveRequest[] }> {
  const { db } = services
  const ids = await loadTeamRequestIds(db, await loadDecider(db, userId, services.now()), MAX_REQUESTS)
  if (ids.length === 0) return { items: [] }
  const [rows, away] = await Promise.all([loadLeaves(db, ids), loadAway(db, ids)])
  const workspaceIds = [...new Set(rows.map(({ workspaceId }) => workspaceId))]
  const [views, names] = await Promise.all([toViews(db, rows), loadWorkspaceNames(db, workspaceIds)])
  return {
    items: ids.flatMap((id) => {
      const [row, view] = [rows.find((each) => each.id === id), views.find((each) => each.id === id)]
      if (!row || !view) return []
      const { requestedBy: _, decidedBy: __, decidedAt: ___, decisionNote: ____, ...shown } = view
      const others = away.filter(({ ofRequest }) => ofRequest === id).map(({ ofRequest: _of, ...other }) => other)
      return [{ ...shown, workspace: { name: names.get(row.workspaceId) ?? '' }, away: others }]
    }),
  }
}

/** Who left a workspace stands in for nobody there. */
export async function loadDecider(db: Db, userId: string, now: Date): Promise<Decider> {
  const memberships = (await loadMembershipsByUser(db, [userId])).get(userId) ?? []
  const workspaceIds = memberships.map(({ workspaceId }) => workspaceId)
  return { userId, represented: await loadRepresentedIn(db, workspaceIds, userId, now) }
}
