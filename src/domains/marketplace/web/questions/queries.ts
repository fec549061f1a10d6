import { infiniteQueryOptions, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMe } from '#domains/accounts/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'

const keyOf = (language: string, productId: string) => [language, 'marketplace', 'questions', productId]

export const questionsQuery = ({ api, language }: Source, productId: string) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(language, productId), 'list'],
    queryFn: ({ pageParam }) => api.marketplace.questions.list({ productId, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

const mineQuery = ({ api, language }: Source, productId: string) =>
  queryOptions({ queryKey: [...keyOf(language, productId), 'mine'], queryFn: () => api.marketplace.questions.mine({ productId }) })

/** Whether this member may answer, and what they may take away; undefined for guests. */
export function useMyQuestions(productId: string) {
  const me = useMe()
  return useQuery({ ...mineQuery(useSource(), productId), enabled: me !== null }).data
}

export function useAsk(productId: string) {
  const { api } = useSource()
  return useOperation(({ text }: { text: string }, intent) => api.marketplace.questions.ask({ productId, text }, { context: { intent } }), {
    onSuccess: useAskAnew(productId),
  })
}

export function useAnswer(productId: string, questionId: string) {
  const { api } = useSource()
  return useOperation(
    ({ text }: { text: string }, intent) => api.marketplace.questions.answer({ questionId, text }, { context: { intent } }),
    { onSuccess: useAskAnew(productId) },
  )
}

export function useTidy(productId: string) {
  const { questions } = useSource().api.marketplace
  const onSuccess = useAskAnew(productId)
  return {
    remove: useOperation((input: { entryId: string }, intent) => questions.remove(input, { context: { intent } }), { onSuccess }),
    report: useOperation((input: { entryId: string }, intent) => questions.report(input, { context: { intent } }), { onSuccess }),
  }
}

function useAskAnew(productId: string) {
  const { language } = useSource()
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keyOf(language, productId) })
}
