import { useQueryClient } from '@tanstack/react-query'
import { useOperation } from '#platform/web/operation.ts'
import { useSource } from '#platform/web/source.ts'
import { feedKey, groupQuery, waitingQuery } from '../queries.ts'

export function useApprove(groupId: string) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    ({ postIds }: { postIds: string[] }, idempotencyKey) =>
      source.api.feed.groups.approve({ groupId, postIds }, { context: { idempotencyKey } }),
    {
      onSuccess: () =>
        Promise.all(
          [waitingQuery(source, groupId), groupQuery(source, groupId)].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
        ),
    },
  )
}

/** Of somebody else, in a group that the member moderates. */
export function useRemoveFromGroup(postId: string) {
  const { api, language } = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: { reason: string }, idempotencyKey) => api.feed.groups.remove({ postId, ...input }, { context: { idempotencyKey } }),
    { onSuccess: () => client.invalidateQueries({ queryKey: feedKey(language) }) },
  )
}

/** In a group that the member moderates. */
export function useGroupPin() {
  const { api, language } = useSource()
  const client = useQueryClient()
  return useOperation(
    ({ postId, pinned }: { postId: string; pinned: boolean }, idempotencyKey) =>
      pinned
        ? api.feed.groups.pin({ postId }, { context: { idempotencyKey } })
        : api.feed.groups.unpin({ postId }, { context: { idempotencyKey } }),
    { onSuccess: () => client.invalidateQueries({ queryKey: feedKey(language) }) },
  )
}
