/** What a reader sees of a comment. Pure. */
import type { CommentState } from '../contract.ts'

type Facts = {
  authorId: string | null
  deletedAt: Date | null
  removedAt: Date | null
  held: boolean
  absent: boolean
}

/** `authorIsThere`: the account exists and is not suspended. */
export function stateOf({ authorId, deletedAt, removedAt, held, absent }: Facts, authorIsThere: boolean): CommentState {
  if (authorId === null || absent || !authorIsThere) return 'gone'
  if (deletedAt) return 'deleted'
  if (removedAt) return 'removed'
  return held ? 'held' : 'shown'
}

/** Whether its words are shown: to its author in any state, and to moderators after a removal. */
export function isReadable(state: CommentState, { mine, moderates }: { mine: boolean; moderates: boolean }): boolean {
  if (state === 'shown') return true
  if (state === 'removed') return mine || moderates
  return state === 'held' && mine
}
