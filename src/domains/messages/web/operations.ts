import { useQueryClient } from '@tanstack/react-query'
import { useOperation } from '#platform/web/operation.ts'
import { useSource } from '#platform/web/source.ts'
import type { MessageSettings } from '../contract.ts'
import { messagesKey, settingsQuery } from './queries.ts'

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
