/** Queries and mutations of a vendor's orders. Every query key begins with the language and the workspace. */
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import type { CallContext } from '#platform/web/api.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { chosenValues, momentRange } from '#platform/web/table/filters.ts'
import type { TableQuery } from '#platform/web/table/table.ts'
import type { ChosenUnits, OrderStatus, ToDo, VendorOrderRow, VendorOrderSort, VendorOrderView } from '../../contract.ts'

const vendorOrdersKey = ({ language }: Source, workspaceId: string) => [language, 'workspace', workspaceId, 'orders']

export const ordersTable = (source: Source, workspaceId: string): TableQuery<VendorOrderRow> => ({
  key: [...vendorOrdersKey(source, workspaceId), 'list'],
  staleTime: 0,
  async page({ q, sort, filters, cursor, limit }) {
    const status = chosenValues<OrderStatus>(filters, 'status')
    const [toDo] = chosenValues<ToDo>(filters, 'toDo')
    const placed = momentRange(filters, 'placed')
    const asked = {
      limit,
      ...(q && { q }),
      ...(cursor && { cursor }),
      ...(sort && { sort: sort as VendorOrderSort }),
      ...(status.length > 0 && { status }),
      ...(toDo && { toDo }),
      ...(placed && { placed }),
    }
    const { items, nextCursor, total } = await source.api.orders.vendor.list(asked, inWorkspace(workspaceId))
    return { rows: items, nextCursor, total }
  },
})

/** The key extends the list's key, so that invalidating the list also refreshes the tasks. */
export const toDoQuery = (source: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [...vendorOrdersKey(source, workspaceId), 'list', 'to do'],
    queryFn: () => source.api.orders.vendor.toDo({}, inWorkspace(workspaceId)),
    staleTime: 0,
  })

/** Never cached as fresh, because other people change the order. */
export const vendorOrderQuery = (source: Source, workspaceId: string, number: string) =>
  queryOptions({
    queryKey: [...vendorOrdersKey(source, workspaceId), 'one', number],
    queryFn: () => source.api.orders.vendor.get({ number }, inWorkspace(workspaceId)),
    staleTime: 0,
  })

/** Batches and serial numbers that the order can ship. */
export const shippableLotsQuery = (source: Source, workspaceId: string, number: string) =>
  queryOptions({
    queryKey: [...vendorOrdersKey(source, workspaceId), 'one', number, 'lots'],
    queryFn: async () => (await source.api.orders.vendor.lots({ number }, inWorkspace(workspaceId))).items,
    staleTime: 0,
  })

/** The refund for units if they were refunded now. */
export const vendorRefundPreviewQuery = (
  source: Source,
  workspaceId: string,
  { number, version }: Pick<VendorOrderView, 'number' | 'version'>,
  lines: ChosenUnits[],
) =>
  queryOptions({
    queryKey: [...vendorOrdersKey(source, workspaceId), 'refund', number, version, lines],
    queryFn: () => source.api.orders.vendor.previewRefund({ number, lines }, inWorkspace(workspaceId)),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
  })

export type VendorApi = Source['api']['orders']['vendor']

/** Mutation of one order. Shows the returned order at once and invalidates the lists. */
export function useOrderStep<Input>(
  workspaceId: string,
  send: (api: VendorApi, input: Input, how: { context: CallContext }) => Promise<VendorOrderView>,
) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation((input: Input, idempotencyKey) => send(source.api.orders.vendor, input, inWorkspace(workspaceId, idempotencyKey)), {
    onSuccess(order) {
      client.setQueryData(vendorOrderQuery(source, workspaceId, order.number).queryKey, order)
      return client.invalidateQueries({ queryKey: [...vendorOrdersKey(source, workspaceId), 'list'] })
    },
  })
}
