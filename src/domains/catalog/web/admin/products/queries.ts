import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { withReauth } from '#domains/accounts/web/index.ts'
import type { CountQuery } from '#platform/web/administration.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { chosenValues } from '#platform/web/table/filters.ts'
import type { TableQuery } from '#platform/web/table/table.ts'
import type { TakedownReason } from '../../../contract/limits.ts'
import type { ListedStatus, ManagedProduct, ManagedProductDetail, ManagedProductSort } from '../../../contract.ts'

export const managedProductsTable = ({ api, language }: Source): TableQuery<ManagedProduct> => ({
  key: [language, 'admin', 'products', 'list'],
  staleTime: 0,
  async page({ q, sort, filters, limit, cursor }) {
    const [status] = chosenValues<ListedStatus>(filters, 'status')
    const [only] = chosenValues<'reported' | 'answered'>(filters, 'only')
    const { items, nextCursor, total } = await api.catalog.admin.products.list({
      limit,
      ...(q && { q }),
      ...(cursor && { cursor }),
      ...(sort && { sort: sort as ManagedProductSort }),
      ...(status && { status }),
      ...(only && { [only]: true }),
    })
    return { rows: items, nextCursor, total }
  },
})

export const managedProductQuery = ({ api, language }: Source, productId: string) =>
  queryOptions({
    queryKey: [language, 'admin', 'products', 'one', productId],
    queryFn: () => api.catalog.admin.products.get({ productId }),
  })

/** Number of answers to takedowns that wait for a decision. */
export function useAnsweredCount(): CountQuery {
  const { api, language } = useSource()
  return useQuery({
    queryKey: [language, 'admin', 'products', 'answered'],
    queryFn: async () => (await api.catalog.admin.products.list({ answered: true, limit: 1 })).total.count,
    staleTime: 0,
  })
}

export function useTakeDown() {
  const { api } = useSource()
  return useOperation(
    (input: { productId: string; reason: TakedownReason; statement: string }, idempotencyKey) =>
      withReauth(() => api.catalog.admin.products.takeDown(input, { context: { idempotencyKey } })),
    { onSuccess: useUpdateCache() },
  )
}

export function usePutBack() {
  const { api } = useSource()
  return useOperation(
    (input: { productId: string }, idempotencyKey) =>
      withReauth(() => api.catalog.admin.products.putBack(input, { context: { idempotencyKey } })),
    { onSuccess: useUpdateCache() },
  )
}

export function useDeclineAnswer() {
  const { api } = useSource()
  return useOperation(
    (input: { productId: string; reply: string }, idempotencyKey) =>
      withReauth(() => api.catalog.admin.products.declineAnswer(input, { context: { idempotencyKey } })),
    { onSuccess: useUpdateCache() },
  )
}

function useUpdateCache(): (product: ManagedProductDetail) => Promise<unknown> {
  const source = useSource()
  const client = useQueryClient()
  return (product) => {
    client.setQueryData(managedProductQuery(source, product.id).queryKey, product)
    return client.invalidateQueries({ queryKey: [source.language, 'admin'] })
  }
}
