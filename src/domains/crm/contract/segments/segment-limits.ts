/** This file doesn't import zod, so that screens can use it without loading zod. */
export const MAX_SEGMENT_NAME = 60
/** Of a workspace. */
export const MAX_SEGMENTS = 100
