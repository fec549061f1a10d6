/** What the domains bring to conversations, for the domain that shows them. */
import { type ComponentType, createContext } from 'react'
import type { MessageCardProps, ThreadPanelProps } from './domain.ts'

export type ConversationParts = {
  /** By resource type. */
  cards: Readonly<Record<string, ComponentType<MessageCardProps>>>
  panels: Readonly<Record<string, ComponentType<ThreadPanelProps>>>
  /** Translation keys, by the code of an event. */
  events: Readonly<Record<string, string>>
}

/** Outside the pages of messages, records are plain cards, unless the page provides its own. */
export const MessageParts = createContext<ConversationParts>({ cards: {}, panels: {}, events: {} })
