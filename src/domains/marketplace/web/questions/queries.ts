import { infiniteQueryOptions, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMe } from '#domains/accounts/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'

const questionsKey = (language: string, productId: string) => [language, 'marketplace', 'questions', productId]

/** A member who must not see some people asks for their own list: the one that came with the page is the same for everybody. */
export const questionsQuery = ({ api, language }: Source, productId: string, hidesPeople = false) =>
  infiniteQueryOptions({
    queryKey: [...questionsKey(language, productId), 'list', hidesPeople],
    queryFn: ({ pageParam }) => api.marketplace.questions.list({ productId, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

const mineQuery = ({ api, language }: Source, productId: string) =>
  queryOptions({ queryKey: [...questionsKey(language, productId), 'mine'], queryFn: () => api.marketplace.questions.mine({ productId }) })

/** Whether the member may answer, and which entries they may remove; undefined for guests. */
export function useMyQuestions(productId: string) {
  const me = useMe()
  return useQuery({ ...mineQuery(useSource(), productId), enabled: me !== null }).data
}

export function useAsk(productId: string) {
  const { api } = useSource()
  return useOperation(
    ({ text }: { text: string }, idempotencyKey) => api.marketplace.questions.ask({ productId, text }, { context: { idempotencyKey } }),
    {
      onSuccess: useInvalidateQuestions(productId),
    },
  )
}

export function useAnswer(productId: string, questionId: string) {
  const { api } = useSource()
  return useOperation(
    ({ text }: { text: string }, idempotencyKey) => api.marketplace.questions.answer({ questionId, text }, { context: { idempotencyKey } }),
    { onSuccess: useInvalidateQuestions(productId) },
  )
}

export function useRemoveEntry(productId: string) {
  const { questions } = useSource().api.marketplace
  return useOperation((input: { entryId: string }, idempotencyKey) => questions.remove(input, { context: { idempotencyKey } }), {
    onSuccess: useInvalidateQuestions(productId),
  })
}

function useInvalidateQuestions(productId: string) {
  const { language } = useSource()
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: questionsKey(language, productId) })
}
