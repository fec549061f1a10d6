import { MessagesSquare } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'
import { invalidateByKey, invalidateEach } from '#platform/web/realtime/refetch.ts'
import { noteTyping } from './typing-store.ts'

export const web = defineWebDomain({
  settingsTabs: [{ key: 'messages', icon: MessagesSquare, position: 4.5, load: () => import('./settings/messages-tab.tsx') }],
  signals: {
    'messages.conversation'(client, ids) {
      invalidateEach(client, ids, (id) => ['messages', 'thread', id])
      // Where it is not open, nothing tells what changed.
      const open = (id: string) =>
        client
          .getQueryCache()
          .findAll({ type: 'active' })
          .some(({ queryKey }) => isThread(queryKey, id))
      for (const id of ids) if (!open(id)) invalidateByKey(client, 'messages', 'conversation', id)
      // A block is about any conversation.
      if (ids.length === 0) invalidateByKey(client, 'messages', 'conversation')
      for (const part of ['conversations', 'summary']) invalidateByKey(client, 'messages', part)
    },
    'messages.reading'(client, ids) {
      invalidateEach(client, ids, (id) => ['messages', 'conversation', id])
      for (const part of ['conversations', 'summary']) invalidateByKey(client, 'messages', part)
    },
    'messages.typing': (_client, ids) => noteTyping(ids),
  },
})

const isThread = ([, domain, part, id]: readonly unknown[], wanted: string) => domain === 'messages' && part === 'thread' && id === wanted
