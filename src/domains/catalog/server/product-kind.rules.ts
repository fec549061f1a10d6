/** The kind of a product and what belongs to it. Pure: no database, no clock. */
import { DEFAULT_MAX_DOWNLOADS, type ProductKind } from '../contract.ts'

export type KindFields = {
  kind: ProductKind
  /** Working days until it ships; null unless it is made to order. */
  leadDays: number | null
  maxDownloads: number
  licenseKeys: boolean
}

/** Fields that a caller leaves out stay as they were. */
export type KindInput = { [Field in keyof KindFields]?: KindFields[Field] | undefined }

const GOODS: KindFields = { kind: 'goods', leadDays: null, maxDownloads: DEFAULT_MAX_DOWNLOADS, licenseKeys: false }

/** Only products made to order have a lead time, and only digital ones have keys. */
export function mergeKind(given: KindInput, before: KindFields = GOODS): KindFields {
  const kind = given.kind ?? before.kind
  const leadDays = given.leadDays === undefined ? before.leadDays : given.leadDays
  return {
    kind,
    leadDays: kind === 'madeToOrder' ? leadDays : null,
    maxDownloads: given.maxDownloads ?? before.maxDownloads,
    licenseKeys: kind === 'digital' && (given.licenseKeys ?? before.licenseKeys),
  }
}
