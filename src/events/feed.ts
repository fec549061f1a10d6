import { defineEvent } from '#platform/shared/domain-event.ts'

type PostPayload = { postId: string; authorId: string }
const postAggregate = ({ postId }: PostPayload) => postId

/** A post can be read from now on. `repostedId`: it repeats this post; `quotedId`: it shows one below its text. */
export const posted = defineEvent<
  PostPayload & { groupId: string | null; repostedId: string | null; quotedId: string | null; mentionedIds: readonly string[] }
>()('feed.posted', postAggregate)
/** `mentionedIds`: those whom it mentions now and did not before. */
export const postEdited = defineEvent<PostPayload & { mentionedIds: readonly string[] }>()('feed.postEdited', postAggregate)
/** It is gone, or nobody may read it any more. A repost names what it repeated. */
export const postRemoved = defineEvent<PostPayload & { groupId: string | null; repostedId: string | null; quotedId: string | null }>()(
  'feed.postRemoved',
  postAggregate,
)
/** It waits for a moderator of its group. */
export const postWaiting = defineEvent<PostPayload & { groupId: string }>()('feed.postWaiting', postAggregate)
/** A moderator let it into the group; `posted` says the rest. */
export const postApproved = defineEvent<PostPayload & { groupId: string; byId: string }>()('feed.postApproved', postAggregate)
/** A moderator of the group declined or removed it; `postRemoved` says the rest. */
export const postDeclined = defineEvent<PostPayload & { groupId: string; reason: string }>()('feed.postDeclined', postAggregate)
export const postLiked = defineEvent<PostPayload & { userId: string }>()('feed.postLiked', postAggregate)
export const postUnliked = defineEvent<PostPayload & { userId: string }>()('feed.postUnliked', postAggregate)
/** Somebody voted in its poll. */
export const pollChanged = defineEvent<PostPayload>()('feed.pollChanged', postAggregate)
