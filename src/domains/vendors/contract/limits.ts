/** Limits in characters, except MAX_METHODS. Separate from the schemas, so that screens don't load zod. */
export const MAX_VENDOR_NAME = 60
export const MAX_TAGLINE = 160
export const MAX_DESCRIPTION = 2000
export const MAX_TAX_ID = 60
export const MAX_REGISTRATION_NUMBER = 60
export const MAX_TRADER_EMAIL = 254
export const MAX_POLICY = 1500
export const MAX_REASON = 1000
export const MAX_METHODS = 20
export const MAX_METHOD_NAME = 60
export const MAX_ZONES = 20
export const MAX_ZONE_NAME = 60
/** Countries, regions or postal codes of one zone. */
export const MAX_ZONE_PLACES = 60
export const MAX_TIERS = 20
export const MAX_WEIGHT_LIMIT_GRAMS = 10_000_000
