/** Public interface of search for other domains' servers and the app. Commands write documents through `tx.services.search`. */

export { openSearchIndex } from './open-search-index.ts'
export { fillDocuments, rebuildDocuments } from './rebuild-documents.ts'
