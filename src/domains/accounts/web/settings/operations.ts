/** What somebody asks for about how Plaza shows itself to them. */
import { useQueryClient } from '@tanstack/react-query'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { askAgainWhoIAm } from '../viewer.ts'

export type PreferenceChanges = Parameters<Source['api']['accounts']['preferences']['update']>[0]

export function useUpdatePreferences() {
  const { api } = useSource()
  const client = useQueryClient()
  return useOperation((input: PreferenceChanges, intent) => api.accounts.preferences.update(input, { context: { intent } }), {
    onSuccess: () => askAgainWhoIAm(client, api),
    // Who tries one palette after the other keeps the last.
    scope: { id: 'preferences' },
  })
}
