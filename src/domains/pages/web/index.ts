/** Public interface of pages for the screens of other domains. */
export { Agreement } from './agreement.tsx'
export { publishedPagesQuery, usePagePaths } from './published-pages.ts'
export { usePublishedVersion, useRefreshPublished } from './queries.ts'
