/** Queries and operations of procurement. Every query key begins with the language and the workspace. */

import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import type { Choice } from '#platform/web/inputs/use-choices.ts'
import { useOperation } from '#platform/web/operation.ts'
import { SHARED_MS } from '#platform/web/query-client.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { OrderStatus } from '../contract/constants.ts'
import type {
  Offer,
  OrderInput,
  OrderSummary,
  OrderView,
  ProcurementSettings,
  ReceiptInput,
  ReturnInput,
  SuggestionsToOrder,
  SupplierInput,
  SupplierView,
} from '../contract.ts'
import type { SupplierChoice } from './suggestion-choices.ts'

export const workspaceKey = ({ language }: Source, workspaceId: string) => [language, 'workspace', workspaceId, 'procurement']

/** Lines of an order whose goods are kept in batches or by serial number. */
export const lotLinesQuery = (source: Source, workspaceId: string, orderId: string) =>
  queryOptions({
    queryKey: [...workspaceKey(source, workspaceId), 'order', orderId, 'lots'],
    queryFn: async () => (await source.api.procurement.orders.lots({ orderId }, inWorkspace(workspaceId))).items,
  })

// Forms must start with the current version, hence no stale time.
export const supplierQuery = (source: Source, workspaceId: string, supplierId: string) =>
  queryOptions({
    queryKey: [...workspaceKey(source, workspaceId), 'supplier', supplierId],
    queryFn: () => source.api.procurement.suppliers.get({ supplierId }, inWorkspace(workspaceId)),
    staleTime: 0,
  })

export const orderQuery = (source: Source, workspaceId: string, orderId: string) =>
  queryOptions({
    queryKey: [...workspaceKey(source, workspaceId), 'order', orderId],
    queryFn: () => source.api.procurement.orders.get({ orderId }, inWorkspace(workspaceId)),
    staleTime: 0,
  })

/** Kept while the page is open, so that codes are found without a connection. */
export const lineCodesQuery = (source: Source, workspaceId: string, orderId: string) =>
  queryOptions({
    queryKey: [...workspaceKey(source, workspaceId), 'codes', orderId],
    queryFn: async () => (await source.api.procurement.orders.codes({ orderId }, inWorkspace(workspaceId))).items,
    gcTime: Number.POSITIVE_INFINITY,
  })

export const overviewQuery = (source: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [...workspaceKey(source, workspaceId), 'overview'],
    queryFn: () => source.api.procurement.overview({}, inWorkspace(workspaceId)),
    staleTime: 0,
  })

export const settingsQuery = (source: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [...workspaceKey(source, workspaceId), 'settings'],
    queryFn: () => source.api.procurement.settings.get({}, inWorkspace(workspaceId)),
    staleTime: 0,
  })

export const suggestionsQuery = (source: Source, workspaceId: string) =>
  infiniteQueryOptions({
    queryKey: [...workspaceKey(source, workspaceId), 'suggestions'],
    queryFn: ({ pageParam }) => source.api.procurement.suggestions.list(pageParam ? { cursor: pageParam } : {}, inWorkspace(workspaceId)),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: SHARED_MS,
  })

export const warehousesQuery = (source: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [...workspaceKey(source, workspaceId), 'warehouses'],
    queryFn: () => source.api.procurement.warehouses({}, inWorkspace(workspaceId)),
  })

export async function findSuppliers({ api }: Source, workspaceId: string, q: string): Promise<SupplierChoice[]> {
  const { items } = await api.procurement.suppliers.list({ limit: 20, ...(q && { q }) }, inWorkspace(workspaceId))
  return items.map(({ id, name, currency, minUnits, leadTimeDays }) => ({ id, title: name, detail: currency, minUnits, leadTimeDays }))
}

export type VariantChoice = Choice & { /** What the supplier asks for it. */ offer: Offer | null }

/** With a supplier, also what it asks for them. */
export async function findVariants({ api }: Source, workspaceId: string, q: string, supplierId?: string): Promise<VariantChoice[]> {
  const { items } = await api.procurement.variants({ q, ...(supplierId && { supplierId }) }, inWorkspace(workspaceId))
  return items.map(({ id, name, sku, offer }) => ({ id, title: name, detail: sku, offer }))
}

/** An operation after which everything of procurement is read again. */
export function useProcurement<Input, Reply>(
  workspaceId: string,
  send: (api: Source['api']['procurement'], input: Input, here: ReturnType<typeof inWorkspace>) => Promise<Reply>,
) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation<Input, Reply>((input, key) => send(source.api.procurement, input, inWorkspace(workspaceId, key)), {
    onSuccess: () => client.invalidateQueries({ queryKey: workspaceKey(source, workspaceId) }),
  })
}

/** Without an id, the supplier is new. */
export type SaveSupplierInput = SupplierInput & { supplierId?: string; version?: number }

export const useSaveSupplier = (workspaceId: string) =>
  useProcurement<SaveSupplierInput, SupplierView>(workspaceId, (api, { supplierId, version, ...input }, here) =>
    supplierId === undefined || version === undefined
      ? api.suppliers.create(input, here)
      : api.suppliers.update({ ...input, supplierId, version }, here),
  )

export const useArchiveSupplier = (workspaceId: string) =>
  useProcurement<{ supplierId: string; archived: boolean }, SupplierView>(workspaceId, (api, input, here) =>
    api.suppliers.archive(input, here),
  )

/** Without an id, the order is new. */
export type SaveOrderInput = OrderInput & { orderId?: string; version?: number }

export const useSaveOrder = (workspaceId: string) =>
  useProcurement<SaveOrderInput, OrderView>(workspaceId, (api, { orderId, version, ...input }, here) =>
    orderId === undefined || version === undefined
      ? api.orders.create(input, here)
      : api.orders.update({ ...input, orderId, version }, here),
  )

type Target = { orderId: string; version: number }

export const useSetOrderStatus = (workspaceId: string) =>
  useProcurement<Target & { status: OrderStatus }, OrderView>(workspaceId, (api, input, here) => api.orders.setStatus(input, here))

export const useReceiveOrder = (workspaceId: string) =>
  useProcurement<Target & ReceiptInput, OrderView>(workspaceId, (api, input, here) => api.orders.receive(input, here))

export const useReturnGoods = (workspaceId: string) =>
  useProcurement<Target & ReturnInput, OrderView>(workspaceId, (api, input, here) => api.orders.returnGoods(input, here))

export const useCloseLines = (workspaceId: string) =>
  useProcurement<Target & { lines: string[]; closed: boolean }, OrderView>(workspaceId, (api, input, here) =>
    api.orders.closeLines(input, here),
  )

export const useOrderSuggestions = (workspaceId: string) =>
  useProcurement<SuggestionsToOrder, { orders: OrderSummary[]; skipped: number }>(workspaceId, (api, input, here) =>
    api.suggestions.order(input, here),
  )

export type SettingsInput = { overReceiptPercent: number; version: number }

export const useSaveSettings = (workspaceId: string) =>
  useProcurement<SettingsInput, ProcurementSettings>(workspaceId, (api, input, here) => api.settings.update(input, here))
