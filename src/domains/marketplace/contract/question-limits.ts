/** Without zod, so that a form can know it. */
export const MAX_ENTRY = 2000
