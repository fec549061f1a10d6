/** Queries and operations of suppliers' bills. */
import { queryOptions } from '@tanstack/react-query'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import type { Source } from '#platform/web/source.ts'
import { chosenValues } from '#platform/web/table/filters.ts'
import type { TableQuery } from '#platform/web/table/table.ts'
import type { BILL_SORTS, BillStatus } from '../contract/constants.ts'
import type { BillInput, BillView } from '../contract.ts'
import { useProcurement, workspaceKey } from './queries.ts'

/** The newest bills of an order; few orders have more than two. */
export const orderBillsQuery = (source: Source, workspaceId: string, orderId: string) =>
  queryOptions({
    queryKey: [...workspaceKey(source, workspaceId), 'orderBills', orderId],
    queryFn: () => source.api.procurement.bills.list({ orderId, limit: 50 }, inWorkspace(workspaceId)),
    staleTime: 0,
  })

export const billTable = (source: Source, workspaceId: string): TableQuery<BillView> => ({
  key: [...workspaceKey(source, workspaceId), 'bills'],
  async page({ q, cursor, limit, sort, filters }) {
    const [status] = chosenValues<BillStatus>(filters, 'status')
    const asked = {
      limit,
      overdue: chosenValues(filters, 'overdue').includes('yes'),
      ...(q && { q }),
      ...(cursor && { cursor }),
      ...(status && { status }),
      ...(sort && { sort: sort as (typeof BILL_SORTS)[number] }),
    }
    const { items, ...page } = await source.api.procurement.bills.list(asked, inWorkspace(workspaceId))
    return { rows: items, ...page }
  },
})

type Target = { billId: string; version: number }

export const useEnterBill = (workspaceId: string) =>
  useProcurement<BillInput, BillView>(workspaceId, (api, input, here) => api.bills.enter(input, here))

export const usePayBill = (workspaceId: string) =>
  useProcurement<Target & { paidOn: string; note: string }, BillView>(workspaceId, (api, input, here) => api.bills.pay(input, here))

export const useReopenBill = (workspaceId: string) =>
  useProcurement<Target, BillView>(workspaceId, (api, input, here) => api.bills.reopen(input, here))

export const useVoidBill = (workspaceId: string) =>
  useProcurement<Target & { reason: string }, BillView>(workspaceId, (api, input, here) => api.bills.void(input, here))
