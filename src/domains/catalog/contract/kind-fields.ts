/** The fields of a product that depend on its kind. */
import * as z from 'zod'
import { MAX_LEAD_DAYS, MOST_DOWNLOADS, PRODUCT_KINDS } from './kinds.ts'

export const productKind = z.enum(PRODUCT_KINDS)

export const kindView = {
  kind: productKind,
  /** Working days until it ships; null unless it is made to order. */
  leadDays: z.int().min(1).max(MAX_LEAD_DAYS).nullable(),
  /** Downloads of each file per paid unit of a digital product. */
  maxDownloads: z.int().min(1).max(MOST_DOWNLOADS),
  /** Whether each unit of a digital product comes with a license key; then its stock are the free keys. */
  licenseKeys: z.boolean(),
}

/** Left out: unchanged, or goods. */
export const kindFields = {
  kind: kindView.kind.optional(),
  leadDays: kindView.leadDays.optional(),
  maxDownloads: kindView.maxDownloads.optional(),
  licenseKeys: kindView.licenseKeys.optional(),
}
