/** The scope of the promotion screens: a vendor's promotions or the platform's. The screens are shared; the operations differ. */
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { withReauth } from '#domains/accounts/web/index.ts'
import { useActiveWorkspace } from '#platform/web/active-workspace.ts'
import type { Choice } from '#platform/web/inputs/use-choices.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { chosenValues } from '#platform/web/table/filters.ts'
import type { TableQuery } from '#platform/web/table/table.ts'
import type { PromotionState } from '../contract/states.ts'
import type { PromotionInput, PromotionView } from '../contract.ts'

type PromotionsApi = Omit<Source['api']['promotions'], 'admin' | 'products' | 'collections' | 'segments' | 'reductions'>

export type PromotionsScope = {
  language: Source['language']
  keep: PromotionsApi
  /** Query key; contains the owner, so that two workspaces never share cached data. */
  key: readonly unknown[]
  home: '/promotions' | '/admin/promotions'
  /** What an empty selection means: all products of the vendor, or of the platform. */
  whole: 'vendor' | 'platform'
  products: (q: string) => Promise<Choice[]>
  /** Collections of the owner. */
  collections: (q: string) => Promise<Choice[]>
  /** Segments of the vendor's contacts; null for the platform. */
  segments: ((q: string) => Promise<Choice[]>) | null
  /** Search of vendors; null in a vendor's scope. */
  vendors: ((q: string) => Promise<Choice[]>) | null
}

type FoundChoices = { items: { id: string; name: string; detail: string | null }[] }
const toChoices = ({ items }: FoundChoices): Choice[] =>
  items.map(({ id, name, detail }) => ({ id, title: name, ...(detail && { detail }) }))

export function useVendorPromotions(): PromotionsScope {
  const { api, language } = useSource()
  const workspaceId = useActiveWorkspace() ?? ''
  return {
    language,
    keep: api.promotions,
    home: '/promotions',
    whole: 'vendor',
    vendors: null,
    key: [language, 'workspace', workspaceId, 'promotions'],
    products: async (q) => toChoices(await api.promotions.products({ q })),
    collections: async (q) => toChoices(await api.promotions.collections({ q })),
    segments: async (q) => toChoices(await api.promotions.segments({ q })),
  }
}

export function useAdminPromotions(): PromotionsScope {
  const { api, language } = useSource()
  return {
    language,
    keep: api.promotions.admin,
    home: '/admin/promotions',
    whole: 'platform',
    segments: null,
    key: [language, 'admin', 'promotions'],
    products: async (q) => toChoices(await api.promotions.admin.products({ q })),
    collections: async (q) => toChoices(await api.promotions.admin.collections({ q })),
    vendors: async (q) => toChoices(await api.promotions.admin.vendors({ q })),
  }
}

/** In the admin area the page title is h2, below the section's title. */
export const headingLevelFor = ({ whole }: PromotionsScope): 'h1' | 'h2' => (whole === 'vendor' ? 'h1' : 'h2')

export const promotionsTable = ({ keep, key }: PromotionsScope): TableQuery<PromotionView> => ({
  key: [...key, 'list'],
  staleTime: 0,
  async page({ filters, sort: _, ...asked }) {
    const [state] = chosenValues<PromotionState>(filters, 'state')
    const { items, ...page } = await keep.list({ ...asked, ...(state && { state }) })
    return { rows: items, ...page }
  },
})

export const promotionQuery = ({ keep, key }: PromotionsScope, promotionId: string) =>
  queryOptions({ queryKey: [...key, 'one', promotionId], queryFn: () => keep.get({ promotionId }), staleTime: 0 })

export const historyQuery = ({ keep, key }: PromotionsScope, promotionId: string) =>
  queryOptions({ queryKey: [...key, 'history', promotionId], queryFn: () => keep.history({ promotionId }), staleTime: 0 })

/** Fails with NOT_FOUND if the workspace is not a vendor. */
export const canManageQuery = ({ keep, key }: PromotionsScope) =>
  queryOptions({ queryKey: [...key, 'may'], queryFn: () => keep.list({ limit: 1 }), retry: false })

export const categoriesQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [language, 'categories'], queryFn: async () => (await api.catalog.categories.list()).items })

/** Without an id, the promotion is new. */
export type SaveInput = PromotionInput & { promotionId?: string; version?: number }

export function useSavePromotion({ keep, key }: PromotionsScope) {
  const client = useQueryClient()
  return useOperation<SaveInput, PromotionView>(
    ({ promotionId, version, ...input }, idempotencyKey) =>
      withReauth(() =>
        promotionId === undefined || version === undefined
          ? keep.create(input, { context: { idempotencyKey } })
          : keep.update({ ...input, promotionId, version }, { context: { idempotencyKey } }),
      ),
    { onSuccess: () => client.invalidateQueries({ queryKey: key }) },
  )
}

export function usePausePromotion({ keep, key }: PromotionsScope) {
  const client = useQueryClient()
  return useOperation(
    (input: { promotionId: string; paused: boolean }, idempotencyKey) =>
      withReauth(() => keep.pause(input, { context: { idempotencyKey } })),
    {
      onSuccess: () => client.invalidateQueries({ queryKey: key }),
    },
  )
}

export function useDuplicatePromotion({ keep, key }: PromotionsScope) {
  const client = useQueryClient()
  return useOperation(
    (promotionId: string, idempotencyKey) => withReauth(() => keep.duplicate({ promotionId }, { context: { idempotencyKey } })),
    { onSuccess: () => client.invalidateQueries({ queryKey: key }) },
  )
}

export function useRemovePromotion({ keep, key }: PromotionsScope) {
  const client = useQueryClient()
  return useOperation(
    (promotionId: string, idempotencyKey) => withReauth(() => keep.remove({ promotionId }, { context: { idempotencyKey } })),
    { onSuccess: () => client.invalidateQueries({ queryKey: [...key, 'list'] }) },
  )
}
