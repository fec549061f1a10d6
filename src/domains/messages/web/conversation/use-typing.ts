import { useEffect, useRef, useSyncExternalStore } from 'react'
import { newIdempotencyKey } from '#platform/web/api.ts'
import { useSource } from '#platform/web/source.ts'
import type { ConversationView, MessageView, PartyView } from '../../contract.ts'
import { typingId } from '../names.ts'
import { stopTyping, TYPING_SECONDS, typingStore } from '../typing-store.ts'

/** Repeated before a sign ends. */
const REPEAT_MS = (TYPING_SECONDS * 1000) / 2

/** Tells the others that the reader writes, and that they stopped; nothing where they switched it off. */
export function useTypingSender({ id, sendsTyping }: Pick<ConversationView, 'id' | 'sendsTyping'>): (writing: boolean) => void {
  const { api } = useSource()
  const toldAt = useRef<number | null>(null)

  const tell = (writing: boolean) => {
    const now = Date.now()
    const isTold = toldAt.current !== null
    if (!sendsTyping || (!writing && !isTold) || (writing && isTold && now - (toldAt.current ?? 0) < REPEAT_MS)) return
    toldAt.current = writing ? now : null
    // A sign that is lost does no harm.
    api.messages.conversations
      .type({ conversationId: id, writing }, { context: { idempotencyKey: newIdempotencyKey() } })
      .catch(() => undefined)
  }
  const latest = useRef(tell)
  latest.current = tell
  useEffect(() => () => latest.current(false), [])
  return tell
}

/** After a message was sent the sign ends by itself, so the next letter tells it again. */
export function useTypingParties({ id, people }: Pick<ConversationView, 'id' | 'people'>, items: readonly MessageView[]): PartyView[] {
  const who = useSyncExternalStore(typingStore.subscribe, () => typingStore.current(id))
  const newest = items.at(-1)
  useEffect(() => {
    const writer = newest?.side === 'other' ? typingId(newest.sender) : null
    if (writer) stopTyping(id, writer)
  }, [id, newest])
  return people.flatMap(({ party, isMe }) => (!isMe && who.includes(typingId(party) ?? '') ? party : []))
}
