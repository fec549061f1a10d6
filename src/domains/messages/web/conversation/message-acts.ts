import { createContext } from 'react'
import type { MessageView } from '../../contract.ts'
import type { Outgoing } from './outgoing-store.ts'

/** What the reader may do with the messages of the open conversation. */
export type MessageActs = {
  /** False where the reader may not write: then only copying is left. */
  canWrite: boolean
  /** The message that is being edited in its place. */
  editing: string | null
  reply: (message: MessageView) => void
  edit: (message: MessageView | null) => void
  save: (message: MessageView, text: string) => Promise<unknown>
  remove: (message: MessageView) => Promise<unknown>
  react: (message: MessageView, emoji: string) => void
  jump: (position: number) => void
  retry: (outgoing: Outgoing) => void
  discard: (outgoing: Outgoing) => void
}

/** Null where messages are only shown. */
export const MessageActsContext = createContext<MessageActs | null>(null)
