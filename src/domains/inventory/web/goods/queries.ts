/** What the pages about products ask for and send. Every key begins with the language and the workspace. */
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { chosenIn, type FilterValues } from '#platform/web/table/filters.ts'
import type { RowsMeant, TableQuery } from '#platform/web/table/table.ts'
import type { GoodsChange, GoodsDraft, GoodsFilter, GoodsRow, GoodsSort } from '../../contract.ts'

type Context = { context: { workspace: string; intent?: string } }

/** Whatever the tab works in by the time it is sent. */
export function inWorkspace(workspace: string, intent?: string): Context {
  return { context: { workspace, ...(intent && { intent }) } }
}

const keyOf = ({ language }: Source, workspaceId: string) => [language, 'workspace', workspaceId, 'goods']

export function filterOf(q: string | undefined, filters: FilterValues): GoodsFilter {
  const status = chosenIn<NonNullable<GoodsFilter['status']>[number]>(filters, 'status')
  const [category] = chosenIn(filters, 'category')
  const [stock] = chosenIn<NonNullable<GoodsFilter['stock']>>(filters, 'stock')
  return { ...(q && { q }), ...(status.length > 0 && { status }), ...(category && { category }), ...(stock && { stock }) }
}

export const goodsTable = (source: Source, workspaceId: string): TableQuery<GoodsRow> => ({
  key: [...keyOf(source, workspaceId), 'list'],
  async page({ q, sort, filters, cursor, limit }) {
    const asked = { limit, ...filterOf(q, filters), ...(sort && { sort: sort as GoodsSort }), ...(cursor && { cursor }) }
    const { items, nextCursor, total } = await source.api.inventory.goods.list(asked, inWorkspace(workspaceId))
    return { rows: items, nextCursor, total }
  },
})

export const goodsQuery = (source: Source, workspaceId: string, productId: string) =>
  queryOptions({
    queryKey: [...keyOf(source, workspaceId), 'one', productId],
    queryFn: () => source.api.inventory.goods.get({ productId }, inWorkspace(workspaceId)),
    // Stock moves by itself, and a form begins with what there is.
    staleTime: 0,
  })

export const categoriesQuery = (source: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [...keyOf(source, workspaceId), 'categories'],
    queryFn: async () => (await source.api.catalog.own.categories.list({}, inWorkspace(workspaceId))).items,
  })

/** Everything this workspace's pages show of products is asked for anew. */
export function useAskAgain(workspaceId: string): () => Promise<unknown> {
  const source = useSource()
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keyOf(source, workspaceId) })
}

export function useCreateGoods(workspaceId: string) {
  const { api } = useSource()
  return useOperation((input: GoodsDraft, intent) => api.inventory.goods.create(input, inWorkspace(workspaceId, intent)), {
    onSuccess: useAskAgain(workspaceId),
  })
}

export function useUpdateGoods(workspaceId: string) {
  const { api } = useSource()
  const send = (input: GoodsDraft & { productId: string; version: number }, intent: string) =>
    api.inventory.goods.update(input, inWorkspace(workspaceId, intent))
  return useOperation(send, { onSuccess: useAskAgain(workspaceId) })
}

export function useDuplicateGoods(workspaceId: string) {
  const { api } = useSource()
  const send = (input: { productId: string }, intent: string) => api.inventory.goods.duplicate(input, inWorkspace(workspaceId, intent))
  return useOperation(send, { onSuccess: useAskAgain(workspaceId) })
}

export function useRemoveGoods(workspaceId: string) {
  const { api } = useSource()
  const send = (input: { productId: string; evenInCarts: boolean }, intent: string) =>
    api.inventory.goods.remove(input, inWorkspace(workspaceId, intent))
  return useOperation(send, { onSuccess: useAskAgain(workspaceId) })
}

export function useChangeGoods(workspaceId: string) {
  const { api } = useSource()
  const send = ({ meant, change }: { meant: RowsMeant; change: GoodsChange }, intent: string) =>
    api.inventory.goods.change({ meant: meantBy(meant), change }, inWorkspace(workspaceId, intent))
  return useOperation(send, { onSuccess: useAskAgain(workspaceId) })
}

/** All that match is a question for the server, not a list of ids. */
function meantBy({ selection, q, filters }: RowsMeant) {
  if ('ids' in selection) return { ids: [...selection.ids] }
  return { ...filterOf(q, filters), except: [...selection.except] }
}
