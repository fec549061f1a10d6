/** The door of accounts for other domains' screens. */
export { EntryFrame } from './entry/entry-frame.tsx'
export { ProofPrompt } from './proof/proof-prompt.tsx'
export { proven } from './proof/proven.ts'
export { meQuery, useMe } from './queries.ts'
export { securityQuery } from './security/queries.ts'
export { useKeepPreferences } from './settings/use-keep-preferences.ts'
export { askAgainWhoIAm, becomeGuest } from './viewer.ts'
