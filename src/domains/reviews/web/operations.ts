/** What members do about reviews. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { keyOf, mineQuery } from './queries.ts'

type Api = Source['api']['reviews']

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
