/** The door of accounts for other domains' screens. */
export { meQuery, useMe } from './queries.ts'
export { becomeGuest } from './viewer.ts'
