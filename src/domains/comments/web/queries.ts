import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Source } from '#platform/web/source.ts'
import type { CommentSort } from '../contract/limits.ts'

/** What comments are about. */
export type CommentedRecord = { type: string; id: string }

const PAGE = 20

/** Key prefix of all that is shown of a thread. */
export const threadKey = (language: string, { type, id }: CommentedRecord) => [language, 'comments', type, id]

export const threadQuery = ({ api, language }: Source, record: CommentedRecord, sort: CommentSort) =>
  infiniteQueryOptions({
    queryKey: [...threadKey(language, record), 'list', sort],
    queryFn: ({ pageParam, signal }) =>
      api.comments.list({ ...record, sort, limit: PAGE, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

/** The comment of a link, with the one below which it is shown. */
export const linkedQuery = ({ api, language }: Source, record: CommentedRecord, commentId: string) =>
  queryOptions({
    queryKey: [...threadKey(language, record), 'linked', commentId],
    queryFn: () => api.comments.get({ commentId }),
  })

export const repliesQuery = ({ api, language }: Source, record: CommentedRecord, commentId: string) =>
  infiniteQueryOptions({
    queryKey: [...threadKey(language, record), 'replies', commentId],
    queryFn: ({ pageParam, signal }) =>
      api.comments.replies.list({ commentId, limit: PAGE, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

export const historyQuery = ({ api, language }: Source, record: CommentedRecord, commentId: string) =>
  queryOptions({
    queryKey: [...threadKey(language, record), 'history', commentId],
    queryFn: () => api.comments.history.list({ commentId }),
  })
