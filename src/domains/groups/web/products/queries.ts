import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { groupsKey } from '../queries.ts'

export const productsQuery = ({ api, language }: Source, groupId: string) =>
  queryOptions({
    queryKey: [...groupsKey(language), 'products', groupId],
    queryFn: () => api.groups.products.list({ groupId }),
    staleTime: 0,
  })

type ShelfAct = { kind: 'add' | 'remove'; productId: string } | { kind: 'arrange'; productIds: string[] }

/** Adds, removes or arranges products; the shelf that the operation returns is shown. */
export function useChangeShelf(groupId: string) {
  const source = useSource()
  const client = useQueryClient()
  const { products } = source.api.groups
  return useOperation(
    (act: ShelfAct, idempotencyKey) => {
      const options = { context: { idempotencyKey } }
      if (act.kind === 'arrange') return products.arrange({ groupId, productIds: act.productIds }, options)
      return products[act.kind]({ groupId, productId: act.productId }, options)
    },
    { onSuccess: (shelf) => client.setQueryData(productsQuery(source, groupId).queryKey, shelf) },
  )
}
