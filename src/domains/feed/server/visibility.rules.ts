import type { Audience, POST_STATES } from '../contract.ts'

/** A post, and how its reader stands to its author. */
export type Seen = {
  isMine: boolean
  audience: Audience
  state: (typeof POST_STATES)[number]
  author: { isPrivate: boolean; following: boolean; hidden: boolean }
  /** Whether the reader reads and moderates the group of the post. */
  group: { mayRead: boolean; moderates: boolean } | null
}

/**
 * Whether the reader may read the post, wherever it is shown. Authors read what waits and what was removed, in groups as long as they read
 * the group: below their post others talk.
 */
export function mayRead({ isMine, audience, state, author, group }: Seen): boolean {
  if (audience === 'group' && !group?.mayRead) return false
  if (isMine) return true
  if (author.hidden) return false
  if (audience === 'group') return state === 'published' || (state === 'waiting' && group?.moderates === true)
  if (state !== 'published') return false
  return audience === 'followers' || author.isPrivate ? author.following : true
}

/** What others may repeat and show below their own words: what everybody may read. */
export function maySpread({ audience, state, author }: Pick<Seen, 'audience' | 'state' | 'author'>): boolean {
  return audience === 'public' && state === 'published' && !author.isPrivate
}
