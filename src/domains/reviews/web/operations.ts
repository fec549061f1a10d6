/** Members' writes on reviews. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { OwnReviewView } from '../contract.ts'
import { ownReviewQuery, reviewsKey } from './queries.ts'

type Api = Source['api']['reviews']

/** Invalidates the public reviews, the member's own part and what is left to write. */
function invalidateReviews(client: QueryClient, { language }: Source, productId: string) {
  return Promise.all(
    [reviewsKey(language, productId), [language, 'reviews', 'toWrite']].map((queryKey) => client.invalidateQueries({ queryKey })),
  )
}

/** Without an id, the review is new. */
export type SaveReviewInput = Omit<Parameters<Api['update']>[0], 'reviewId' | 'version'> & { reviewId?: string; version?: number }

export function useSaveReview(productId: string) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation<SaveReviewInput, OwnReviewView>(
    async ({ reviewId, version, ...input }, idempotencyKey) => {
      const { submit, update } = source.api.reviews
      const options = { context: { idempotencyKey } }
      if (reviewId !== undefined && version !== undefined) return update({ ...input, reviewId, version }, options)
      const photos = input.photos.filter((photo) => 'uploadId' in photo)
      return submit({ ...input, photos, productId }, options)
    },
    { onSuccess: () => invalidateReviews(client, source, productId) },
  )
}

export function useRemoveReview(productId: string) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation((input: { reviewId: string }, idempotencyKey) => source.api.reviews.remove(input, { context: { idempotencyKey } }), {
    onSuccess: () => invalidateReviews(client, source, productId),
  })
}

/** Stored apart from the list, which is the same for everyone. */
export function useSetHelpful(productId: string) {
  const source = useSource()
  const client = useQueryClient()
  const { queryKey } = ownReviewQuery(source, productId)
  return useOperation(
    (input: { reviewId: string; helpful: boolean }, idempotencyKey) =>
      source.api.reviews.setHelpful(input, { context: { idempotencyKey } }),
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
