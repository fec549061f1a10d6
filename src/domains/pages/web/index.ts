/** Public interface of pages for the screens of other domains. */
export type { PageSlug } from '../contract/limits.ts'
export { Agreement } from './agreement.tsx'
export { pagePath } from './paths.ts'
export { publishedPagesQuery, usePublishedVersion, useRefreshPublished } from './queries.ts'
