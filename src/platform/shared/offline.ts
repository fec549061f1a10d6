/** Constants shared by the server and the service worker. */

/** The page shown offline when the requested page is not cached; its query parameter `to` is the requested page. */
export const OFFLINE_PATH = '/offline'

/** Response header of documents that are the same for everyone, so the service worker may cache them (app/server/page-rules.ts). */
export const OFFLINE_CACHE_HEADER = 'plaza-keep'
