import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { newIdempotencyKey } from '#platform/web/api.ts'
import { useSource } from '#platform/web/source.ts'
import type { ConversationView } from '../../contract.ts'
import { conversationKey, messagesKey } from '../queries.ts'

const READ_AFTER_MS = 1000

type Options = { conversation: ConversationView; last: number; atEnd: boolean; paused: boolean }

/** Marks a conversation as read once its end has been in view for a second, in a window that is visible. */
export function useReadMarker({ conversation: { id, readTo, unread, markedUnread, folder }, last, atEnd, paused }: Options): void {
  const { api, language } = useSource()
  const client = useQueryClient()
  const visible = useSyncExternalStore(subscribe, isVisible)
  const sent = useRef('')
  const isDue = folder === 'inbox' && (last > readTo || unread > 0 || markedUnread)

  useEffect(() => {
    const wanted = `${id} ${last} ${markedUnread}`
    if (!visible || !atEnd || paused || !isDue || last === 0 || sent.current === wanted) return
    const timer = setTimeout(async () => {
      sent.current = wanted
      try {
        await api.messages.conversations.read({ conversationId: id, position: last }, { context: { idempotencyKey: newIdempotencyKey() } })
        client.setQueryData<ConversationView>(
          conversationKey(language, id),
          (known) => known && { ...known, readTo: Math.max(known.readTo, last), unread: 0, markedUnread: false },
        )
        await Promise.all(
          ['conversations', 'summary'].map((part) => client.invalidateQueries({ queryKey: [...messagesKey(language), part] })),
        )
      } catch {
        // The next message, or coming back to the window, tries again.
        sent.current = ''
      }
    }, READ_AFTER_MS)
    return () => clearTimeout(timer)
  }, [api, client, language, id, last, atEnd, visible, paused, isDue, markedUnread])
}

const isVisible = () => document.visibilityState === 'visible'

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether this document is in view. */
export const useIsVisible = () => useSyncExternalStore(subscribe, isVisible)
