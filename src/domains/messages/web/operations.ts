import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { MUTE_DURATIONS } from '../contract/limits.ts'
import type { ConversationView, MessageSettings } from '../contract.ts'
import { conversationKey, messagesKey, settingsQuery } from './queries.ts'

export type MuteDuration = (typeof MUTE_DURATIONS)[number]

/** Acts on a conversation. */
export type ConversationAct =
  | { kind: 'mute'; duration: MuteDuration }
  | { kind: 'unmute' | 'markUnread' | 'accept' | 'decline' | 'leave' }
  | { kind: 'rename'; title: string }
  | { kind: 'addPeople'; userIds: string[] }
  | { kind: 'removePerson'; userId: string }

function sendAct(
  { api }: Source,
  conversationId: string,
  act: ConversationAct,
  idempotencyKey: string,
): Promise<{ conversation?: ConversationView }> {
  const { conversations } = api.messages
  const options = { context: { idempotencyKey } }
  if (act.kind === 'mute') return conversations.mute({ conversationId, duration: act.duration }, options)
  if (act.kind === 'rename') return conversations.rename({ conversationId, title: act.title }, options)
  if (act.kind === 'addPeople') return conversations.addPeople({ conversationId, userIds: act.userIds }, options)
  if (act.kind === 'removePerson') return conversations.removePerson({ conversationId, userId: act.userId }, options)
  return conversations[act.kind]({ conversationId }, options)
}

export function useConversationOperation(conversationId: string) {
  const source = useSource()
  const client = useQueryClient()
  const key = conversationKey(source.language, conversationId)
  return useOperation((act: ConversationAct, idempotencyKey) => sendAct(source, conversationId, act, idempotencyKey), {
    onSuccess: ({ conversation }) => {
      if (conversation) client.setQueryData(key, conversation)
      return Promise.all(
        ['conversations', 'summary'].map((part) => client.invalidateQueries({ queryKey: [...messagesKey(source.language), part] })),
      )
    },
  })
}

/** Runs an act, and says it when it fails. Returns whether it was done. */
export function useConversationAct(conversationId: string): { act: (act: ConversationAct) => Promise<boolean>; busy: boolean } {
  const { t } = useTranslation()
  const operation = useConversationOperation(conversationId)
  return {
    busy: operation.isPending,
    async act(act) {
      try {
        await operation.mutateAsync(act)
        return true
      } catch (error) {
        toast({ variant: 'destructive', title: failureText(t, error, 'messages') })
        return false
      }
    },
  }
}

export type ConversationTarget = { person: string } | { shop: string }

/** Finds or makes the conversation with a person or a shop. */
export function useOpenConversation() {
  const { api } = useSource()
  return useOperation((target: ConversationTarget, idempotencyKey) => {
    const options = { context: { idempotencyKey } }
    const { conversations } = api.messages
    if ('person' in target) return conversations.openWithPerson({ userId: target.person }, options)
    return conversations.openWithShop({ slug: target.shop }, options)
  })
}

export function useCreateGroup() {
  const { api } = useSource()
  return useOperation((input: { title: string; userIds: string[] }, idempotencyKey) =>
    api.messages.conversations.createGroup(input, { context: { idempotencyKey } }),
  )
}

export function useUpdateSettings() {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: MessageSettings, idempotencyKey) => source.api.messages.settings.update(input, { context: { idempotencyKey } }),
    {
      onSuccess: (saved) => {
        client.setQueryData(settingsQuery(source).queryKey, saved)
        return client.invalidateQueries({ queryKey: [...messagesKey(source.language), 'conversation'] })
      },
    },
  )
}
