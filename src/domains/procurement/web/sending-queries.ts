/** Queries and operations of orders that were sent to suppliers, of both sides. */

import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { NOT_KEPT } from '#platform/web/answers/kept-areas.rules.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { TableQuery } from '#platform/web/table/table.ts'
import type { AdviceInput, Confirmation, Customer, OrderView, SendingInput, SentOrder, SupplierLink } from '../contract.ts'
import { useProcurement, workspaceKey } from './queries.ts'

export const sendingQuery = (source: Source, workspaceId: string, orderId: string) =>
  queryOptions({
    queryKey: [...workspaceKey(source, workspaceId), 'sending', orderId],
    queryFn: () => source.api.procurement.sendings.get({ orderId }, inWorkspace(workspaceId)),
    staleTime: 0,
  })

export const useSendOrder = (workspaceId: string) =>
  useProcurement<SendingInput, OrderView>(workspaceId, (api, input, here) => api.sendings.send(input, here))

/** The order behind the private link of a mail. */
export const linkedOrderQuery = ({ api, language }: Source, token: string) =>
  queryOptions({
    queryKey: [language, 'procurement', 'supplierLink', token],
    queryFn: () => api.procurement.supplierLink.get({ token }),
    staleTime: 0,
    retry: false,
    meta: NOT_KEPT,
  })

export function useConfirmByLink(token: string) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation<Confirmation, SentOrder>(
    (input, idempotencyKey) => source.api.procurement.supplierLink.confirm({ token, ...input }, { context: { idempotencyKey } }),
    { onSuccess: (saved) => client.setQueryData(linkedOrderQuery(source, token).queryKey, saved) },
  )
}

export type CustomerOrder = Pick<SentOrder, 'number' | 'customer' | 'sentAt' | 'expectedDate' | 'total' | 'state'> & { id: string }

export const customerOrderTable = (source: Source, workspaceId: string): TableQuery<CustomerOrder> => ({
  key: [...workspaceKey(source, workspaceId), 'customerOrders'],
  async page({ cursor, limit }) {
    const asked = { limit, ...(cursor && { cursor }) }
    const { items, ...page } = await source.api.procurement.customerOrders.list(asked, inWorkspace(workspaceId))
    return { rows: items, ...page }
  },
})

export const customerOrderQuery = (source: Source, workspaceId: string, orderId: string) =>
  queryOptions({
    queryKey: [...workspaceKey(source, workspaceId), 'customerOrder', orderId],
    queryFn: () => source.api.procurement.customerOrders.get({ orderId }, inWorkspace(workspaceId)),
    staleTime: 0,
  })

export const useConfirmCustomerOrder = (workspaceId: string, orderId: string) =>
  useProcurement<Confirmation, SentOrder>(workspaceId, (api, input, here) => api.customerOrders.confirm({ orderId, ...input }, here))

export const useAdviseShipment = (workspaceId: string, orderId: string) =>
  useProcurement<AdviceInput, SentOrder>(workspaceId, (api, input, here) => api.customerOrders.advise({ orderId, ...input }, here))

export const supplierLinkQuery = (source: Source, workspaceId: string, supplierId: string) =>
  queryOptions({
    queryKey: [...workspaceKey(source, workspaceId), 'supplierLink', supplierId],
    queryFn: () => source.api.procurement.links.get({ supplierId }, inWorkspace(workspaceId)),
    staleTime: 0,
  })

export const customersQuery = (source: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [...workspaceKey(source, workspaceId), 'customers'],
    queryFn: () => source.api.procurement.links.customers({}, inWorkspace(workspaceId)),
    staleTime: 0,
  })

export const useAskForLink = (workspaceId: string, supplierId: string) =>
  useProcurement<{ slug: string }, { link: SupplierLink | null }>(workspaceId, (api, { slug }, here) =>
    api.links.ask({ supplierId, slug }, here),
  )

export const useAcceptLink = (workspaceId: string) =>
  useProcurement<{ linkId: string }, { items: Customer[] }>(workspaceId, (api, input, here) => api.links.accept(input, here))

export const useEndLink = (workspaceId: string) =>
  useProcurement<{ linkId: string }, object>(workspaceId, (api, input, here) => api.links.end(input, here))
