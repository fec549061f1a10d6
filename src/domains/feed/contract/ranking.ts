/** How posts for everybody are in order: by time, and each moved ahead by `hours` × log₁₀(1 + points). Nine points are worth `hours`. */
export const RANKING = { like: 1, comment: 2, repost: 3, hours: 12 } as const
