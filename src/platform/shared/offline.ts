/** What the server and the worker of a browser tell each other. */

/** The page that is shown where nothing was kept; `to` in its query is where somebody wanted to go. */
export const OFFLINE_PATH = '/offline'

/** On a document: it is the same for everyone, and worth keeping (app/server/page-rules.ts). */
export const KEEP_HEADER = 'plaza-keep'
