/** What somebody asks for who would like to sell. */
import { useQueryClient } from '@tanstack/react-query'
import { meQuery } from '#domains/accounts/web/index.ts'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { StandingView } from '../../contract.ts'
import { standingQuery } from '../queries.ts'

type Applications = Source['api']['vendors']['application']

/** Who has become a vendor sees other entries everywhere. */
function useKeepStanding(workspaceId: string): (standing: StandingView) => Promise<unknown> {
  const source = useSource()
  const client = useQueryClient()
  return (standing) => {
    client.setQueryData(standingQuery(source, workspaceId).queryKey, standing)
    return client.invalidateQueries({ queryKey: meQuery(source).queryKey })
  }
}

export function useApply(workspaceId: string) {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<Applications['submit']>[0], intent) => api.vendors.application.submit(input, inWorkspace(workspaceId, intent)),
    { onSuccess: useKeepStanding(workspaceId) },
  )
}

export function useWithdraw(workspaceId: string) {
  const { api } = useSource()
  return useOperation((_: undefined, intent) => api.vendors.application.withdraw(undefined, inWorkspace(workspaceId, intent)), {
    onSuccess: useKeepStanding(workspaceId),
  })
}
