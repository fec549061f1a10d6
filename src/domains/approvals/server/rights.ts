/** Loads what a person may decide, and who may decide about a request. */
import { loadAdministratorIds } from '#domains/accounts/server/index.ts'
import { loadMemberIds, loadMembershipsByUser, loadPermittedUserIds } from '#domains/workspaces/server/index.ts'
import type { ApprovalKind } from '#platform/server/approvals/approval-kind.ts'
import type { Db } from '#platform/server/db.ts'
import type { Services } from '#platform/server/services.ts'
import { isConcerned, type Judged, type Rights } from './rights.rules.ts'
import { loadRepresentatives, loadRepresented } from './substitutes.sql.ts'

type Kinds = Pick<Services, 'approvalKinds'>

/** Reads the current permissions. A null `workspaceId` means the platform. */
export async function loadRights(db: Db, { approvalKinds }: Kinds, userId: string, workspaceId: string | null, now: Date): Promise<Rights> {
  const kinds = [...approvalKinds.values()]
  if (workspaceId === null) {
    const isAdministrator = (await loadAdministratorIds(db)).includes(userId)
    return {
      userId,
      kinds: isAdministrator ? kinds.filter(({ permission }) => permission === null).map(({ kind }) => kind) : [],
      standIns: [],
      represents: [],
    }
  }
  const represented = await loadRepresented(db, workspaceId, userId, now)
  const memberships = await loadMembershipsByUser(db, [userId, ...represented])
  const kindsOf = (id: string) => {
    const permissions = memberships.get(id)?.find((membership) => membership.workspaceId === workspaceId)?.permissions ?? []
    return kinds.flatMap(({ kind, permission }) => (permission !== null && permissions.includes(permission) ? [kind] : []))
  }
  return {
    userId,
    kinds: kindsOf(userId),
    standIns: represented.flatMap((personId) => kindsOf(personId).map((kind) => ({ kind, personId }))),
    represents: represented,
  }
}

/** All who hold the right to decide about a kind, without substitutes. */
export async function loadHolderIds(db: Db, { permission }: ApprovalKind, workspaceId: string | null): Promise<string[]> {
  if (permission === null || workspaceId === null) return permission === null && workspaceId === null ? loadAdministratorIds(db) : []
  return (await loadPermittedUserIds(db, [workspaceId], permission)).get(workspaceId) ?? []
}

/** All who may decide about a request now: holders of the right, and members who stand in for one of them. */
export async function loadDeciderIds(
  db: Db,
  kind: ApprovalKind,
  { workspaceId, ...judged }: Judged & { workspaceId: string | null },
  now: Date,
): Promise<string[]> {
  const holders = (await loadHolderIds(db, kind, workspaceId)).filter((id) => !isConcerned(id, judged))
  if (workspaceId === null) return holders
  const [representatives, members] = await Promise.all([
    loadRepresentatives(db, workspaceId, holders, now),
    loadMemberIds(db, [workspaceId]),
  ])
  const substitutes = representatives
    .map(({ substituteId }) => substituteId)
    .filter((id) => !isConcerned(id, judged) && members.get(workspaceId)?.includes(id))
  return [...new Set([...holders, ...substitutes])]
}

/** The people who decide about a record besides the holders, as it is now. */
export async function loadApproverIds(db: Db, { approvers }: ApprovalKind, resourceId: string): Promise<readonly string[]> {
  return (await approvers?.(db, [resourceId]))?.get(resourceId) ?? []
}

/** Throws for a kind that no domain declares. */
export function requireKind({ approvalKinds }: Kinds, kind: string): ApprovalKind {
  const found = approvalKinds.get(kind)
  if (!found) throw new Error(`no domain declares the approval ${kind}`)
  return found
}
