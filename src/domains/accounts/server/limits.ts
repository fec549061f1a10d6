/** Rate limits of accounts (docs/decisions/0014-accounts.md). */
import type { RateLimit } from '#platform/server/rate-limits.ts'
import { RESET_MAIL_SPACING_S } from '../contract.ts'

const MINUTE_S = 60
const HOUR_S = 3600

export const LOGIN_PER_ADDRESS: RateLimit = { name: 'login-address', points: 25, seconds: 5 * MINUTE_S }
/** Counted by account, and separately by account and device for known devices: a stranger's guesses do not lock the owner out. */
export const LOGIN_PER_ACCOUNT: RateLimit = { name: 'login-account', points: 25, seconds: HOUR_S }
export const SIGN_UP_PER_ADDRESS: RateLimit = { name: 'sign-up', points: 5, seconds: 30 * MINUTE_S }
export const RESET_MAIL_SPACING: RateLimit = { name: 'reset-mail', points: 1, seconds: RESET_MAIL_SPACING_S }
export const RESET_MAIL_PER_DAY: RateLimit = { name: 'reset-mail-day', points: 5, seconds: 24 * HOUR_S }
export const RESET_PER_ADDRESS: RateLimit = { name: 'reset-address', points: 25, seconds: 5 * MINUTE_S }
export const VERIFICATION_MAIL_SPACING: RateLimit = { name: 'verification-mail', points: 1, seconds: MINUTE_S }
export const VERIFICATION_MAIL_PER_DAY: RateLimit = { name: 'verification-mail-day', points: 10, seconds: 24 * HOUR_S }
export const TOKEN_PER_ADDRESS: RateLimit = { name: 'token-address', points: 30, seconds: 5 * MINUTE_S }
export const REAUTHENTICATION_PER_ACCOUNT: RateLimit = { name: 'reauthentication', points: 10, seconds: 10 * MINUTE_S }
/** Every attempt renders five image variants. */
export const AVATAR_PER_HOUR: RateLimit = { name: 'avatar', points: 20, seconds: HOUR_S }
/** Each change reserves another name, so changes are rare. */
export const USERNAME_PER_DAY: RateLimit = { name: 'username-day', points: 3, seconds: 24 * HOUR_S }
/** Four login challenges' worth of codes, counted like logins. At any time three of a million codes are valid. */
export const SECOND_FACTOR_PER_ACCOUNT: RateLimit = { name: 'second-factor', points: 20, seconds: 4 * HOUR_S }
/** Counted by network address for guests, by account for members. */
export const PASSKEY_CHALLENGES: RateLimit = { name: 'passkey-challenge', points: 60, seconds: 5 * MINUTE_S }
