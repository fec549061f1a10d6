/** What a vendor asks about its orders. Every key begins with the language and the workspace. */
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import type { CallContext } from '#platform/web/api.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { chosenIn, momentsIn } from '#platform/web/table/filters.ts'
import type { TableQuery } from '#platform/web/table/table.ts'
import type { ChosenUnits, OrderStatus, ToDo, VendorOrderRow, VendorOrderSort, VendorOrderView } from '../../contract.ts'

const keyOf = ({ language }: Source, workspaceId: string) => [language, 'workspace', workspaceId, 'orders']

export const ordersTable = (source: Source, workspaceId: string): TableQuery<VendorOrderRow> => ({
  key: [...keyOf(source, workspaceId), 'list'],
  staleTime: 0,
  async page({ q, sort, filters, cursor, limit }) {
    const status = chosenIn<OrderStatus>(filters, 'status')
    const [toDo] = chosenIn<ToDo>(filters, 'toDo')
    const placed = momentsIn(filters, 'placed')
    const asked = {
      ...{ limit, ...(q && { q }), ...(cursor && { cursor }), ...(sort && { sort: sort as VendorOrderSort }) },
      ...{ ...(status.length > 0 && { status }), ...(toDo && { toDo }), ...(placed && { placed }) },
    }
    const { items, nextCursor, total } = await source.api.orders.vendor.list(asked, inWorkspace(workspaceId))
    return { rows: items, nextCursor, total }
  },
})

/** Below the list's key, so that whatever asks for that anew asks for this too. */
export const toDoQuery = (source: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [...keyOf(source, workspaceId), 'list', 'to do'],
    queryFn: () => source.api.orders.vendor.toDo({}, inWorkspace(workspaceId)),
    staleTime: 0,
  })

/** It moves without us: always asked anew. */
export const vendorOrderQuery = (source: Source, workspaceId: string, number: string) =>
  queryOptions({
    queryKey: [...keyOf(source, workspaceId), 'one', number],
    queryFn: () => source.api.orders.vendor.get({ number }, inWorkspace(workspaceId)),
    staleTime: 0,
  })

/** What units would give back now. */
export const previewQuery = (source: Source, workspaceId: string, { number, version }: VendorOrderView, lines: ChosenUnits[]) =>
  queryOptions({
    queryKey: [...keyOf(source, workspaceId), 'refund', number, version, lines],
    queryFn: () => source.api.orders.vendor.previewRefund({ number, lines }, inWorkspace(workspaceId)),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
  })

export type VendorApi = Source['api']['orders']['vendor']

/** A step of one order. How it stands after is on the screen at once; lists are asked again. */
export function useOrderStep<Input>(
  workspaceId: string,
  send: (api: VendorApi, input: Input, how: { context: CallContext }) => Promise<VendorOrderView>,
) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation((input: Input, intent) => send(source.api.orders.vendor, input, inWorkspace(workspaceId, intent)), {
    onSuccess(order) {
      client.setQueryData(vendorOrderQuery(source, workspaceId, order.number).queryKey, order)
      return client.invalidateQueries({ queryKey: [...keyOf(source, workspaceId), 'list'] })
    },
  })
}
