/** Files that people share with each other: which kinds, and why one is refused. Free of zod, for forms. */

/** Pictures are re-encoded without the data of the camera. */
export const PICTURE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif'] as const
const DOCUMENT_EXTENSIONS = ['pdf', 'txt', 'md', 'csv', 'ics', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'zip'] as const
export const FILE_EXTENSIONS = [...PICTURE_EXTENSIONS, ...DOCUMENT_EXTENSIONS] as const
export const MAX_FILE_NAME = 120
/** `type`: an extension that is not allowed, or another content. `full`: no room is left where it is shared. */
export const FILE_REFUSALS = ['type', 'name', 'size', 'empty', 'broken', 'full'] as const
export type FileRefusal = (typeof FILE_REFUSALS)[number]
