/** The scope of the collection screens: a workspace's collections or the platform's. The screens are shared; the operations differ. */
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { CollectionInput, CollectionRule, CollectionSummary, CollectionView } from '#domains/catalog/contract.ts'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import type { Choice } from '#platform/web/inputs/use-choices.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { TableQuery } from '#platform/web/table/table.ts'
import { COLLECTIONS } from '../paths.ts'

export type CollectionsScope = {
  keep: Source['api']['catalog']['collections']
  /** Query key; contains the owner, so that two workspaces never share cached data. */
  key: readonly unknown[]
  home: typeof COLLECTIONS | '/admin/collections'
  whole: 'workspace' | 'platform'
  /** The operations that drafts are named by. */
  operations: 'catalog.collections' | 'catalog.admin.collections'
  /** The categories that a rule can name. */
  categories: () => Promise<readonly { slug: string; name: string }[]>
  /** Search of vendors; null in a workspace's scope. */
  vendors: ((q: string) => Promise<Choice[]>) | null
}

export function useWorkspaceCollections(workspaceId: string): CollectionsScope {
  const { api, language } = useSource()
  return {
    keep: api.catalog.collections,
    key: [language, 'workspace', workspaceId, 'collections'],
    home: COLLECTIONS,
    whole: 'workspace',
    operations: 'catalog.collections',
    categories: async () => (await api.products.categories.list({}, inWorkspace(workspaceId))).items,
    vendors: null,
  }
}

export function usePlatformCollections(): CollectionsScope {
  const { api, language } = useSource()
  return {
    keep: api.catalog.admin.collections,
    key: [language, 'admin', 'collections'],
    home: '/admin/collections',
    whole: 'platform',
    operations: 'catalog.admin.collections',
    categories: async () => (await api.catalog.categories.list()).items,
    async vendors(q) {
      const { items } = await api.catalog.admin.collections.vendors({ q })
      return items.map(({ id, name }) => ({ id, title: name }))
    },
  }
}

export const collectionsTable = ({ keep, key }: CollectionsScope): TableQuery<CollectionSummary> => ({
  key: [...key, 'list'],
  staleTime: 0,
  async page({ filters: _, sort: __, ...asked }) {
    const { items, ...page } = await keep.list(asked)
    return { rows: items, ...page }
  },
})

export const collectionQuery = ({ keep, key }: CollectionsScope, collectionId: string) =>
  queryOptions({ queryKey: [...key, 'one', collectionId], queryFn: () => keep.get({ collectionId }), staleTime: 0 })

export const previewQuery = ({ keep, key }: CollectionsScope, rule: CollectionRule) =>
  queryOptions({ queryKey: [...key, 'preview', rule], queryFn: () => keep.preview({ rule }), staleTime: 0 })

/** Without an id, the collection is new. */
export type SaveInput = CollectionInput & { collectionId?: string; version?: number }

export function useSaveCollection({ keep, key }: CollectionsScope) {
  const client = useQueryClient()
  return useOperation<SaveInput, CollectionView>(
    ({ collectionId, version, ...input }, idempotencyKey) =>
      collectionId === undefined || version === undefined
        ? keep.create(input, { context: { idempotencyKey } })
        : keep.update({ ...input, collectionId, version }, { context: { idempotencyKey } }),
    { onSuccess: () => client.invalidateQueries({ queryKey: key }) },
  )
}

export function useRemoveCollection({ keep, key }: CollectionsScope) {
  const client = useQueryClient()
  return useOperation((collectionId: string, idempotencyKey) => keep.remove({ collectionId }, { context: { idempotencyKey } }), {
    onSuccess: () => client.invalidateQueries({ queryKey: [...key, 'list'] }),
  })
}
