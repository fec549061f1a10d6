import { useQueryClient } from '@tanstack/react-query'
import { useOperation } from '#platform/web/operation.ts'
import { useSource } from '#platform/web/source.ts'
import type { PostView } from '../contract.ts'
import { changePost, dropEntries } from './feed-cache.ts'
import { feedKey, groupQuery, waitingQuery } from './queries.ts'

/** Shows what the server answered wherever the post is. */
function useAnswer() {
  const { language } = useSource()
  const client = useQueryClient()
  return ({ post }: { post: PostView }) => changePost(client, language, post.id, () => post)
}

/** In a group that approves posts, an edited post can leave the list and wait again. */
export function useEditPost() {
  const source = useSource()
  const client = useQueryClient()
  const answer = useAnswer()
  return useOperation(
    (input: { postId: string; text: string }, idempotencyKey) => source.api.feed.posts.edit(input, { context: { idempotencyKey } }),
    {
      async onSuccess(reply) {
        answer(reply)
        const { state, group } = reply.post
        if (state !== 'waiting' || !group) return
        for (const { queryKey } of [waitingQuery(source, group.id), groupQuery(source, group.id)])
          await client.invalidateQueries({ queryKey })
      },
    },
  )
}

export function useVote() {
  const { api } = useSource()
  const answer = useAnswer()
  return useOperation(
    (input: { postId: string; choice: number }, idempotencyKey) => api.feed.polls.vote(input, { context: { idempotencyKey } }),
    { onSuccess: answer },
  )
}

export function usePin() {
  const { api, language } = useSource()
  const client = useQueryClient()
  return useOperation(
    ({ postId, pinned }: { postId: string; pinned: boolean }, idempotencyKey) =>
      pinned
        ? api.feed.posts.pin({ postId }, { context: { idempotencyKey } })
        : api.feed.posts.unpin({ postId }, { context: { idempotencyKey } }),
    { onSuccess: () => client.invalidateQueries({ queryKey: feedKey(language) }) },
  )
}

export function useRemovePost() {
  const { api, language } = useSource()
  const client = useQueryClient()
  return useOperation(
    ({ postId }: { postId: string }, idempotencyKey) => api.feed.posts.remove({ postId }, { context: { idempotencyKey } }),
    {
      onSuccess: (_reply, { postId }) => {
        dropEntries(client, language, ({ post }) => post.id === postId)
        // Quotes of it say that it is gone.
        return client.invalidateQueries({ queryKey: feedKey(language) })
      },
    },
  )
}
