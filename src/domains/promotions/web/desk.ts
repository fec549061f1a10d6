/** Where promotions are kept: at a vendor's, or at the operator's. The screens are the same, the operations stand at two doors. */
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useActiveWorkspace } from '#platform/web/active-workspace.ts'
import type { Choice } from '#platform/web/inputs/use-choices.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { chosenIn } from '#platform/web/table/filters.ts'
import type { TableQuery } from '#platform/web/table/table.ts'
import type { PromotionState } from '../contract/states.ts'
import type { PromotionInput, PromotionView } from '../contract.ts'

type Keeping = Omit<Source['api']['promotions'], 'admin' | 'products' | 'reductions'>

export type Desk = {
  language: Source['language']
  keep: Keeping
  /** Begins with whose it is, so that two businesses never share an answer. */
  key: readonly unknown[]
  home: '/promotions' | '/admin/promotions'
  /** A scope narrows a vendor's own goods, or everybody's. */
  whole: 'vendor' | 'platform'
  products: (q: string) => Promise<Choice[]>
  /** Null: there is but one. */
  vendors: ((q: string) => Promise<Choice[]>) | null
}

type Found = { items: { id: string; name: string; detail: string | null }[] }
const choicesIn = ({ items }: Found): Choice[] => items.map(({ id, name, detail }) => ({ id, title: name, ...(detail && { detail }) }))

export function useVendorDesk(): Desk {
  const { api, language } = useSource()
  const workspaceId = useActiveWorkspace() ?? ''
  return {
    ...{ language, keep: api.promotions, home: '/promotions', whole: 'vendor', vendors: null },
    key: [language, 'workspace', workspaceId, 'promotions'],
    products: async (q) => choicesIn(await api.promotions.products({ q })),
  }
}

export function useOperatorDesk(): Desk {
  const { api, language } = useSource()
  return {
    ...{ language, keep: api.promotions.admin, home: '/admin/promotions', whole: 'platform' },
    key: [language, 'admin', 'promotions'],
    products: async (q) => choicesIn(await api.promotions.admin.products({ q })),
    vendors: async (q) => choicesIn(await api.promotions.admin.vendors({ q })),
  }
}

/** The administration has a title of its own above its rooms. */
export const titleAt = ({ whole }: Desk): 'h1' | 'h2' => (whole === 'vendor' ? 'h1' : 'h2')

export const promotionsTable = ({ keep, key }: Desk): TableQuery<PromotionView> => ({
  key: [...key, 'list'],
  staleTime: 0,
  async page({ filters, sort: _, ...asked }) {
    const [state] = chosenIn<PromotionState>(filters, 'state')
    const { items, ...page } = await keep.list({ ...asked, ...(state && { state }) })
    return { rows: items, ...page }
  },
})

export const promotionQuery = ({ keep, key }: Desk, promotionId: string) =>
  queryOptions({ queryKey: [...key, 'one', promotionId], queryFn: () => keep.get({ promotionId }), staleTime: 0 })

/** Fails with NOT_FOUND where nothing is sold. */
export const mayKeepQuery = ({ keep, key }: Desk) =>
  queryOptions({ queryKey: [...key, 'may'], queryFn: () => keep.list({ limit: 1 }), retry: false })

export const categoriesQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [language, 'categories'], queryFn: async () => (await api.catalog.categories.list()).items })

/** Without an id it is a new one. */
export type Written = PromotionInput & { promotionId?: string; version?: number }

export function useSavePromotion({ keep, key }: Desk) {
  const client = useQueryClient()
  return useOperation<Written, PromotionView>(
    ({ promotionId, version, ...input }, intent) =>
      promotionId === undefined || version === undefined
        ? keep.create(input, { context: { intent } })
        : keep.update({ ...input, promotionId, version }, { context: { intent } }),
    { onSuccess: () => client.invalidateQueries({ queryKey: key }) },
  )
}

export function usePausePromotion({ keep, key }: Desk) {
  const client = useQueryClient()
  return useOperation((input: { promotionId: string; paused: boolean }, intent) => keep.pause(input, { context: { intent } }), {
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  })
}

export function useDuplicatePromotion({ keep, key }: Desk) {
  const client = useQueryClient()
  return useOperation((promotionId: string, intent) => keep.duplicate({ promotionId }, { context: { intent } }), {
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  })
}

export function useRemovePromotion({ keep, key }: Desk) {
  const client = useQueryClient()
  return useOperation((promotionId: string, intent) => keep.remove({ promotionId }, { context: { intent } }), {
    onSuccess: () => client.invalidateQueries({ queryKey: [...key, 'list'] }),
  })
}
