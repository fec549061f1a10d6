/** The records of a member who is an employee somewhere. Nothing else of the workspaces is shown. */
import { loadAttachments } from '#domains/records/server/index.ts'
import { loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import { hashToken } from '#platform/server/secret-tokens.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { EmploymentView } from '../../contract.ts'
import { loadChecklists, loadTeamItems } from '../checklists/checklists.sql.ts'
import { toOpenItem } from '../checklists/checklists.ts'
import { type EmploymentRow, loadEmployments } from './employments.sql.ts'
import { findInvitationByToken } from './invitations.sql.ts'
import { loadSharedWith } from './shared-files.sql.ts'

/** A manager sees so many open items of their team. */
const MAX_TEAM_ITEMS = 100

export async function listEmployments({ services, userId }: MemberContext): Promise<{ items: EmploymentView[] }> {
  const { db } = services
  const rows = await loadEmployments(db, userId)
  const names = await loadWorkspaceNames(
    db,
    rows.map(({ workspaceId }) => workspaceId),
  )
  const shared = new Set((await loadSharedWith(db, userId)).map(({ attachmentId }) => attachmentId))
  const teamItems = await loadTeamItems(db, userId, services.now().toISOString().slice(0, 10), MAX_TEAM_ITEMS)
  const checklists = await Promise.all(rows.map((row) => loadOwnChecklists(row)))
  const files = shared.size === 0 ? [] : await Promise.all(rows.map((row) => loadFiles(row)))
  return {
    items: rows.map(({ workspaceId, ...row }, at) => ({
      ...row,
      workspace: { name: names.get(workspaceId) ?? '' },
      files: files[at] ?? [],
      checklists: checklists[at] ?? [],
      teamItems: teamItems.filter(({ managerId }) => managerId === row.employeeId).map(toOpenItem),
    })),
  }

  async function loadFiles({ workspaceId, employeeId }: EmploymentRow): Promise<EmploymentView['files']> {
    const attached = await loadAttachments(db, { workspaceId, type: 'employee', id: employeeId })
    return attached.filter(({ id }) => shared.has(id))
  }

  /** Without the items of others. */
  async function loadOwnChecklists({ workspaceId, employeeId }: EmploymentRow): Promise<EmploymentView['checklists']> {
    const all = await loadChecklists(db, workspaceId, employeeId)
    return all.flatMap(({ id, name, items }) => {
      const own = items.filter(({ role }) => role === 'employee').map(({ doneBy: _, ...item }) => item)
      return own.length === 0 ? [] : [{ id, name, items: own }]
    })
  }
}

export async function previewEmployment({ services: { db, now } }: MemberContext, { token }: { token: string }) {
  const invitation = await findInvitationByToken(db, hashToken(token), now())
  if (!invitation) throw notFound()
  const { workspaceId, name, expiresAt } = invitation
  const workspace = { name: (await loadWorkspaceNames(db, [workspaceId])).get(workspaceId) ?? '' }
  return { workspace, name, expiresAt: expiresAt.toISOString() }
}
