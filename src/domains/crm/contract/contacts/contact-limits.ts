/** Limits and choices of contacts. This file doesn't import zod, so that screens can use it without loading zod. */

export const MAX_EMAIL = 254
export const MAX_PHONE = 40
export const MAX_SEGMENT = 60
export const MAX_WEBSITE = 200
/** Contacts that one bulk action changes. */
export const MAX_MANY = 100

export const CONTACT_SORTS = ['created', '-created', 'name', '-name', 'score', '-score'] as const
export type ContactSort = (typeof CONTACT_SORTS)[number]

export const INTERACTION_TYPES = ['call', 'email', 'meeting', 'message', 'note'] as const
export type InteractionType = (typeof INTERACTION_TYPES)[number]

/** Points of a new contact, and of an interaction (spec §9). */
export const FIRST_SCORE = 10
export const INTERACTION_POINTS = 5
