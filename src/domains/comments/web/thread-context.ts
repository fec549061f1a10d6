import { createContext } from 'react'
import type { Reaction } from '#platform/shared/reactions.ts'
import type { ReplyView } from '../contract.ts'
import type { CommentedRecord } from './queries.ts'

export type ThreadActs = {
  record: CommentedRecord
  canComment: boolean
  canModerate: boolean
  canPin: boolean
  /** The comment of the link that was followed. */
  linkedId: string | null
  tagPath: ((tag: string) => string) | undefined
  react: (comment: ReplyView, emoji: Reaction) => void
  save: (comment: ReplyView, text: string) => Promise<unknown>
  remove: (comment: ReplyView) => Promise<unknown>
  restore: (comment: ReplyView) => void
  pin: (comment: ReplyView, pinned: boolean) => void
}

/** What the reader can do in the thread around. */
export const ThreadContext = createContext<ThreadActs | null>(null)
