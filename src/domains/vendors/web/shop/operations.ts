/** Operations of a workspace on its shop. */
import { useQueryClient } from '@tanstack/react-query'
import { withReauth } from '#domains/accounts/web/index.ts'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { MethodInput, OwnMethodView, ShopView } from '../../contract.ts'
import { methodsQuery, shopQuery } from '../queries.ts'

type Shop = Source['api']['vendors']['shop']
type Input<Name extends Exclude<keyof Shop, 'methods'>> = Parameters<Shop[Name]>[0]

export function useUpdateShop(workspaceId: string) {
  const { api } = useSource()
  return useOperation(
    (input: Input<'update'>, idempotencyKey) => api.vendors.shop.update(input, inWorkspace(workspaceId, idempotencyKey)),
    {
      onSuccess: useUpdateShopCache(workspaceId),
    },
  )
}

export function useSetPicture(workspaceId: string) {
  const { api } = useSource()
  return useOperation(
    (input: Input<'setPicture'>, idempotencyKey) => api.vendors.shop.setPicture(input, inWorkspace(workspaceId, idempotencyKey)),
    {
      onSuccess: useUpdateShopCache(workspaceId),
    },
  )
}

export function useRemovePicture(workspaceId: string) {
  const { api } = useSource()
  return useOperation(
    (input: Input<'removePicture'>, idempotencyKey) => api.vendors.shop.removePicture(input, inWorkspace(workspaceId, idempotencyKey)),
    {
      onSuccess: useUpdateShopCache(workspaceId),
    },
  )
}

export function useSetPayout(workspaceId: string) {
  const { api } = useSource()
  return useOperation(
    (input: Input<'setPayout'>, idempotencyKey) =>
      withReauth(() => api.vendors.shop.setPayout(input, inWorkspace(workspaceId, idempotencyKey))),
    { onSuccess: useUpdateShopCache(workspaceId) },
  )
}

export function useConfirmPayout(workspaceId: string) {
  const { api } = useSource()
  return useOperation(
    (_: undefined, idempotencyKey) => withReauth(() => api.vendors.shop.confirmPayout(undefined, inWorkspace(workspaceId, idempotencyKey))),
    { onSuccess: useInvalidateWorkspace(workspaceId) },
  )
}

export function useRemovePayout(workspaceId: string) {
  const { api } = useSource()
  return useOperation(
    (_: undefined, idempotencyKey) => withReauth(() => api.vendors.shop.removePayout(undefined, inWorkspace(workspaceId, idempotencyKey))),
    { onSuccess: useInvalidateWorkspace(workspaceId) },
  )
}

/** Other screens of the workspace say too whether payouts are frozen. */
function useInvalidateWorkspace(workspaceId: string): () => Promise<unknown> {
  const source = useSource()
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: shopQuery(source, workspaceId).queryKey }),
      client.invalidateQueries({ queryKey: [source.language, 'workspace', workspaceId] }),
    ])
}

export function useSetAway(workspaceId: string) {
  const { api } = useSource()
  return useOperation(
    (input: Input<'setAway'>, idempotencyKey) => api.vendors.shop.setAway(input, inWorkspace(workspaceId, idempotencyKey)),
    {
      onSuccess: useUpdateShopCache(workspaceId),
    },
  )
}

/** Without an id, the method is new. */
export type SaveMethodInput = MethodInput & { id?: string; version?: number }

/** Answers with the saved method. */
export function useSaveMethod(workspaceId: string) {
  const { api } = useSource()
  const update = useUpdateMethodsCache(workspaceId)
  return useOperation<SaveMethodInput, OwnMethodView>(async ({ id, version, ...input }, idempotencyKey) => {
    const { methods } = api.vendors.shop
    const here = inWorkspace(workspaceId, idempotencyKey)
    const saved =
      id === undefined || version === undefined ? await methods.add(input, here) : await methods.update({ ...input, id, version }, here)
    void update(saved)
    const method = saved.items.find((one) => one.id === id) ?? saved.items.at(-1)
    if (!method) throw new Error('the reply has no method')
    return method
  })
}

export function useSetMethodActive(workspaceId: string) {
  const { api } = useSource()
  return useOperation(
    (input: { id: string; active: boolean }, idempotencyKey) =>
      api.vendors.shop.methods.setActive(input, inWorkspace(workspaceId, idempotencyKey)),
    { onSuccess: useUpdateMethodsCache(workspaceId) },
  )
}

export function useArrangeMethods(workspaceId: string) {
  const { api } = useSource()
  return useOperation(
    (input: { ids: string[] }, idempotencyKey) => api.vendors.shop.methods.arrange(input, inWorkspace(workspaceId, idempotencyKey)),
    {
      onSuccess: useUpdateMethodsCache(workspaceId),
    },
  )
}

function useUpdateShopCache(workspaceId: string): (shop: ShopView) => void {
  const source = useSource()
  const client = useQueryClient()
  return (shop) => client.setQueryData(shopQuery(source, workspaceId).queryKey, shop)
}

/** Also invalidates the shop, because its checklist may have changed. */
function useUpdateMethodsCache(workspaceId: string): (methods: { items: OwnMethodView[] }) => Promise<unknown> {
  const source = useSource()
  const client = useQueryClient()
  return ({ items }) => {
    client.setQueryData(methodsQuery(source, workspaceId).queryKey, items)
    return client.invalidateQueries({ queryKey: shopQuery(source, workspaceId).queryKey })
  }
}
