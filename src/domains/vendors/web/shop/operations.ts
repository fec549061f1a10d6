/** What somebody asks for about their shop. */
import { useQueryClient } from '@tanstack/react-query'
import { proven } from '#domains/accounts/web/index.ts'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { OwnMethodView, ShopView } from '../../contract.ts'
import { methodsQuery, shopQuery } from '../queries.ts'

type Shop = Source['api']['vendors']['shop']
type Input<Name extends Exclude<keyof Shop, 'methods'>> = Parameters<Shop[Name]>[0]

export function useUpdateShop(workspaceId: string) {
  const { api } = useSource()
  return useOperation((input: Input<'update'>, intent) => api.vendors.shop.update(input, inWorkspace(workspaceId, intent)), {
    onSuccess: useKeepShop(workspaceId),
  })
}

export function useSetPicture(workspaceId: string) {
  const { api } = useSource()
  return useOperation((input: Input<'setPicture'>, intent) => api.vendors.shop.setPicture(input, inWorkspace(workspaceId, intent)), {
    onSuccess: useKeepShop(workspaceId),
  })
}

export function useRemovePicture(workspaceId: string) {
  const { api } = useSource()
  return useOperation((input: Input<'removePicture'>, intent) => api.vendors.shop.removePicture(input, inWorkspace(workspaceId, intent)), {
    onSuccess: useKeepShop(workspaceId),
  })
}

export function useSetPayout(workspaceId: string) {
  const { api } = useSource()
  return useOperation(
    (input: Input<'setPayout'>, intent) => proven(() => api.vendors.shop.setPayout(input, inWorkspace(workspaceId, intent))),
    { onSuccess: useKeepShop(workspaceId) },
  )
}

export function useSetAway(workspaceId: string) {
  const { api } = useSource()
  return useOperation((input: Input<'setAway'>, intent) => api.vendors.shop.setAway(input, inWorkspace(workspaceId, intent)), {
    onSuccess: useKeepShop(workspaceId),
  })
}

export function useAddMethod(workspaceId: string) {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<Shop['methods']['add']>[0], intent) => api.vendors.shop.methods.add(input, inWorkspace(workspaceId, intent)),
    { onSuccess: useKeepMethods(workspaceId) },
  )
}

export function useUpdateMethod(workspaceId: string) {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<Shop['methods']['update']>[0], intent) => api.vendors.shop.methods.update(input, inWorkspace(workspaceId, intent)),
    { onSuccess: useKeepMethods(workspaceId) },
  )
}

export function useSetMethodActive(workspaceId: string) {
  const { api } = useSource()
  return useOperation(
    (input: { id: string; active: boolean }, intent) => api.vendors.shop.methods.setActive(input, inWorkspace(workspaceId, intent)),
    { onSuccess: useKeepMethods(workspaceId) },
  )
}

export function useArrangeMethods(workspaceId: string) {
  const { api } = useSource()
  return useOperation((input: { ids: string[] }, intent) => api.vendors.shop.methods.arrange(input, inWorkspace(workspaceId, intent)), {
    onSuccess: useKeepMethods(workspaceId),
  })
}

function useKeepShop(workspaceId: string): (shop: ShopView) => void {
  const source = useSource()
  const client = useQueryClient()
  return (shop) => client.setQueryData(shopQuery(source, workspaceId).queryKey, shop)
}

/** The checklist may have moved too. */
function useKeepMethods(workspaceId: string): (methods: { items: OwnMethodView[] }) => Promise<unknown> {
  const source = useSource()
  const client = useQueryClient()
  return ({ items }) => {
    client.setQueryData(methodsQuery(source, workspaceId).queryKey, items)
    return client.invalidateQueries({ queryKey: shopQuery(source, workspaceId).queryKey })
  }
}
