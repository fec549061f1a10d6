import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REACTIONS } from '#platform/shared/reactions.ts'
import { newIdempotencyKey } from '#platform/web/api.ts'
import { failureText } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ConversationView, MessageView } from '../../contract.ts'
import type { MessageActs } from './message-acts.ts'
import { threadKey } from './thread-query.ts'
import { putMessage, type ThreadWindow } from './thread-window.ts'

type Given = Pick<MessageActs, 'reply' | 'jump' | 'retry' | 'discard'>

/** Editing, deleting and reacting: each answers with the message as it is now. */
export function useMessageActs({ id: conversationId, closed, folder }: ConversationView, given: Given): MessageActs {
  const { t } = useTranslation()
  const { api, language } = useSource()
  const client = useQueryClient()
  const [editing, setEditing] = useState<string | null>(null)
  const options = () => ({ context: { idempotencyKey: newIdempotencyKey() } })
  const put = (message: MessageView) =>
    client.setQueryData<ThreadWindow>(threadKey(language, conversationId), (window) => window && putMessage(window, message))

  async function toggle(message: MessageView, emoji: (typeof REACTIONS)[number]) {
    const mine = message.reactions.some((reaction) => reaction.emoji === emoji && reaction.mine)
    put({ ...message, reactions: toggledReactions(message.reactions, emoji, mine) })
    const input = { conversationId, messageId: message.id, emoji }
    try {
      put((await (mine ? api.messages.unreact(input, options()) : api.messages.react(input, options()))).message)
    } catch (error) {
      put(message)
      toast({ variant: 'destructive', title: failureText(t, error, 'messages') })
    }
  }

  return {
    ...given,
    canWrite: closed === null && folder === 'inbox',
    editing,
    edit: (message) => setEditing(message?.id ?? null),
    save: async ({ id }, text) => put((await api.messages.edit({ conversationId, messageId: id, text }, options())).message),
    remove: async ({ id }) => put((await api.messages.remove({ conversationId, messageId: id }, options())).message),
    react(message, emoji) {
      const known = REACTIONS.find((each) => each === emoji)
      if (known) void toggle(message, known)
    },
  }
}

/** As the server will answer, so that the press is seen at once. */
function toggledReactions(reactions: MessageView['reactions'], emoji: string, mine: boolean): MessageView['reactions'] {
  if (mine) {
    return reactions.flatMap((each) => {
      if (each.emoji !== emoji) return each
      return each.count > 1 ? { ...each, count: each.count - 1, mine: false } : []
    })
  }
  const known = reactions.find((each) => each.emoji === emoji)
  if (!known) return [...reactions, { emoji, count: 1, mine: true, names: [] }]
  return reactions.map((each) => (each === known ? { ...each, count: each.count + 1, mine: true } : each))
}
