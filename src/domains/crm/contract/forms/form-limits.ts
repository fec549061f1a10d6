/** Limits of forms for websites. This file doesn't import zod, so that screens can use it without loading zod. */
export const MAX_FORMS = 50
export const MAX_FORM_TITLE = 80
export const MAX_FORM_TEXT = 500
export const MAX_FORM_MESSAGE = 2000
export const MAX_ORIGINS = 10
/** Nobody fills in a form faster, in seconds. */
export const MIN_FILL_S = 3
/** The field that people don't see; who fills it is a program. */
export const TRAP_FIELD = 'fax'

export const leadPath = (token: string) => `/lead/${token}`
