import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { REACTIONS, type Reaction } from '#platform/shared/reactions.ts'
import { failureText } from '#platform/web/failure.ts'
import { newIdempotencyKey } from '#platform/web/idempotency-key.ts'
import { useSource } from '#platform/web/source.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ReplyView } from '../contract.ts'
import { changeCached, toggleReaction } from './change-cached.ts'
import { type CommentedRecord, threadKey } from './queries.ts'
import type { ThreadActs } from './thread-context.ts'

type Acts = Pick<ThreadActs, 'react' | 'save' | 'remove' | 'restore' | 'pin'>

/** What the reader does with comments of a thread. Reactions show at once, and go back with a toast when they fail. */
export function useThreadActs(record: CommentedRecord): Acts & { refresh: () => Promise<void> } {
  const { t } = useTranslation()
  const { api, language } = useSource()
  const client = useQueryClient()
  const key = threadKey(language, record)
  const refresh = () => client.invalidateQueries({ queryKey: key })
  const options = () => ({ context: { idempotencyKey: newIdempotencyKey() } })

  async function saying(work: Promise<unknown>): Promise<void> {
    try {
      await work
    } catch (error) {
      toast({ variant: 'destructive', title: failureText(t, error, 'comments') })
    }
    await refresh()
  }

  async function react({ id: commentId, reactions }: ReplyView, emoji: Reaction) {
    const mine = reactions.some((reaction) => reaction.emoji === emoji && reaction.mine)
    await client.cancelQueries({ queryKey: key })
    client.setQueriesData({ queryKey: key }, (answer: unknown) =>
      changeCached(answer, commentId, (comment) => toggleReaction(comment, emoji)),
    )
    await saying(mine ? api.comments.unreact({ commentId, emoji }, options()) : api.comments.react({ commentId, emoji }, options()))
  }

  return {
    refresh,
    react: (comment, emoji) => {
      const known = REACTIONS.find((each) => each === emoji)
      if (known) void react(comment, known)
    },
    async save({ id: commentId }, text) {
      await api.comments.edit({ commentId, text }, options())
      await refresh()
    },
    async remove({ id: commentId }) {
      await api.comments.delete({ commentId }, options())
      await refresh()
    },
    restore: ({ id: commentId }) => void saying(api.comments.restore({ commentId }, options())),
    pin: ({ id: commentId }, pinned) =>
      void saying(pinned ? api.comments.pin({ commentId }, options()) : api.comments.unpin({ commentId }, options())),
  }
}
