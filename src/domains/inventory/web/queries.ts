/** Queries of the inventory. Every key begins with the language and the workspace. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { SHARED_MS } from '#platform/web/query-client.ts'
import type { Source } from '#platform/web/source.ts'
import { chosenValues } from '#platform/web/table/filters.ts'
import type { TableQuery } from '#platform/web/table/table.ts'
import type { LotRow, LotSort, PickRow, StockRowView, StockSort, TransferRow, TransferStatus } from '../contract.ts'

export const inventoryKey = ({ language }: Source, workspaceId: string) => [language, 'workspace', workspaceId, 'inventory'] as const

/** Stock changes with every sale, so that nothing is fresh for long. */
const LIVE = { staleTime: 0 } as const

export const stockTable = (source: Source, workspaceId: string): TableQuery<StockRowView> => ({
  key: [...inventoryKey(source, workspaceId), 'stock'],
  ...LIVE,
  async page({ q, sort, filters, cursor, limit }) {
    const [warehouseId] = chosenValues(filters, 'warehouse')
    const [state] = chosenValues<'low' | 'out'>(filters, 'state')
    const { items, nextCursor, total } = await source.api.inventory.stock.list(
      {
        limit,
        ...(q && { q }),
        ...(sort && { sort: sort as StockSort }),
        ...(cursor && { cursor }),
        ...(warehouseId && { warehouseId }),
        ...(state && { state }),
      },
      inWorkspace(workspaceId),
    )
    return { rows: items, nextCursor, total }
  },
})

export const itemQuery = (source: Source, workspaceId: string, variantId: string) =>
  queryOptions({
    queryKey: [...inventoryKey(source, workspaceId), 'item', variantId],
    queryFn: () => source.api.inventory.stock.get({ variantId }, inWorkspace(workspaceId)),
    ...LIVE,
  })

export const valueQuery = (source: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [...inventoryKey(source, workspaceId), 'value'],
    queryFn: () => source.api.inventory.stock.value({ days: 30 }, inWorkspace(workspaceId)),
  })

/** Products of one page of the picture. */
const PICTURE_PAGE = 40

export const pictureQuery = (source: Source, workspaceId: string, { q, low }: { q: string; low: boolean }) =>
  infiniteQueryOptions({
    queryKey: [...inventoryKey(source, workspaceId), 'picture', q, low],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      source.api.inventory.stock.map(
        { limit: PICTURE_PAGE, ...(q && { q }), ...(low && { low }), ...(pageParam && { cursor: pageParam }) },
        inWorkspace(workspaceId),
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...LIVE,
  })

export const warehousesQuery = (source: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [...inventoryKey(source, workspaceId), 'warehouses'],
    queryFn: async () => (await source.api.inventory.warehouses.list({}, inWorkspace(workspaceId))).items,
    staleTime: SHARED_MS,
  })

export const transferTable = (source: Source, workspaceId: string): TableQuery<TransferRow> => ({
  key: [...inventoryKey(source, workspaceId), 'transfers'],
  ...LIVE,
  async page({ filters, cursor, limit }) {
    const [status] = chosenValues<TransferStatus>(filters, 'status')
    const [warehouseId] = chosenValues(filters, 'warehouse')
    const asked = { limit, ...(status && { status }), ...(warehouseId && { warehouseId }), ...(cursor && { cursor }) }
    const { items, nextCursor, total } = await source.api.inventory.transfers.list(asked, inWorkspace(workspaceId))
    return { rows: items, nextCursor, total }
  },
})

export const lotTable = (source: Source, workspaceId: string): TableQuery<LotRow> => ({
  key: [...inventoryKey(source, workspaceId), 'lots'],
  ...LIVE,
  async page({ q, sort, filters, cursor, limit }) {
    const [warehouseId] = chosenValues(filters, 'warehouse')
    const [state] = chosenValues<'onHand' | 'expired' | 'gone'>(filters, 'state')
    const [expires] = chosenValues(filters, 'expires')
    const { items, nextCursor, total } = await source.api.inventory.lots.list(
      {
        limit,
        ...(q && { q }),
        ...(sort && { sort: sort as LotSort }),
        ...(cursor && { cursor }),
        ...(warehouseId && { warehouseId }),
        ...(state && { state }),
        ...(expires && { expiresWithin: Number(expires) }),
      },
      inWorkspace(workspaceId),
    )
    return { rows: items, nextCursor, total }
  },
})

export const pickingTable = (source: Source, workspaceId: string, warehouseId: string): TableQuery<PickRow> => ({
  key: [...inventoryKey(source, workspaceId), 'picking', warehouseId],
  ...LIVE,
  async page({ cursor, limit }) {
    const asked = { warehouseId, limit, ...(cursor && { cursor }) }
    const { items, nextCursor, total } = await source.api.inventory.picking.list(asked, inWorkspace(workspaceId))
    return { rows: items, nextCursor, total }
  },
})

export const lotQuery = (source: Source, workspaceId: string, lotId: string) =>
  queryOptions({
    queryKey: [...inventoryKey(source, workspaceId), 'lot', lotId],
    queryFn: () => source.api.inventory.lots.get({ lotId }, inWorkspace(workspaceId)),
    ...LIVE,
  })

/** Kept while the page is open, so that codes are found without a connection. */
export const pickOrdersQuery = (source: Source, workspaceId: string, warehouseId: string, keys: readonly string[]) =>
  queryOptions({
    queryKey: [...inventoryKey(source, workspaceId), 'picking', warehouseId, ...keys],
    queryFn: () => source.api.inventory.picking.get({ warehouseId, keys: [...keys] }, inWorkspace(workspaceId)),
    enabled: keys.length > 0,
    gcTime: Number.POSITIVE_INFINITY,
    ...LIVE,
  })

/** Between two looks at a transfer that is due, for a browser that hears no signals. */
const DUE_AGAIN_MS = 1500

export const transferQuery = (source: Source, workspaceId: string, transferId: string) =>
  queryOptions({
    queryKey: [...inventoryKey(source, workspaceId), 'transfer', transferId],
    queryFn: () => source.api.inventory.transfers.get({ transferId }, inWorkspace(workspaceId)),
    refetchInterval: ({ state: { data } }) =>
      data?.status === 'Pending' ? Math.max(DUE_AGAIN_MS, Date.parse(data.dueAt) - Date.now() + DUE_AGAIN_MS / 3) : false,
    ...LIVE,
  })
