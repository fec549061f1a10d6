/** Queries and mutations for administrators about the orders of all vendors. Mutations require re-authentication. */
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { withReauth } from '#domains/accounts/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { chosenValues, momentRange } from '#platform/web/table/filters.ts'
import type { TableQuery } from '#platform/web/table/table.ts'
import type { AdminOrder, AdminPartRow, ChosenUnits, DisputeRow, OrderStatus } from '../../contract.ts'

type AdminApi = Source['api']['orders']['admin']
export type Sums = Awaited<ReturnType<AdminApi['list']>>['sums']

const adminOrdersKey = ({ language }: Source, ...rest: unknown[]) => [language, 'admin', 'orders', ...rest]

/** `onSums` receives the totals of all matching parts after each request. */
export const ordersTable = (source: Source, onSums: (sums: Sums) => void): TableQuery<AdminPartRow> => ({
  key: adminOrdersKey(source, 'list'),
  staleTime: 0,
  async page({ filters, q, cursor, limit }) {
    const [status] = chosenValues<OrderStatus>(filters, 'status')
    const [workspaceId] = chosenValues(filters, 'vendor')
    const [disputed] = chosenValues(filters, 'dispute')
    const placed = momentRange(filters, 'placed')
    const { items, nextCursor, total, sums } = await source.api.orders.admin.list({
      limit,
      ...(q && { q }),
      ...(cursor && { cursor }),
      ...(status && { status }),
      ...(workspaceId && { workspaceId }),
      ...(disputed && { returns: 'Disputed' as const }),
      ...(placed && { placed }),
    })
    onSums(sums)
    return { rows: items, nextCursor, total }
  },
})

export const sellersQuery = (source: Source) =>
  queryOptions({ queryKey: adminOrdersKey(source, 'vendors'), queryFn: async () => (await source.api.orders.admin.vendors()).items })

export const adminOrderQuery = (source: Source, number: string) =>
  queryOptions({ queryKey: adminOrdersKey(source, 'record', number), queryFn: () => source.api.orders.admin.get({ number }), staleTime: 0 })

/** The refund for units if they were refunded now. */
export const adminRefundPreviewQuery = (source: Source, number: string, lines: ChosenUnits[]) =>
  queryOptions({
    queryKey: adminOrdersKey(source, 'refund', number, lines),
    queryFn: () => source.api.orders.admin.previewRefund({ number, lines }),
    enabled: lines.length > 0,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const disputesTable = (source: Source): TableQuery<DisputeRow> => ({
  key: adminOrdersKey(source, 'disputes'),
  staleTime: 0,
  async page({ filters, cursor, limit }) {
    const [state = 'open'] = chosenValues<'open' | 'over'>(filters, 'state')
    const { items, ...page } = await source.api.orders.admin.disputes.list({ limit, state, ...(cursor && { cursor }) })
    return { rows: items, ...page }
  },
})

export const disputeQuery = (source: Source, id: string) =>
  queryOptions({
    queryKey: adminOrdersKey(source, 'dispute', id),
    queryFn: () => source.api.orders.admin.disputes.get({ id }),
    staleTime: 0,
  })

export function useCancelPart() {
  return useOrderCommand<Parameters<AdminApi['cancel']>[0]>((api, input, idempotencyKey) =>
    api.cancel(input, { context: { idempotencyKey } }),
  )
}

export function useRefundPart() {
  return useOrderCommand<Parameters<AdminApi['refund']>[0]>((api, input, idempotencyKey) =>
    api.refund(input, { context: { idempotencyKey } }),
  )
}

export function useMarkPaid() {
  const { api } = useSource()
  return useOperation(
    (input: { orderId: string }, idempotencyKey) => withReauth(() => api.orders.markPaid(input, { context: { idempotencyKey } })),
    {
      onSuccess: useInvalidateAdmin(),
    },
  )
}

export function useDecideDispute() {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<AdminApi['disputes']['decide']>[0], idempotencyKey) =>
      withReauth(() => api.orders.admin.disputes.decide(input, { context: { idempotencyKey } })),
    { onSuccess: useInvalidateAdmin() },
  )
}

function useOrderCommand<Input>(send: (api: AdminApi, input: Input, idempotencyKey: string) => Promise<AdminOrder>) {
  const { api } = useSource()
  return useOperation((input: Input, idempotencyKey) => withReauth(() => send(api.orders.admin, input, idempotencyKey)), {
    onSuccess: useInvalidateAdmin(),
  })
}

function useInvalidateAdmin() {
  const { language } = useSource()
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [language, 'admin'] })
}
