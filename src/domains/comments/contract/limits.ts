/** Limits and choices of comments, free of other imports so that pages load them cheaply. */
export const MAX_COMMENT = 2000
export const MAX_REMOVAL_REASON = 300
/** Replies that a page of comments brings with each. */
export const FIRST_REPLIES = 3
export const COMMENT_SORTS = ['top', 'newest', 'oldest'] as const
export type CommentSort = (typeof COMMENT_SORTS)[number]
/**
 * `deleted` by its author, `removed` by a moderator, `gone`: its author is suspended or has left. They keep their place while there are
 * replies. `held`: waits for a moderator, and only its author sees it.
 */
export const COMMENT_STATES = ['shown', 'deleted', 'removed', 'gone', 'held'] as const
export type CommentState = (typeof COMMENT_STATES)[number]
