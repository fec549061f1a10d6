/** Mutations of administrators. All of them need a reauthentication. */
import { useQueryClient } from '@tanstack/react-query'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { AccountView, PlatformSettings } from '../../contract.ts'
import { withReauth } from '../reauth/with-reauth.ts'
import { accountQuery, backupsQuery, platformSettingsQuery } from './queries.ts'

type Users = Source['api']['accounts']['admin']['users']

export function useSuspend() {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<Users['suspend']>[0], idempotencyKey) =>
      withReauth(() => api.accounts.admin.users.suspend(input, { context: { idempotencyKey } })),
    { onSuccess: useUpdateCachedAccount() },
  )
}

export function useLiftSuspension() {
  const { api } = useSource()
  return useOperation(
    (input: { id: string }, idempotencyKey) =>
      withReauth(() => api.accounts.admin.users.liftSuspension(input, { context: { idempotencyKey } })),
    { onSuccess: useUpdateCachedAccount() },
  )
}

export function useSetRole() {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<Users['setRole']>[0], idempotencyKey) =>
      withReauth(() => api.accounts.admin.users.setRole(input, { context: { idempotencyKey } })),
    { onSuccess: useUpdateCachedAccount() },
  )
}

export function useUpdateSettings() {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: PlatformSettings, idempotencyKey) =>
      withReauth(() => source.api.accounts.admin.settings.update(input, { context: { idempotencyKey } })),
    { onSuccess: (saved) => client.setQueryData(platformSettingsQuery(source).queryKey, saved) },
  )
}

export function useRequestBackup() {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    (_: undefined, idempotencyKey) =>
      withReauth(() => source.api.accounts.admin.backups.request(undefined, { context: { idempotencyKey } })),
    { onSuccess: () => client.invalidateQueries({ queryKey: backupsQuery(source).queryKey }) },
  )
}

/** Caches the changed account and invalidates the lists and the audit log. */
function useUpdateCachedAccount(): (account: AccountView) => Promise<unknown> {
  const source = useSource()
  const client = useQueryClient()
  return (account) => {
    client.setQueryData(accountQuery(source, account.id).queryKey, account)
    return client.invalidateQueries({ queryKey: [source.language, 'admin'], predicate: ({ queryKey }) => queryKey[2] !== 'account' })
  }
}
