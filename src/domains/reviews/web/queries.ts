import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMe } from '#domains/accounts/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'

type Api = Source['api']['reviews']
export type Narrowed = { stars: number | null; withPhotos: boolean; sort: 'helpful' | 'newest' }

export const UNNARROWED: Narrowed = { stars: null, withPhotos: false, sort: 'helpful' }

const keyOf = (language: string, productId: string) => [language, 'reviews', productId]

/** Approved reviews of a product, page by page. */
export const reviewsQuery = ({ api, language }: Source, productId: string, { stars, withPhotos, sort }: Narrowed = UNNARROWED) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(language, productId), 'list', stars, withPhotos, sort],
    queryFn: ({ pageParam }) =>
      api.reviews.ofProduct.list({
        ...{ productId, sort },
        ...(stars !== null && { stars }),
        ...(withPhotos && { withPhotos }),
        ...(pageParam && { cursor: pageParam }),
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })

export const summaryQuery = ({ api, language }: Source, productId: string) =>
  queryOptions({ queryKey: [...keyOf(language, productId), 'summary'], queryFn: () => api.reviews.ofProduct.summary({ productId }) })

const mineQuery = ({ api, language }: Source, productId: string) =>
  queryOptions({ queryKey: [...keyOf(language, productId), 'mine'], queryFn: () => api.reviews.ofProduct.mine({ productId }) })

/** What the page cannot show to everyone alike; undefined for guests and until it is known. */
export function useMine(productId: string) {
  const me = useMe()
  return useQuery({ ...mineQuery(useSource(), productId), enabled: me !== null }).data
}

/** Both the page and what is one's own have moved. */
function askAnew(client: QueryClient, { language }: Source, productId: string) {
  return client.invalidateQueries({ queryKey: keyOf(language, productId) })
}

export function useSubmitReview(productId: string) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation((input: Parameters<Api['submit']>[0], intent) => source.api.reviews.submit(input, { context: { intent } }), {
    onSuccess: () => askAnew(client, source, productId),
  })
}

export function useUpdateReview(productId: string) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation((input: Parameters<Api['update']>[0], intent) => source.api.reviews.update(input, { context: { intent } }), {
    onSuccess: () => askAnew(client, source, productId),
  })
}

export function useRemoveReview(productId: string) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation((input: { reviewId: string }, intent) => source.api.reviews.remove(input, { context: { intent } }), {
    onSuccess: () => askAnew(client, source, productId),
  })
}

/** Remembered beside the list, which is the same for everyone. */
export function useSetHelpful(productId: string) {
  const source = useSource()
  const client = useQueryClient()
  const { queryKey } = mineQuery(source, productId)
  return useOperation(
    (input: { reviewId: string; helpful: boolean }, intent) => source.api.reviews.setHelpful(input, { context: { intent } }),
    {
      onSuccess: ({ helpful }, { reviewId }) => {
        client.setQueryData(
          queryKey,
          (mine) => mine && { ...mine, helpful: [...mine.helpful.filter((id) => id !== reviewId), ...(helpful ? [reviewId] : [])] },
        )
      },
    },
  )
}

export function useReportReview() {
  const { api } = useSource()
  return useOperation((input: Parameters<Api['report']>[0], intent) => api.reviews.report(input, { context: { intent } }))
}
