/** Public interface of the inventory for other domains' screens. */
import { lazyPart } from '#platform/web/lazy-part.tsx'

export { DEFAULT_REORDER_POINT, MAX_UNITS } from '../contract/limits.ts'

/** Prints labels; for members with the permission `inventory` or `catalog`. */
export const LabelsDialog = lazyPart(() => import('./labels/labels-dialog.tsx'))
