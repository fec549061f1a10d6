import { MessageSquareText } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'

/** Loaded with the first signal, because many pages load this file. */
const loadSignals = () => import('./signals.ts')

export const web = defineWebDomain({
  settingsTabs: [{ key: 'messages', icon: MessageSquareText, position: 4.5, load: () => import('./settings/messages-tab.tsx') }],
  signals: {
    'messages.conversation': (client, ids) => void loadSignals().then(({ refetchConversations }) => refetchConversations(client, ids)),
    'messages.reading': (client, ids) => void loadSignals().then(({ refetchReading }) => refetchReading(client, ids)),
    'messages.typing': (_client, ids) => void loadSignals().then(({ noteTyping }) => noteTyping(ids)),
  },
})
