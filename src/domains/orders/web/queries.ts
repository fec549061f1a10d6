import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { resetCart } from '#domains/cart/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { ChosenUnits, OrderGroup, OrderView } from '../contract.ts'

/** Never cached as fresh, because the vendor changes the order. */
export const orderQuery = ({ api, language }: Source, orderId: string) =>
  queryOptions({
    queryKey: [language, 'orders', orderId],
    queryFn: () => api.orders.get({ orderId }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

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

/** The refund for units if they were refunded now. */
export const refundPreviewQuery = ({ api, language }: Source, units: Units) =>
  queryOptions({
    queryKey: [language, 'orders', units.orderId, 'refund', units.number, units.lines],
    queryFn: () => api.orders.previewRefund(units),
    enabled: units.lines.length > 0,
    placeholderData: keepPreviousData,
  })

/** Files and keys are given out after the payment, so the query follows the version of the order. */
export const orderDigitalQuery = ({ api, language }: Source, { id, status }: Pick<OrderView, 'id' | 'status'>) =>
  queryOptions({
    queryKey: [language, 'orders', id, 'digital', status],
    queryFn: () => api.orders.digital.get({ orderId: id }),
    staleTime: 0,
  })

export function useOpenDownload() {
  const { api } = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: { orderId: string; position: number; fileId: string }, idempotencyKey) =>
      api.orders.digital.openDownload(input, { context: { idempotencyKey } }),
    {
      onSuccess: (_url, { orderId }) =>
        client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === orderId && queryKey[3] === 'digital' }),
    },
  )
}

type Orders = Source['api']['orders']

export function useCancel() {
  return useOrderChange<Parameters<Orders['cancel']>[0]>((orders, input, idempotencyKey) =>
    orders.cancel(input, { context: { idempotencyKey } }),
  )
}

export function useRequestReturn() {
  return useOrderChange<Parameters<Orders['returns']['request']>[0]>((orders, input, idempotencyKey) =>
    orders.returns.request(input, { context: { idempotencyKey } }),
  )
}

export function useWithdrawReturn() {
  return useOrderChange<{ orderId: string; returnId: string }>((orders, input, idempotencyKey) =>
    orders.returns.withdraw(input, { context: { idempotencyKey } }),
  )
}

export function useDisputeReturn() {
  return useOrderChange<{ orderId: string; returnId: string; message: string }>((orders, input, idempotencyKey) =>
    orders.returns.dispute(input, { context: { idempotencyKey } }),
  )
}

export function useClaim() {
  return useOrderChange<{ orderId: string }>((orders, input, idempotencyKey) => orders.claim(input, { context: { idempotencyKey } }))
}

export function useRequestConfirmation() {
  const { api } = useSource()
  return useOperation((input: { orderId: string }, idempotencyKey) =>
    api.orders.requestConfirmation(input, { context: { idempotencyKey } }),
  )
}

export function useReorder() {
  const { api } = useSource()
  const client = useQueryClient()
  return useOperation((input: { orderId: string }, idempotencyKey) => api.orders.reorder(input, { context: { idempotencyKey } }), {
    onSuccess: () => resetCart(client),
  })
}

/** Mutation of an order. Shows the returned order at once and invalidates the lists. */
function useOrderChange<Input>(send: (orders: Orders, input: Input, idempotencyKey: string) => Promise<OrderView>) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation((input: Input, idempotencyKey) => send(source.api.orders, input, idempotencyKey), {
    onSuccess: (order) => {
      client.setQueryData(orderQuery(source, order.id).queryKey, order)
      return client.invalidateQueries({ queryKey: [source.language, 'orders', 'list'] })
    },
  })
}
