/** Emoji that a reaction can be. */
export const REACTIONS = ['👍', '❤️', '😂', '😮', '😢', '🙏', '🎉', '👀', '✅', '👎'] as const
export type Reaction = (typeof REACTIONS)[number]
