import { MessageSquareText } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'

export const web = defineWebDomain({
  settingsTabs: [{ key: 'messages', icon: MessageSquareText, position: 4.5, load: () => import('./settings/messages-tab.tsx') }],
  searchTypes: [{ type: 'message', label: 'messages.search.own', icon: MessageSquareText, position: 6 }],
})
