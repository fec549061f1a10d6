import { MessagesSquare } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'
import { invalidateByKey } from '#platform/web/realtime/refetch.ts'

export const web = defineWebDomain({
  settingsTabs: [{ key: 'messages', icon: MessagesSquare, position: 4.5, load: () => import('./settings/messages-tab.tsx') }],
  signals: { 'messages.conversation': (client) => invalidateByKey(client, 'messages') },
})
