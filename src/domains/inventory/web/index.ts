/** Public interface of the inventory for other domains' screens. */
import { lazyPart } from '#platform/web/lazy-part.tsx'

export { DEFAULT_REORDER_POINT, LOT_TRACKING, type LotTracking, MAX_UNITS } from '../contract/limits.ts'
export { type LotDraft, toNamedLots } from './lots/lot-draft.ts'
export { LotsField } from './lots/lots-field.tsx'

/** Prints labels; for members with the permission `inventory` or `catalog`. */
export const LabelsDialog = lazyPart(() => import('./labels/labels-dialog.tsx'))
