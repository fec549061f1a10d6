/** What the domains bring to conversations, for the domain that shows them. */
import { type ComponentType, createContext } from 'react'
import type { MessageCardProps, SearchType, ThreadPanelProps } from './domain.ts'

export type ConversationParts = {
  /** By resource type. */
  cards: Readonly<Record<string, ComponentType<MessageCardProps>>>
  panels: Readonly<Record<string, ComponentType<ThreadPanelProps>>>
  /** Translation keys, by the code of an event. */
  events: Readonly<Record<string, string>>
  /** How records are described, as in the one search. */
  types: readonly SearchType[]
}

/** Outside the pages of messages, records are plain cards, unless the page provides its own. */
export const MessageParts = createContext<ConversationParts>({ cards: {}, panels: {}, events: {}, types: [] })
