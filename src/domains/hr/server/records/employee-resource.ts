/** Employees as records: they belong to the workspace, and those with the permission see them. */
import { filterPermittedWorkspaces } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { defineResource } from '#platform/server/resources.ts'
import type { Act, Audience, Searchable, Viewer } from '#platform/server/services.ts'
import { isSharedWith } from '../employments/shared-files.sql.ts'
import { type EmployeeHead, loadEmployeeHeads, loadEmployeeIds } from './employee-heads.sql.ts'

/** What colleagues with the permission do with the employees of their workspace. */
const ACTS: readonly Act[] = ['view', 'note', 'attach']
const hrefOf = (id: string) => `/hr/employees/${id}`

const colleagues = (workspaceId: string): Audience => ({ kind: 'people', userIds: [], members: [{ workspaceId, permission: 'hr' }] })

export const employeeRecord = defineResource({
  type: 'employee',
  async cards(db, viewer, _language, ids) {
    const seen = await loadPermitted(db, viewer, ids)
    return ids.map((id) => {
      const found = seen.get(id)
      if (!found) return null
      const { name: title, position: subtitle } = found
      return { type: 'employee', id, title, subtitle, image: null, href: hrefOf(id), amount: null, state: null }
    })
  },
  async can(db, viewer, act, ids) {
    return ACTS.includes(act) ? new Set((await loadPermitted(db, viewer, ids)).keys()) : new Set()
  },
  async audience(db, id) {
    const [found] = await loadEmployeeHeads(db, [id])
    return found ? colleagues(found.workspaceId) : null
  },
  business: {
    permission: 'hr',
    workspacesOf: async (db, ids) => new Map((await loadEmployeeHeads(db, ids)).map(({ id, workspaceId }) => [id, workspaceId])),
    async pageOf(db, workspaceId, id) {
      const [found] = await loadEmployeeHeads(db, [id])
      return found?.workspaceId === workspaceId ? { title: found.name, href: hrefOf(id) } : null
    },
    sharesFile: async (db, viewer, attachmentId) => viewer.kind === 'member' && isSharedWith(db, attachmentId, viewer.id),
  },
})

/** Those of the viewer's workspaces, by id. */
async function loadPermitted(db: Db, viewer: Viewer, ids: readonly string[]): Promise<Map<string, EmployeeHead>> {
  if (viewer.kind !== 'member') return new Map()
  const heads = await loadEmployeeHeads(db, ids)
  const workspaceIds = heads.map(({ workspaceId }) => workspaceId)
  const own = await filterPermittedWorkspaces(db, viewer.id, workspaceIds, 'hr')
  return new Map(heads.flatMap((head) => (own.has(head.workspaceId) ? [[head.id, head]] : [])))
}

/** By name, position, department and email. Pay and notes are in no document. */
export const employeeSearchable: Searchable = {
  type: 'employee',
  async documents(db, ids) {
    return (await loadEmployeeHeads(db, ids)).map(({ id, workspaceId, name, words, createdAt }) => ({
      id,
      title: name,
      words,
      audience: colleagues(workspaceId),
      personId: null,
      rank: createdAt.getTime(),
    }))
  },
  ids: loadEmployeeIds,
}
