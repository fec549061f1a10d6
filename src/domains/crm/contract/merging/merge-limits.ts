/** This file doesn't import zod, so that screens can use it without loading zod. */

/** Fields that a kept contact can take from the one that is merged into it. */
export const MERGED_FIELDS = ['name', 'email', 'phone', 'company', 'segment', 'stage', 'owner', 'notes'] as const
export type MergedField = (typeof MERGED_FIELDS)[number]

/** What two contacts have in common. `name`: the same name in the same company. */
export const DUPLICATE_REASONS = ['email', 'phone', 'name'] as const
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number]
