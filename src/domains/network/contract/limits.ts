/** Free of zod so that forms and menus can import these without loading zod. */
export const MAX_NOTE = 300

/** Actions for many people at once take at most this many. */
export const MAX_PEOPLE = 100

export const MUTE_DURATIONS = ['day', 'week', 'forever'] as const
export type MuteDuration = (typeof MUTE_DURATIONS)[number]

/** Who sees the lists of a person's followers and of those they follow. */
export const LIST_AUDIENCES = ['everyone', 'followers', 'nobody'] as const
export type ListAudience = (typeof LIST_AUDIENCES)[number]

/** Why somebody is suggested. */
export const SUGGESTION_REASONS = ['colleague', 'seller', 'mutual', 'popular'] as const
export type SuggestionReason = (typeof SUGGESTION_REASONS)[number]

/** People offered while somebody types a mention. */
export const MAX_COMPLETIONS = 8
