/** Public interface of the inventory for other domains' screens. */
export { DEFAULT_REORDER_POINT, MAX_UNITS } from '../contract/limits.ts'
