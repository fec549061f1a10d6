import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { forgetCart } from '#domains/cart/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { ChosenUnits, OrderGroup, OrderView } from '../contract.ts'

/** The state of an order moves without us: always asked anew. */
export const orderQuery = ({ api, language }: Source, orderId: string) =>
  queryOptions({
    queryKey: [language, 'orders', orderId],
    queryFn: () => api.orders.get({ orderId }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** It changes with Plaza's settings only. */
export const printingQuery = ({ api }: Source) =>
  queryOptions({ queryKey: ['orders', 'printing'], queryFn: () => api.orders.printing(), staleTime: Number.POSITIVE_INFINITY })

export type ListFilter = { group: OrderGroup | undefined; q: string | undefined }

export const ordersQuery = ({ api, language }: Source, filter: ListFilter) =>
  infiniteQueryOptions({
    queryKey: [language, 'orders', 'list', filter],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor }) => api.orders.list({ ...filter, cursor, limit: 12 }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export type Units = { orderId: string; number: string; lines: ChosenUnits[] }

/** What units would give back now. */
export const refundPreviewQuery = ({ api, language }: Source, units: Units) =>
  queryOptions({
    queryKey: [language, 'orders', units.orderId, 'refund', units.number, units.lines],
    queryFn: () => api.orders.previewRefund(units),
    enabled: units.lines.length > 0,
    placeholderData: keepPreviousData,
  })

type Orders = Source['api']['orders']

export function useCancel() {
  return useOrderChange<Parameters<Orders['cancel']>[0]>((orders, input, intent) => orders.cancel(input, { context: { intent } }))
}

export function useRequestReturn() {
  return useOrderChange<Parameters<Orders['returns']['request']>[0]>((orders, input, intent) =>
    orders.returns.request(input, { context: { intent } }),
  )
}

export function useWithdrawReturn() {
  return useOrderChange<{ orderId: string; returnId: string }>((orders, input, intent) =>
    orders.returns.withdraw(input, { context: { intent } }),
  )
}

export function useDisputeReturn() {
  return useOrderChange<{ orderId: string; returnId: string; words: string }>((orders, input, intent) =>
    orders.returns.dispute(input, { context: { intent } }),
  )
}

export function useClaim() {
  return useOrderChange<{ orderId: string }>((orders, input, intent) => orders.claim(input, { context: { intent } }))
}

export function useReorder() {
  const { api } = useSource()
  const client = useQueryClient()
  return useOperation((input: { orderId: string }, intent) => api.orders.reorder(input, { context: { intent } }), {
    onSuccess: () => forgetCart(client),
  })
}

/** The order as it is after is on the screen at once; lists are asked again when they are looked at. */
function useOrderChange<Input>(send: (orders: Orders, input: Input, intent: string) => Promise<OrderView>) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation((input: Input, intent) => send(source.api.orders, input, intent), {
    onSuccess: (order) => {
      client.setQueryData(orderQuery(source, order.id).queryKey, order)
      return client.invalidateQueries({ queryKey: [source.language, 'orders', 'list'] })
    },
  })
}
