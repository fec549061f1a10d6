import { useQueryClient } from '@tanstack/react-query'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { ApprovalRequestRecord } from '../contract.ts'
import { type Origin, requestQuery } from './queries.ts'

type Approvals = Source['api']['approvals']

/** Keeps the decided request, and loads what depends on it again. */
function useKeepRequest(origin: Origin) {
  const client = useQueryClient()
  return async (request: ApprovalRequestRecord) => {
    client.setQueryData(requestQuery(origin, request.id).queryKey, request)
    // The owner of the record goes on after the decision, so its pages change too.
    await client.invalidateQueries({ queryKey: origin.key.slice(0, -1) })
  }
}

export type Answer = 'approve' | 'reject'

export function useAnswer(origin: Origin, answer: Answer) {
  return useOperation((input: { requestId: string; note: string }, idempotencyKey) => origin[answer](input, idempotencyKey), {
    onSuccess: useKeepRequest(origin),
  })
}

export function useWithdraw(origin: Origin) {
  return useOperation((requestId: string, idempotencyKey) => origin.withdraw(requestId, idempotencyKey), {
    onSuccess: useKeepRequest(origin),
  })
}

function useInvalidate(workspaceId: string) {
  const { language } = useSource()
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [language, 'workspace', workspaceId] })
}

export function useUpdateLimit(workspaceId: string) {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<Approvals['limits']['update']>[0], idempotencyKey) =>
      api.approvals.limits.update(input, inWorkspace(workspaceId, idempotencyKey)),
    { onSuccess: useInvalidate(workspaceId) },
  )
}

export function useNameSubstitute(workspaceId: string) {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<Approvals['substitutes']['create']>[0], idempotencyKey) =>
      api.approvals.substitutes.create(input, inWorkspace(workspaceId, idempotencyKey)),
    { onSuccess: useInvalidate(workspaceId) },
  )
}

export function useDeleteSubstitute(workspaceId: string) {
  const { api } = useSource()
  return useOperation((id: string, idempotencyKey) => api.approvals.substitutes.delete({ id }, inWorkspace(workspaceId, idempotencyKey)), {
    onSuccess: useInvalidate(workspaceId),
  })
}
