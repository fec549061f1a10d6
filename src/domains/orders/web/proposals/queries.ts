/** Requests about proposals, by either side. */
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { invalidateByKey } from '#platform/web/realtime/refetch.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { ProposalView } from '../../contract.ts'

/** Under the key of its order, whose signals refetch it. */
export const proposalsQuery = ({ api, language }: Source, orderId: string) =>
  queryOptions({
    queryKey: [language, 'orders', orderId, 'proposals'],
    queryFn: async () => (await api.orders.proposals.list({ orderId })).items,
    staleTime: 0,
  })

export const vendorProposalsQuery = ({ api, language }: Source, workspaceId: string, number: string) =>
  queryOptions({
    queryKey: [language, 'workspace', workspaceId, 'orders', 'proposals', number],
    queryFn: async () => (await api.orders.vendor.proposals.list({ number }, inWorkspace(workspaceId))).items,
    staleTime: 0,
  })

/** One proposal, as a card of a conversation shows it. */
export const proposalQuery = ({ api, language }: Source, proposalId: string) =>
  queryOptions({
    queryKey: [language, 'proposals', proposalId],
    queryFn: () => api.orders.proposals.get({ proposalId }),
    staleTime: 0,
  })

type Orders = Source['api']['orders']
type Changed = Promise<{ proposal: ProposalView }>
type How = { context: { idempotencyKey: string } }

export type ShopperApi = Orders['proposals']
export type VendorProposalApi = Orders['vendor']['proposals']

export type ProposalAct<Input> = {
  shopper?: (api: ShopperApi, named: { orderId: string; proposalId: string } & Input, how: How) => Changed
  vendor?: (api: VendorProposalApi, named: { proposalId: string } & Input, how: ReturnType<typeof inWorkspace>) => Changed
}

/** Changes a proposal as the side that the viewer is on. */
export function useProposalAct<Input extends object>({ id, orderId, workspaceId, viewer }: ProposalView, act: ProposalAct<Input>) {
  const { api } = useSource()
  return useOperation(
    (input: Input, idempotencyKey) => {
      if (viewer === 'shopper' && act.shopper)
        return act.shopper(api.orders.proposals, { ...input, orderId, proposalId: id }, { context: { idempotencyKey } })
      if (act.vendor) return act.vendor(api.orders.vendor.proposals, { ...input, proposalId: id }, inWorkspace(workspaceId, idempotencyKey))
      throw new Error(`a ${viewer} cannot do this`)
    },
    { onSuccess: useRefetchOrder(orderId) },
  )
}

export function useMakeRequest(orderId: string) {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<ShopperApi['make']>[0], idempotencyKey) => api.orders.proposals.make(input, { context: { idempotencyKey } }),
    { onSuccess: useRefetchOrder(orderId) },
  )
}

export function useMakeProposal(workspaceId: string, orderId: string) {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<VendorProposalApi['make']>[0], idempotencyKey) =>
      api.orders.vendor.proposals.make(input, inWorkspace(workspaceId, idempotencyKey)),
    { onSuccess: useRefetchOrder(orderId) },
  )
}

/** The order and its lists on both sides. */
function useRefetchOrder(orderId: string) {
  const client = useQueryClient()
  return () => {
    invalidateByKey(client, 'orders', orderId)
    invalidateByKey(client, 'workspace', null, 'orders')
    invalidateByKey(client, 'proposals')
  }
}
