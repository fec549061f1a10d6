/** Constants shared by the server and the service worker. */

/** The page shown offline when the requested page is not cached; its query parameter `to` is the requested page. */
export const OFFLINE_PATH = '/offline'

/**
 * Response header of documents that contain nothing personal, so that the service worker may cache them: `everyone` of public pages
 * (app/server/page-rules.ts), `members` of pages behind login.
 */
export const OFFLINE_CACHE_HEADER = 'plaza-keep'
