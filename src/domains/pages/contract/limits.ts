/** Separate from the schemas, so that screens don't load zod. */

/** The pages that an administrator can publish, in the order of the footer. */
export const PAGE_SLUGS = ['about', 'contact', 'privacy', 'terms'] as const
export type PageSlug = (typeof PAGE_SLUGS)[number]

export const MAX_PAGE_TITLE = 120
/** With its markup. */
export const MAX_PAGE_HTML = 120_000
