/** How other domains ask for an approval, inside their own transaction. */
import { approvalRequested } from '#events/approvals.ts'
import { Failure } from '#platform/server/failure.ts'
import type { ResourceRef, Services } from '#platform/server/services.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import type { ApprovalStatus } from '#platform/shared/approval-status.ts'
import { newId } from '#platform/shared/ids.ts'
import { loadLimits } from './limits.sql.ts'
import { insertRequest, insertStep, loadLatestRequests, lockLatestRequest, type RequestRow } from './requests.sql.ts'
import { isAbove, isConcerned } from './rights.rules.ts'
import { loadApproverIds, loadHolderIds, requireKind } from './rights.ts'
import { withdraw } from './settle-request.ts'

export type Asked = {
  kind: string
  /** Null: the platform. */
  workspaceId: string | null
  resource: ResourceRef
  authorId: string
  /** In the base currency; null for what has no amount. */
  amountMinor: number | null
}

/**
 * Whether a second person has to approve. It has to be above the limit, and somebody else than the author and the parties has to hold the
 * right to decide; roles make no difference. `overMinor`: a limit that the owner of the kind keeps itself, instead of the workspace's.
 */
export async function needsApproval(
  tx: Pick<Tx, 'db' | 'services'>,
  { overMinor, ...asked }: Asked & { overMinor?: number | null },
): Promise<boolean> {
  const { kind: name, workspaceId, resource, authorId, amountMinor } = asked
  const kind = requireKind(tx.services, name)
  const limit =
    overMinor === undefined && workspaceId !== null ? ((await loadLimits(tx.db, workspaceId)).get(name)?.overMinor ?? null) : overMinor
  if (!isAbove(amountMinor, limit ?? null)) return false
  const parties = (await kind.parties?.(tx.db, [resource.id]))?.get(resource.id) ?? []
  const holders = await loadHolderIds(tx.db, kind, workspaceId)
  const approvers = await loadApproverIds(tx.db, kind, resource.id)
  return [...holders, ...approvers].some((id) => !isConcerned(id, { authorId, parties }))
}

/** The workspace's limit for acts of this author; null when there is none, or nobody else could decide. */
export async function findEffectiveLimit(
  { db, approvalKinds }: Pick<Services, 'db' | 'approvalKinds'>,
  { kind, workspaceId, authorId }: { kind: string; workspaceId: string; authorId: string },
): Promise<number | null> {
  const overMinor = (await loadLimits(db, workspaceId)).get(kind)?.overMinor ?? null
  if (overMinor === null) return null
  const holders = await loadHolderIds(db, requireKind({ approvalKinds }, kind), workspaceId)
  return holders.some((id) => id !== authorId) ? overMinor : null
}

/**
 * Asks for an approval. Fails with APPROVAL_PENDING when there is an open request about the record. `params` are for the words of the kind.
 * The answer is the event `approvals.decided`.
 */
export async function requestApproval(
  tx: Tx,
  {
    kind: name,
    workspaceId,
    resource,
    authorId,
    amountMinor,
    params = {},
    note = '',
  }: Asked & { params?: Record<string, string>; note?: string },
): Promise<string> {
  const kind = requireKind(tx.services, name)
  const latest = await lockLatestRequest(tx.db, name, resource.id)
  if (latest?.status === 'Pending') throw new Failure('APPROVAL_PENDING')
  const parties = [...((await kind.parties?.(tx.db, [resource.id]))?.get(resource.id) ?? [])]
  const id = newId('apr')
  await insertRequest(tx.db, {
    id,
    workspaceId,
    kind: name,
    resourceType: resource.type,
    resourceId: resource.id,
    amountMinor,
    params,
    note,
    authorId,
    parties,
    requestedAt: tx.now,
  })
  await insertStep(tx.db, id, { step: 'requested', at: tx.now, actorId: authorId, onBehalfOf: null, note })
  publish(tx, approvalRequested({ requestId: id, workspaceId, kind: name, resource, authorId }))
  return id
}

/**
 * Takes back the request or the approval of a record that changed or went away. Does nothing when there is none. Call `requestApproval`
 * afterwards to ask again.
 */
export async function withdrawApproval(
  tx: Tx,
  about: { kind: string; resourceId: string; byId: string | null; note?: string },
): Promise<void> {
  const latest = await lockLatestRequest(tx.db, about.kind, about.resourceId)
  if (latest?.status === 'Pending' || latest?.status === 'Approved') await withdraw(tx, latest, about.byId, about.note ?? '')
}

export type ApprovalState = { requestId: string; status: ApprovalStatus; authorId: string | null; decidedBy: string | null; note: string }

/** The state of the latest request about each of these records; those without one are left out. */
export async function loadApprovals(tx: Pick<Tx, 'db'>, kind: string, resourceIds: readonly string[]): Promise<Map<string, ApprovalState>> {
  return new Map([...(await loadLatestRequests(tx.db, kind, resourceIds))].map(([id, row]) => [id, toState(row)]))
}

/** The same for one record, which nobody can decide about until the transaction ends. */
export async function lockApproval(tx: Tx, kind: string, resourceId: string): Promise<ApprovalState | null> {
  const row = await lockLatestRequest(tx.db, kind, resourceId)
  return row ? toState(row) : null
}

function toState({ id, status, authorId, decidedBy, decisionNote }: RequestRow): ApprovalState {
  return { requestId: id, status, authorId, decidedBy, note: decisionNote }
}
