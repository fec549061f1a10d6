/** Queries and operations of what suppliers ask for variants. */
import { infiniteQueryOptions } from '@tanstack/react-query'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import type { Source } from '#platform/web/source.ts'
import type { SupplierItemInput, SupplierItemView } from '../contract.ts'
import { useProcurement, workspaceKey } from './queries.ts'

export const supplierItemsQuery = (source: Source, workspaceId: string, supplierId: string) =>
  infiniteQueryOptions({
    queryKey: [...workspaceKey(source, workspaceId), 'supplierItems', supplierId],
    queryFn: ({ pageParam }) =>
      source.api.procurement.supplierItems.list(
        { supplierId, limit: 20, ...(pageParam && { cursor: pageParam }) },
        inWorkspace(workspaceId),
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })

export const useSaveSupplierItem = (workspaceId: string) =>
  useProcurement<SupplierItemInput, SupplierItemView>(workspaceId, (api, input, here) => api.supplierItems.save(input, here))

export const useRemoveSupplierItem = (workspaceId: string) =>
  useProcurement<{ supplierId: string; variantId: string }, object>(workspaceId, (api, input, here) =>
    api.supplierItems.remove(input, here),
  )
