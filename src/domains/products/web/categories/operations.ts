import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { useInvalidateProducts } from '../queries.ts'

type Categories = Source['api']['products']['categories']

export function useAddCategory(workspaceId: string) {
  const { api } = useSource()
  const send = (input: Parameters<Categories['add']>[0], idempotencyKey: string) =>
    api.products.categories.add(input, inWorkspace(workspaceId, idempotencyKey))
  return useOperation(send, { onSuccess: useInvalidateProducts(workspaceId) })
}

/** Answers with the saved category. */
export function useUpdateCategory(workspaceId: string) {
  const { api } = useSource()
  const send = async (input: Parameters<Categories['update']>[0], idempotencyKey: string) => {
    const { items } = await api.products.categories.update(input, inWorkspace(workspaceId, idempotencyKey))
    const saved = items.find(({ id }) => id === input.id)
    if (!saved) throw new Error('the reply has no category')
    return saved
  }
  return useOperation(send, { onSuccess: useInvalidateProducts(workspaceId) })
}

export function useRemoveCategory(workspaceId: string) {
  const { api } = useSource()
  const send = (input: Parameters<Categories['remove']>[0], idempotencyKey: string) =>
    api.products.categories.remove(input, inWorkspace(workspaceId, idempotencyKey))
  return useOperation(send, { onSuccess: useInvalidateProducts(workspaceId) })
}
