/** Queries and operations of administrators on the platform's categories. */
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'

type Categories = Source['api']['catalog']['admin']['categories']

export const managedCategoriesQuery = ({ api, language }: Source) =>
  queryOptions({
    queryKey: [language, 'admin', 'categories'],
    queryFn: async () => (await api.catalog.admin.categories.list()).items,
  })

export function useAddCategory() {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: Parameters<Categories['add']>[0], idempotencyKey) =>
      source.api.catalog.admin.categories.add(input, { context: { idempotencyKey } }),
    { onSuccess: () => invalidateCategories(client, source) },
  )
}

export function useRenameCategory() {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: Parameters<Categories['update']>[0], idempotencyKey) =>
      source.api.catalog.admin.categories.update(input, { context: { idempotencyKey } }),
    { onSuccess: () => invalidateCategories(client, source) },
  )
}

export function useRemoveCategory() {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: Parameters<Categories['remove']>[0], idempotencyKey) =>
      source.api.catalog.admin.categories.remove(input, { context: { idempotencyKey } }),
    { onSuccess: () => invalidateCategories(client, source) },
  )
}

export function useArrangeCategories() {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: Parameters<Categories['arrange']>[0], idempotencyKey) =>
      source.api.catalog.admin.categories.arrange(input, { context: { idempotencyKey } }),
    { onSuccess: ({ items }) => client.setQueryData(managedCategoriesQuery(source).queryKey, items) },
  )
}

const invalidateCategories = (client: QueryClient, source: Source) =>
  client.invalidateQueries({ queryKey: managedCategoriesQuery(source).queryKey })
