/** Queries and operations of the product pages. Every query key begins with the language and the workspace. */
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { chosenValues, type FilterValues } from '#platform/web/table/filters.ts'
import type { TableQuery, TargetRows } from '#platform/web/table/table.ts'
import type { ProductChange, ProductDraft, ProductFilter, ProductSort, VendorProductRow } from '../contract.ts'

const workspaceKey = ({ language }: Source, workspaceId: string) => [language, 'workspace', workspaceId, 'products']

export function toProductFilter(q: string | undefined, filters: FilterValues): ProductFilter {
  const status = chosenValues<NonNullable<ProductFilter['status']>[number]>(filters, 'status')
  const [category] = chosenValues(filters, 'category')
  const [stock] = chosenValues<NonNullable<ProductFilter['stock']>>(filters, 'stock')
  return { ...(q && { q }), ...(status.length > 0 && { status }), ...(category && { category }), ...(stock && { stock }) }
}

export const productTable = (source: Source, workspaceId: string): TableQuery<VendorProductRow> => ({
  key: [...workspaceKey(source, workspaceId), 'list'],
  async page({ q, sort, filters, cursor, limit }) {
    const asked = { limit, ...toProductFilter(q, filters), ...(sort && { sort: sort as ProductSort }), ...(cursor && { cursor }) }
    const { items, nextCursor, total } = await source.api.products.list(asked, inWorkspace(workspaceId))
    return { rows: items, nextCursor, total }
  },
})

export const productQuery = (source: Source, workspaceId: string, productId: string) =>
  queryOptions({
    queryKey: [...workspaceKey(source, workspaceId), 'one', productId],
    queryFn: () => source.api.products.get({ productId }, inWorkspace(workspaceId)),
    // Stock changes with every sale, and the form must start with the current numbers.
    staleTime: 0,
  })

export const categoriesQuery = (source: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [...workspaceKey(source, workspaceId), 'categories'],
    queryFn: async () => (await source.api.products.categories.list({}, inWorkspace(workspaceId))).items,
  })

/** The attributes that administrators defined, and those of each category. */
export const attributesQuery = (source: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [...workspaceKey(source, workspaceId), 'attributes'],
    queryFn: () => source.api.products.attributes.list({}, inWorkspace(workspaceId)),
  })

/** The workspace's collections that are chosen by hand. */
export const handCollectionsQuery = (source: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [source.language, 'workspace', workspaceId, 'collections', 'byHand'],
    queryFn: async () =>
      (await source.api.catalog.collections.list({ limit: 100 }, inWorkspace(workspaceId))).items.filter(({ byRule }) => !byRule),
  })

/** Invalidates all product queries of the workspace. */
export function useInvalidateProducts(workspaceId: string): () => Promise<unknown> {
  const source = useSource()
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: workspaceKey(source, workspaceId) })
}

export const digitalQuery = (source: Source, workspaceId: string, productId: string) =>
  queryOptions({
    queryKey: [...workspaceKey(source, workspaceId), 'digital', productId],
    queryFn: () => source.api.products.digital.get({ productId }, inWorkspace(workspaceId)),
    staleTime: 0,
  })

export function useRemoveFile(workspaceId: string) {
  const { api } = useSource()
  const send = (input: { productId: string; fileId: string }, idempotencyKey: string) =>
    api.products.digital.removeFile(input, inWorkspace(workspaceId, idempotencyKey))
  return useOperation(send, { onSuccess: useInvalidateProducts(workspaceId) })
}

export function useAddKeys(workspaceId: string) {
  const { api } = useSource()
  const send = (input: { productId: string; variantId: string; keys: string[] }, idempotencyKey: string) =>
    api.products.digital.addKeys(input, inWorkspace(workspaceId, idempotencyKey))
  return useOperation(send, { onSuccess: useInvalidateProducts(workspaceId) })
}

export function useCreateProduct(workspaceId: string) {
  const { api } = useSource()
  return useOperation((input: ProductDraft, idempotencyKey) => api.products.create(input, inWorkspace(workspaceId, idempotencyKey)), {
    onSuccess: useInvalidateProducts(workspaceId),
  })
}

export function useUpdateProduct(workspaceId: string) {
  const { api } = useSource()
  const send = (input: ProductDraft & { productId: string; version: number }, idempotencyKey: string) =>
    api.products.update(input, inWorkspace(workspaceId, idempotencyKey))
  return useOperation(send, { onSuccess: useInvalidateProducts(workspaceId) })
}

export function useDuplicateProduct(workspaceId: string) {
  const { api } = useSource()
  const send = (input: { productId: string }, idempotencyKey: string) =>
    api.products.duplicate(input, inWorkspace(workspaceId, idempotencyKey))
  return useOperation(send, { onSuccess: useInvalidateProducts(workspaceId) })
}

export function useRemoveProduct(workspaceId: string) {
  const { api } = useSource()
  const send = (input: { productId: string; evenInCarts: boolean }, idempotencyKey: string) =>
    api.products.remove(input, inWorkspace(workspaceId, idempotencyKey))
  return useOperation(send, { onSuccess: useInvalidateProducts(workspaceId) })
}

export function useChangeProducts(workspaceId: string) {
  const { api } = useSource()
  const send = ({ meant, change }: { meant: TargetRows; change: ProductChange }, idempotencyKey: string) =>
    api.products.change({ meant: toTarget(meant), change }, inWorkspace(workspaceId, idempotencyKey))
  return useOperation(send, { onSuccess: useInvalidateProducts(workspaceId) })
}

/** Sends the filter instead of ids if all matching products are selected. */
function toTarget({ selection, q, filters }: TargetRows) {
  if ('ids' in selection) return { ids: [...selection.ids] }
  return { ...toProductFilter(q, filters), except: [...selection.except] }
}

export function useAnswerTakedown(workspaceId: string) {
  const { api } = useSource()
  return useOperation(
    (input: { productId: string; text: string }, idempotencyKey) =>
      api.catalog.takedowns.answer(input, inWorkspace(workspaceId, idempotencyKey)),
    { onSuccess: useInvalidateProducts(workspaceId) },
  )
}
