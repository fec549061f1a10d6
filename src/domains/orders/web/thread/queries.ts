/** Requests about the conversation of a part. */
import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'

const POLL_MS = 15_000

/**
 * The newest messages, then the earlier ones. A guest's stream hears only what is for everyone, so the page asks again while it is
 * visible.
 */
export const guestThreadQuery = ({ api, language }: Source, orderId: string, number: string) =>
  infiniteQueryOptions({
    queryKey: [language, 'orders', orderId, 'thread', number],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam: before }) => api.orders.thread.get({ orderId, number, before, limit: 40 }),
    getNextPageParam: ({ items, hasBefore }) => (hasBefore ? items[0]?.position : undefined),
    staleTime: 0,
    refetchInterval: POLL_MS,
  })

type Part = { orderId: string; number: string }

export function useOpenThread() {
  const { api } = useSource()
  return useOperation((input: Part, idempotencyKey) => api.orders.thread.open(input, { context: { idempotencyKey } }))
}

export function useOpenVendorThread(workspaceId: string) {
  const { api } = useSource()
  return useOperation((input: { number: string }, idempotencyKey) =>
    api.orders.vendor.openThread(input, inWorkspace(workspaceId, idempotencyKey)),
  )
}

export function useSendOrderMessage({ orderId, number }: Part) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    ({ clientKey, text }: { clientKey: string; text: string }, idempotencyKey) =>
      source.api.orders.thread.send({ orderId, number, clientKey, text }, { context: { idempotencyKey } }),
    { onSuccess: () => client.invalidateQueries({ queryKey: guestThreadQuery(source, orderId, number).queryKey }) },
  )
}

export function useReadOrderMessages({ orderId, number }: Part) {
  const { api } = useSource()
  return useOperation((input: { position: number }, idempotencyKey) =>
    api.orders.thread.read({ orderId, number, ...input }, { context: { idempotencyKey } }),
  )
}
