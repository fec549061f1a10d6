/** Decisions about requests: each changes its request once. */
import { approvalDecided } from '#events/approvals.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import type { Step } from '../contract.ts'
import { type Decided, insertStep, lockRequest, type RequestRow, settleRequest } from './requests.sql.ts'
import { decidesAs, isConcerned, seesKind } from './rights.rules.ts'
import { loadApproverIds, loadDeciderIds, loadRights, requireKind } from './rights.ts'
import { REQUEST_STATES } from './states.rules.ts'

/** `workspaceId` is null for requests of the platform. */
export type Decision = {
  requestId: string
  workspaceId: string | null
  userId: string
  status: 'Approved' | 'Rejected'
  note: string
}

/**
 * Approves or rejects. Reads the decider's permissions in the transaction. Fails with NOT_FOUND for those who may not see it, with
 * OWN_REQUEST for the author and the parties, and with WRONG_STATUS once it is decided.
 */
export async function decideRequest(tx: Tx, { requestId, workspaceId, userId, status, note }: Decision): Promise<RequestRow> {
  const request = await lockRequest(tx.db, workspaceId, requestId)
  if (!request) throw notFound()
  const rights = await loadRights(tx.db, tx.services, userId, workspaceId, tx.now)
  const parties = [...request.parties, ...(await currentParties(tx, request))]
  const judged = {
    ...request,
    parties,
    approvers: await loadApproverIds(tx.db, requireKind(tx.services, request.kind), request.resourceId),
  }
  const as = decidesAs(rights, judged)
  if (!as && isConcerned(userId, judged)) throw new Failure('OWN_REQUEST')
  if (!as) throw seesKind(rights, request.kind) ? new Failure('OWN_REQUEST') : notFound()
  if (request.status !== 'Pending') throw new Failure('WRONG_STATUS', { status: request.status })
  return settle(tx, request, { status, decidedBy: userId, onBehalfOf: as.onBehalfOf, decisionNote: note, at: tx.now })
}

/** By its author or, when nobody is left who could decide, by those who may see it. */
export async function withdrawRequestOf(
  tx: Tx,
  { requestId, workspaceId, userId }: Pick<Decision, 'requestId' | 'workspaceId' | 'userId'>,
): Promise<RequestRow> {
  const request = await lockRequest(tx.db, workspaceId, requestId)
  if (!request) throw notFound()
  if (request.authorId !== userId) {
    const rights = await loadRights(tx.db, tx.services, userId, workspaceId, tx.now)
    if (!seesKind(rights, request.kind) || (await isDecidable(tx, request))) throw notFound()
  }
  if (request.status !== 'Pending') throw new Failure('WRONG_STATUS', { status: request.status })
  return withdraw(tx, request, userId, '')
}

export async function withdraw(tx: Tx, request: RequestRow, byId: string | null, note: string): Promise<RequestRow> {
  return settle(tx, request, { status: 'Withdrawn', decidedBy: byId, onBehalfOf: null, decisionNote: note, at: tx.now })
}

async function isDecidable(tx: Tx, request: RequestRow): Promise<boolean> {
  const kind = requireKind(tx.services, request.kind)
  if ((await loadApproverIds(tx.db, kind, request.resourceId)).some((id) => !isConcerned(id, request))) return true
  return (await loadDeciderIds(tx.db, kind, request, tx.now)).length > 0
}

/** Somebody may have joined the business that would be paid since the request was made. */
async function currentParties(tx: Tx, { kind, resourceId }: RequestRow): Promise<readonly string[]> {
  return (await requireKind(tx.services, kind).parties?.(tx.db, [resourceId]))?.get(resourceId) ?? []
}

const STEP_OF = { Approved: 'approved', Rejected: 'rejected', Withdrawn: 'withdrawn' } as const satisfies Record<Decided['status'], Step>

async function settle(tx: Tx, request: RequestRow, decided: Decided): Promise<RequestRow> {
  const { id, workspaceId, kind, resourceType, resourceId, authorId } = request
  const { status, decidedBy, onBehalfOf, decisionNote, at } = decided
  if (!REQUEST_STATES.can(request.status, status) || !(await settleRequest(tx.db, id, request.status, decided)))
    throw new Failure('WRONG_STATUS', { status: request.status })
  await insertStep(tx.db, id, { step: STEP_OF[status], at, actorId: decidedBy, onBehalfOf, note: decisionNote })
  publish(
    tx,
    approvalDecided({
      requestId: id,
      workspaceId,
      kind,
      resource: { type: resourceType, id: resourceId },
      authorId,
      status,
      decidedBy,
      note: decisionNote,
    }),
  )
  return { ...request, status, decidedBy, onBehalfOf, decisionNote, decidedAt: at }
}
