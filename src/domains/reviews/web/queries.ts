import { infiniteQueryOptions, keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useMe } from '#domains/accounts/web/index.ts'
import { type Source, useSource } from '#platform/web/source.ts'

export type ReviewFilter = { stars: number | null; withPhotos: boolean; sort: 'helpful' | 'newest' }

export const NO_FILTER: ReviewFilter = { stars: null, withPhotos: false, sort: 'helpful' }

/** Key prefix of all queries about a product's reviews. */
export const reviewsKey = (language: string, productId: string) => [language, 'reviews', productId]

/**
 * Approved reviews of a product, page by page. A member who must not see some people asks for their own list, because the one that came with
 * the page is the same for everybody.
 */
export const reviewsQuery = (
  { api, language }: Source,
  productId: string,
  { stars, withPhotos, sort }: ReviewFilter = NO_FILTER,
  hidesPeople = false,
) =>
  infiniteQueryOptions({
    queryKey: [...reviewsKey(language, productId), 'list', stars, withPhotos, sort, hidesPeople],
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

export const summaryQuery = ({ api, language }: Source, productId: string, hidesPeople = false) =>
  queryOptions({
    queryKey: [...reviewsKey(language, productId), 'summary', hidesPeople],
    queryFn: () => api.reviews.ofProduct.summary({ productId }),
    placeholderData: keepPreviousData,
  })

export const ownReviewQuery = ({ api, language }: Source, productId: string) =>
  queryOptions({ queryKey: [...reviewsKey(language, productId), 'mine'], queryFn: () => api.reviews.ofProduct.mine({ productId }) })

/** Approved reviews of a person. */
export const reviewsOfPersonQuery = ({ api, language }: Source, userId: string) =>
  infiniteQueryOptions({
    queryKey: [language, 'reviews', 'person', userId],
    queryFn: ({ pageParam }) => api.reviews.ofPerson.list({ userId, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

/** Products that the member received and has not reviewed. */
export const toWriteQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [language, 'reviews', 'toWrite'], queryFn: () => api.reviews.toWrite.list() })

/** The member's own part; undefined for guests and while loading. */
export function useOwnReview(productId: string) {
  const me = useMe()
  return useQuery({ ...ownReviewQuery(useSource(), productId), enabled: me !== null }).data
}
