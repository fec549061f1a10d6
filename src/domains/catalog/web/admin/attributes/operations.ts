/** Queries and operations of administrators on attributes. */
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { NewAttribute } from '../../../contract.ts'

const KEY = ['admin', 'attributes']

export const managedAttributesQuery = ({ api }: Source) =>
  queryOptions({ queryKey: KEY, queryFn: async () => (await api.catalog.admin.attributes.list()).items })

/** Adds an attribute, or changes the one that has the key. */
export function useSaveAttribute(isNew: boolean) {
  const { api } = useSource()
  return useOperation(
    ({ type, version, ...input }: NewAttribute & { version: number }, idempotencyKey) => {
      const context = { context: { idempotencyKey } }
      const { add, update } = api.catalog.admin.attributes
      return isNew ? add({ ...input, type }, context) : update({ ...input, version }, context)
    },
    { onSuccess: useInvalidate() },
  )
}

export function useRemoveAttribute() {
  const { api } = useSource()
  return useOperation(
    (input: { key: string }, idempotencyKey) => api.catalog.admin.attributes.remove(input, { context: { idempotencyKey } }),
    { onSuccess: useInvalidate() },
  )
}

export function useArrangeAttributes() {
  const { api } = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: { keys: string[] }, idempotencyKey) => api.catalog.admin.attributes.arrange(input, { context: { idempotencyKey } }),
    { onSuccess: ({ items }) => client.setQueryData(KEY, items) },
  )
}

function useInvalidate() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
