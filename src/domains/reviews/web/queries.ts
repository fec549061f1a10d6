import { infiniteQueryOptions, keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useMe } from '#domains/accounts/web/index.ts'
import { type Source, useSource } from '#platform/web/source.ts'

export type Narrowed = { stars: number | null; withPhotos: boolean; sort: 'helpful' | 'newest' }

export const UNNARROWED: Narrowed = { stars: null, withPhotos: false, sort: 'helpful' }

/** Of everything about a product's reviews. */
export const keyOf = (language: string, productId: string) => [language, 'reviews', productId]

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

export const mineQuery = ({ api, language }: Source, productId: string) =>
  queryOptions({ queryKey: [...keyOf(language, productId), 'mine'], queryFn: () => api.reviews.ofProduct.mine({ productId }) })

/** What the page cannot show to everyone alike; undefined for guests and until it is known. */
export function useMine(productId: string) {
  const me = useMe()
  return useQuery({ ...mineQuery(useSource(), productId), enabled: me !== null }).data
}
