/** Mutations of the member's preferences. */
import { useQueryClient } from '@tanstack/react-query'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { invalidateMe } from '../viewer.ts'

export type PreferenceChanges = Parameters<Source['api']['accounts']['preferences']['update']>[0]

export function useUpdatePreferences() {
  const { api } = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: PreferenceChanges, idempotencyKey) => api.accounts.preferences.update(input, { context: { idempotencyKey } }),
    {
      onSuccess: () => invalidateMe(client, api),
      // When someone tries several palettes quickly, the last one is saved.
      scope: { id: 'preferences' },
    },
  )
}
