/** Writes of the inventory. All of them refresh every list of the workspace's stock. */
import { useQueryClient } from '@tanstack/react-query'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { inventoryKey } from './queries.ts'

type Api = Source['api']['inventory']
type Input<Call extends (input: never, ...rest: never[]) => unknown> = Parameters<Call>[0]

function useRefresh(workspaceId: string): () => Promise<unknown> {
  const source = useSource()
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: inventoryKey(source, workspaceId) })
}

export function useAdjustStock(workspaceId: string) {
  const { api } = useSource()
  const send = (input: Input<Api['stock']['adjust']>, key: string) => api.inventory.stock.adjust(input, inWorkspace(workspaceId, key))
  return useOperation(send, { onSuccess: useRefresh(workspaceId) })
}

export function useSetReorderPoint(workspaceId: string) {
  const { api } = useSource()
  const send = (input: Input<Api['stock']['setReorderPoint']>, key: string) =>
    api.inventory.stock.setReorderPoint(input, inWorkspace(workspaceId, key))
  return useOperation(send, { onSuccess: useRefresh(workspaceId) })
}

export function useMoveAllocation(workspaceId: string) {
  const { api } = useSource()
  const send = (input: Input<Api['stock']['moveAllocation']>, key: string) =>
    api.inventory.stock.moveAllocation(input, inWorkspace(workspaceId, key))
  return useOperation(send, { onSuccess: useRefresh(workspaceId) })
}

export function useUpdateLot(workspaceId: string) {
  const { api } = useSource()
  const send = (input: Input<Api['lots']['update']>, key: string) => api.inventory.lots.update(input, inWorkspace(workspaceId, key))
  return useOperation(send, { onSuccess: useRefresh(workspaceId) })
}

export function useSetTracking(workspaceId: string) {
  const { api } = useSource()
  const send = (input: Input<Api['lots']['setTracking']>, key: string) =>
    api.inventory.lots.setTracking(input, inWorkspace(workspaceId, key))
  return useOperation(send, { onSuccess: useRefresh(workspaceId) })
}

export function usePick(workspaceId: string) {
  const { api } = useSource()
  const send = (input: Input<Api['picking']['pick']>, key: string) => api.inventory.picking.pick(input, inWorkspace(workspaceId, key))
  return useOperation(send, { onSuccess: useRefresh(workspaceId) })
}

export type WarehouseSave = Input<Api['warehouses']['create']> & { warehouseId?: string; version?: number }

export function useSaveWarehouse(workspaceId: string) {
  const { api } = useSource()
  const send = ({ warehouseId, version, ...input }: WarehouseSave, key: string) =>
    warehouseId === undefined || version === undefined
      ? api.inventory.warehouses.create(input, inWorkspace(workspaceId, key))
      : api.inventory.warehouses.update({ ...input, warehouseId, version }, inWorkspace(workspaceId, key))
  return useOperation(send, { onSuccess: useRefresh(workspaceId) })
}

export function useRemoveWarehouse(workspaceId: string) {
  const { api } = useSource()
  const send = (warehouseId: string, key: string) => api.inventory.warehouses.remove({ warehouseId }, inWorkspace(workspaceId, key))
  return useOperation(send, { onSuccess: useRefresh(workspaceId) })
}

export function useSetDefaultWarehouse(workspaceId: string) {
  const { api } = useSource()
  const send = (warehouseId: string, key: string) => api.inventory.warehouses.setDefault({ warehouseId }, inWorkspace(workspaceId, key))
  return useOperation(send, { onSuccess: useRefresh(workspaceId) })
}

export function useArrangeWarehouses(workspaceId: string) {
  const { api } = useSource()
  const send = (warehouseIds: string[], key: string) => api.inventory.warehouses.arrange({ warehouseIds }, inWorkspace(workspaceId, key))
  return useOperation(send, { onSuccess: useRefresh(workspaceId) })
}

export function useCreateTransfer(workspaceId: string) {
  const { api } = useSource()
  const send = (input: Input<Api['transfers']['create']>, key: string) =>
    api.inventory.transfers.create(input, inWorkspace(workspaceId, key))
  return useOperation(send, { onSuccess: useRefresh(workspaceId) })
}

export function useCancelTransfer(workspaceId: string) {
  const { api } = useSource()
  const send = (transferId: string, key: string) => api.inventory.transfers.cancel({ transferId }, inWorkspace(workspaceId, key))
  return useOperation(send, { onSuccess: useRefresh(workspaceId) })
}
