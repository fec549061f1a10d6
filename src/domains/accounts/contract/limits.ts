/** Limits shared with forms. They live outside the schemas so that screens can import them without zod. */
export const MAX_EMAIL = 254
export const MAX_PASSWORD = 1000
export const MIN_PASSWORD = 8
export const MIN_USERNAME = 3
export const MAX_USERNAME = 30
export const MAX_DISPLAY_NAME = 50
export const MAX_BIO = 500
export const MAX_LINKS = 5
export const MAX_LINK_LABEL = 40
export const MAX_LINK_URL = 300
export const MAX_TIME_ZONE = 60
export const MAX_PASSKEY_NAME = 60
export const MAX_ADDRESSES = 20

/** Minimum time between two password reset mails to one address. Earlier requests send no mail. */
export const RESET_MAIL_SPACING_S = 600
