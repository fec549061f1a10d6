/** Limits and choices of posts, free of other imports so that pages load them cheaply. */

/** Characters as a reader counts them. */
export const MAX_TEXT = 5000
export const MAX_PICTURES = 4
export const MAX_ALT = 1000
export const MIN_OPTIONS = 2
export const MAX_OPTIONS = 4
export const MAX_OPTION = 80
/** `public`: everybody. `followers`: those who follow the author. `group`: those who read the group. */
export const AUDIENCES = ['public', 'followers', 'group'] as const
export type Audience = (typeof AUDIENCES)[number]
/**
 * `pending`: held by the filter. `waiting`: for a moderator of its group, who reads it too. `removed`: by somebody who moderates. The author
 * reads all of them.
 */
export const POST_STATES = ['published', 'pending', 'waiting', 'removed'] as const
/** What was bought through a post is shown from this many orders on, so that no single buyer is seen. */
export const MIN_ORDERS_SHOWN = 3
export const MAX_REASON = 500
/** Posts that are approved at once. */
export const MAX_APPROVED = 50
