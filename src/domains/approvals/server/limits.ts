import { loadUsers } from '#domains/accounts/server/index.ts'
import type { ApprovalKind } from '#platform/server/approvals/approval-kind.ts'
import type { Db } from '#platform/server/db.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { LimitView } from '../contract.ts'
import { loadLimits } from './limits.sql.ts'
import { loadHolderIds } from './rights.ts'

/** The kinds that this workspace may limit. */
export async function listLimits(ctx: WorkspaceContext): Promise<LimitView[]> {
  const { services, membership } = ctx
  return limitViews(ctx, services.db, await offeredKinds(services.db, [...services.approvalKinds.values()], membership.workspaceId))
}

export async function offeredKinds(db: Db, kinds: readonly ApprovalKind[], workspaceId: string): Promise<ApprovalKind[]> {
  const offered = await Promise.all(
    kinds.map(async (kind) => kind.permission !== null && ((await kind.isOffered?.(db, workspaceId)) ?? true)),
  )
  return kinds.filter((_, position) => offered[position])
}

export async function limitViews(
  { membership: { workspaceId }, language }: WorkspaceContext,
  db: Db,
  kinds: readonly ApprovalKind[],
): Promise<LimitView[]> {
  const limits = await loadLimits(db, workspaceId)
  const holders = await Promise.all(kinds.map((kind) => loadHolderIds(db, kind, workspaceId)))
  const users = await loadUsers(db, holders.flat())
  return kinds.map(({ kind, words }, position) => {
    const deciders = (holders[position] ?? []).flatMap((id) => users.get(id) ?? [])
    const { overMinor = null, version = 0 } = limits.get(kind) ?? {}
    return { kind, name: words[language].name, overMinor, deciders, isEffective: deciders.length > 1, version }
  })
}
