/** Operations for applying as a vendor. */
import { useQueryClient } from '@tanstack/react-query'
import { meQuery } from '#domains/accounts/web/index.ts'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { ApplicationStatusView } from '../../contract.ts'
import { applicationStatusQuery } from '../queries.ts'

type Applications = Source['api']['vendors']['application']

/** A new vendor has more menu entries, so the current user is reloaded. */
function useUpdateStatusCache(workspaceId: string): (standing: ApplicationStatusView) => Promise<unknown> {
  const source = useSource()
  const client = useQueryClient()
  return (standing) => {
    client.setQueryData(applicationStatusQuery(source, workspaceId).queryKey, standing)
    return client.invalidateQueries({ queryKey: meQuery(source).queryKey })
  }
}

export function useApply(workspaceId: string) {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<Applications['submit']>[0], idempotencyKey) =>
      api.vendors.application.submit(input, inWorkspace(workspaceId, idempotencyKey)),
    { onSuccess: useUpdateStatusCache(workspaceId) },
  )
}

export function useWithdraw(workspaceId: string) {
  const { api } = useSource()
  return useOperation(
    (_: undefined, idempotencyKey) => api.vendors.application.withdraw(undefined, inWorkspace(workspaceId, idempotencyKey)),
    {
      onSuccess: useUpdateStatusCache(workspaceId),
    },
  )
}
