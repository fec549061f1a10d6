/** The screens of messages: the list, and a conversation beside it. */
import { defineScreens } from '#platform/shared/screens.ts'

export const screens = defineScreens([
  { path: '/messages', access: 'member', label: 'messages.title', icon: 'MessagesSquare', shortcut: 'g i' },
  { path: '/messages/:conversationId', access: 'member' },
])
