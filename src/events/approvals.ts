import type { ApprovalStatus } from '#platform/shared/approval-status.ts'
import { defineEvent } from '#platform/shared/domain-event.ts'

type RequestPayload = {
  requestId: string
  /** Null: a request of the platform, which administrators decide. */
  workspaceId: string | null
  /** `<domain>.<noun>`: listeners take the kinds of their domain. */
  kind: string
  resource: { type: string; id: string }
  authorId: string | null
}
const requestAggregate = ({ requestId }: RequestPayload) => requestId

export const approvalRequested = defineEvent<RequestPayload>()('approvals.requested', requestAggregate)

/**
 * It was approved, rejected, or withdrawn: by its author, or by the domain that asked because the record changed. `decidedBy` is null for
 * Plaza itself.
 */
export const approvalDecided = defineEvent<
  RequestPayload & { status: Exclude<ApprovalStatus, 'Pending'>; decidedBy: string | null; note: string }
>()('approvals.decided', requestAggregate)

/** Somebody stands in for another member of the workspace for a time. */
export const substituteNamed = defineEvent<{ substituteId: string; workspaceId: string; from: string }>()(
  'approvals.substituteNamed',
  ({ substituteId }) => substituteId,
)

/** An owner or manager changed the amount above which a kind needs approval. */
export const limitChanged = defineEvent<{ workspaceId: string; kind: string; byId: string; overMinor: number | null }>()(
  'approvals.limitChanged',
  ({ workspaceId }) => workspaceId,
)
