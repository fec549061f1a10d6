import { infiniteQueryOptions, keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useMe } from '#domains/accounts/web/index.ts'
import { type Source, useSource } from '#platform/web/source.ts'

export type ReviewFilter = { stars: number | null; withPhotos: boolean; sort: 'helpful' | 'newest' }

export const NO_FILTER: ReviewFilter = { stars: null, withPhotos: false, sort: 'helpful' }

/** Key prefix of all queries about a product's reviews. */
export const reviewsKey = (language: string, productId: string) => [language, 'reviews', productId]

/** Approved reviews of a product, page by page. */
export const reviewsQuery = ({ api, language }: Source, productId: string, { stars, withPhotos, sort }: ReviewFilter = NO_FILTER) =>
  infiniteQueryOptions({
    queryKey: [...reviewsKey(language, productId), 'list', stars, withPhotos, sort],
    queryFn: ({ pageParam }) =>
      api.reviews.ofProduct.list({
        productId,
        sort,
        ...(stars !== null && { stars }),
        ...(withPhotos && { withPhotos }),
        ...(pageParam && { cursor: pageParam }),
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })

export const summaryQuery = ({ api, language }: Source, productId: string) =>
  queryOptions({ queryKey: [...reviewsKey(language, productId), 'summary'], queryFn: () => api.reviews.ofProduct.summary({ productId }) })

export const ownReviewQuery = ({ api, language }: Source, productId: string) =>
  queryOptions({ queryKey: [...reviewsKey(language, productId), 'mine'], queryFn: () => api.reviews.ofProduct.mine({ productId }) })

/** The member's own part; undefined for guests and while loading. */
export function useOwnReview(productId: string) {
  const me = useMe()
  return useQuery({ ...ownReviewQuery(useSource(), productId), enabled: me !== null }).data
}
