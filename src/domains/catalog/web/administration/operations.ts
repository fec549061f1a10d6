/** What the operator does about the platform's list of categories. */
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
    (input: Parameters<Categories['add']>[0], intent) => source.api.catalog.admin.categories.add(input, { context: { intent } }),
    { onSuccess: () => askAnew(client, source) },
  )
}

export function useRenameCategory() {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: Parameters<Categories['update']>[0], intent) => source.api.catalog.admin.categories.update(input, { context: { intent } }),
    { onSuccess: () => askAnew(client, source) },
  )
}

export function useRemoveCategory() {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: Parameters<Categories['remove']>[0], intent) => source.api.catalog.admin.categories.remove(input, { context: { intent } }),
    { onSuccess: () => askAnew(client, source) },
  )
}

export function useArrangeCategories() {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: Parameters<Categories['arrange']>[0], intent) => source.api.catalog.admin.categories.arrange(input, { context: { intent } }),
    { onSuccess: ({ items }) => client.setQueryData(managedCategoriesQuery(source).queryKey, items) },
  )
}

const askAnew = (client: QueryClient, source: Source) => client.invalidateQueries({ queryKey: managedCategoriesQuery(source).queryKey })
