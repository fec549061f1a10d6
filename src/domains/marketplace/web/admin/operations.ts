/** Queries and operations of administrators on the words of the search. */
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Language } from '#platform/shared/language.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'

type Synonyms = Source['api']['marketplace']['admin']['synonyms']

const KEY = ['admin', 'synonyms']

export const synonymsQuery = ({ api }: Source, language: Language) =>
  queryOptions({
    queryKey: [...KEY, language],
    queryFn: async () => (await api.marketplace.admin.synonyms.list({ language })).items,
  })

export function useAddSynonyms() {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<Synonyms['add']>[0], idempotencyKey) => api.marketplace.admin.synonyms.add(input, { context: { idempotencyKey } }),
    { onSuccess: useInvalidate() },
  )
}

export function useUpdateSynonyms() {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<Synonyms['update']>[0], idempotencyKey) =>
      api.marketplace.admin.synonyms.update(input, { context: { idempotencyKey } }),
    { onSuccess: useInvalidate() },
  )
}

export function useRemoveSynonyms() {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<Synonyms['remove']>[0], idempotencyKey) =>
      api.marketplace.admin.synonyms.remove(input, { context: { idempotencyKey } }),
    { onSuccess: useInvalidate() },
  )
}

function useInvalidate() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
