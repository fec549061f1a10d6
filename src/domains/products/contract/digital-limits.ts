/** Limits of digital products. This file doesn't import zod, so that forms can use it without loading zod. */

export const MAX_DIGITAL_FILE_BYTES = 10 * 1024 * 1024
export const MAX_DIGITAL_FILES = 20
export const MAX_DIGITAL_FILE_NAME = 120
/** Characters of a license key, and keys per request. */
export const MAX_LICENSE_KEY = 200
export const MAX_LICENSE_KEYS = 1000

/** `full`: the product has the most files already. `kind`: the product is not digital. */
export const DIGITAL_FILE_REFUSALS = ['name', 'size', 'empty', 'full', 'kind'] as const
export type DigitalFileRefusal = (typeof DIGITAL_FILE_REFUSALS)[number]
