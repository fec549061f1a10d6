/** Orders of all vendors, as the operator asks for them, and what the operator does about them. The latter needs a fresh proof. */
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { proven } from '#domains/accounts/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { chosenIn, momentsIn } from '#platform/web/table/filters.ts'
import type { TableQuery } from '#platform/web/table/table.ts'
import type { ChosenUnits, DisputeRow, OperatorOrder, OperatorPartRow, OrderStatus } from '../../contract.ts'

type Desk = Source['api']['orders']['admin']
export type Sums = Awaited<ReturnType<Desk['list']>>['sums']

const key = ({ language }: Source, ...rest: unknown[]) => [language, 'admin', 'orders', ...rest]

/** `onSums`: what all that match come to, each time they were asked for. */
export const ordersTable = (source: Source, onSums: (sums: Sums) => void): TableQuery<OperatorPartRow> => ({
  key: key(source, 'list'),
  staleTime: 0,
  async page({ filters, q, cursor, limit }) {
    const [status] = chosenIn<OrderStatus>(filters, 'status')
    const [workspaceId] = chosenIn(filters, 'vendor')
    const [disputed] = chosenIn(filters, 'dispute')
    const placed = momentsIn(filters, 'placed')
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
  queryOptions({ queryKey: key(source, 'vendors'), queryFn: async () => (await source.api.orders.admin.vendors()).items })

export const anyOrderQuery = (source: Source, number: string) =>
  queryOptions({ queryKey: key(source, 'record', number), queryFn: () => source.api.orders.admin.get({ number }), staleTime: 0 })

/** What units would give back now. */
export const previewQuery = (source: Source, number: string, lines: ChosenUnits[]) =>
  queryOptions({
    queryKey: key(source, 'refund', number, lines),
    queryFn: () => source.api.orders.admin.previewRefund({ number, lines }),
    enabled: lines.length > 0,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const disputesTable = (source: Source): TableQuery<DisputeRow> => ({
  key: key(source, 'disputes'),
  staleTime: 0,
  async page({ filters, cursor, limit }) {
    const [state = 'open'] = chosenIn<'open' | 'over'>(filters, 'state')
    const { items, ...page } = await source.api.orders.admin.disputes.list({ limit, state, ...(cursor && { cursor }) })
    return { rows: items, ...page }
  },
})

export const disputeQuery = (source: Source, returnId: string) =>
  queryOptions({
    queryKey: key(source, 'dispute', returnId),
    queryFn: () => source.api.orders.admin.disputes.get({ returnId }),
    staleTime: 0,
  })

export function useCancelPart() {
  return useStepIn<Parameters<Desk['cancel']>[0]>((desk, input, intent) => desk.cancel(input, { context: { intent } }))
}

export function useRefundPart() {
  return useStepIn<Parameters<Desk['refund']>[0]>((desk, input, intent) => desk.refund(input, { context: { intent } }))
}

export function useMarkPaid() {
  const { api } = useSource()
  return useOperation((input: { orderId: string }, intent) => proven(() => api.orders.markPaid(input, { context: { intent } })), {
    onSuccess: useAskAgain(),
  })
}

export function useDecideDispute() {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<Desk['disputes']['decide']>[0], intent) =>
      proven(() => api.orders.admin.disputes.decide(input, { context: { intent } })),
    { onSuccess: useAskAgain() },
  )
}

function useStepIn<Input>(send: (desk: Desk, input: Input, intent: string) => Promise<OperatorOrder>) {
  const { api } = useSource()
  return useOperation((input: Input, intent) => proven(() => send(api.orders.admin, input, intent)), { onSuccess: useAskAgain() })
}

function useAskAgain() {
  const { language } = useSource()
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [language, 'admin'] })
}
