/** What open pages hear of posts. */
import { pollChanged, postDeclined, postEdited, posted, postLiked, postRemoved, postUnliked, postWaiting } from '#events/feed.ts'
import { type SignalRule, signalsFor } from '#platform/server/realtime/signals.ts'
import type { Signal } from '#platform/shared/signal.ts'

/** The author's pages load the post again. */
const toAuthor = ({ postId, authorId }: { postId: string; authorId: string }): Signal[] => [
  { to: { user: authorId }, topic: 'feed.post', ids: [postId] },
]

/** That somebody posted, without saying who: open feeds ask whether it is for them. */
const toEverybody = (): Signal[] => [{ to: 'everyone', topic: 'feed.posts', ids: [] }]

export const signals: readonly SignalRule[] = [
  signalsFor(posted, toEverybody),
  signalsFor(postWaiting, toEverybody),
  signalsFor(postDeclined, ({ payload }) => toAuthor(payload)),
  signalsFor(postEdited, ({ payload }) => toAuthor(payload)),
  signalsFor(postRemoved, ({ payload }) => toAuthor(payload)),
  signalsFor(postLiked, ({ payload }) => toAuthor(payload)),
  signalsFor(postUnliked, ({ payload }) => toAuthor(payload)),
  signalsFor(pollChanged, ({ payload }) => toAuthor(payload)),
]
