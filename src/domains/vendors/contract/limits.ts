/** In characters. The web counts by them without loading what checks them. */
export const MAX_VENDOR_NAME = 60
export const MAX_TAGLINE = 160
export const MAX_DESCRIPTION = 2000
export const MAX_ADDRESS = 400
export const MAX_POLICY = 1500
export const MAX_REASON = 1000
export const MAX_METHODS = 20
export const MAX_METHOD_NAME = 60
