/** What the operator does about accounts. All of it needs a fresh proof. */
import { useQueryClient } from '@tanstack/react-query'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { AccountView, PlatformSettings } from '../../contract.ts'
import { proven } from '../proof/proven.ts'
import { accountQuery, platformSettingsQuery } from './queries.ts'

type Users = Source['api']['accounts']['admin']['users']

export function useSuspend() {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<Users['suspend']>[0], intent) => proven(() => api.accounts.admin.users.suspend(input, { context: { intent } })),
    { onSuccess: useKeepAccount() },
  )
}

export function useLiftSuspension() {
  const { api } = useSource()
  return useOperation(
    (input: { id: string }, intent) => proven(() => api.accounts.admin.users.liftSuspension(input, { context: { intent } })),
    { onSuccess: useKeepAccount() },
  )
}

export function useSetRole() {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<Users['setRole']>[0], intent) => proven(() => api.accounts.admin.users.setRole(input, { context: { intent } })),
    { onSuccess: useKeepAccount() },
  )
}

export function useUpdateSettings() {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: PlatformSettings, intent) => proven(() => source.api.accounts.admin.settings.update(input, { context: { intent } })),
    { onSuccess: (saved) => client.setQueryData(platformSettingsQuery(source).queryKey, saved) },
  )
}

/** The lists and the log have moved too. */
function useKeepAccount(): (account: AccountView) => Promise<unknown> {
  const source = useSource()
  const client = useQueryClient()
  return (account) => {
    client.setQueryData(accountQuery(source, account.id).queryKey, account)
    return client.invalidateQueries({ queryKey: [source.language, 'admin'], predicate: ({ queryKey }) => queryKey[2] !== 'account' })
  }
}
