import { filterPermittedWorkspaces } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { defineResource } from '#platform/server/resources.ts'
import type { Viewer } from '#platform/server/services.ts'
import { type LeaveRow, loadLeaves } from './leave-requests.sql.ts'

/** Colleagues with the permission see it. It is exported with the employee. */
export const leaveRequest = defineResource({
  type: 'leaveRequest',
  async cards(db, viewer, _language, ids) {
    const seen = await loadPermitted(db, viewer, ids)
    return ids.map((id) => {
      const leave = seen.get(id)
      if (!leave) return null
      const { employeeName: title, department: subtitle } = leave
      return { type: 'leaveRequest', id, title, subtitle, image: null, href: `/hr/leave/${id}`, amount: null, state: null }
    })
  },
  async can(db, viewer, act, ids) {
    return act === 'view' ? new Set((await loadPermitted(db, viewer, ids)).keys()) : new Set()
  },
  async audience(db, id) {
    const [leave] = await loadLeaves(db, [id])
    return leave ? { kind: 'people', userIds: [], members: [{ workspaceId: leave.workspaceId, permission: 'hr' }] } : null
  },
})

/** Those of the viewer's workspaces, by id. */
async function loadPermitted(db: Db, viewer: Viewer, ids: readonly string[]): Promise<Map<string, LeaveRow>> {
  if (viewer.kind !== 'member') return new Map()
  const leaves = await loadLeaves(db, ids)
  const workspaceIds = leaves.map(({ workspaceId }) => workspaceId)
  const own = await filterPermittedWorkspaces(db, viewer.id, workspaceIds, 'hr')
  return new Map(leaves.flatMap((leave) => (own.has(leave.workspaceId) ? [[leave.id, leave]] : [])))
}
