/** Public interface of vendors for other domains' screens. */
export { CheckList } from './check-list.tsx'
export { ApplyToSell, AwayNotice, FrozenPayout, PayoutDetails } from './lazy-parts.ts'
export { LegalText } from './legal-text.tsx'
export { shopQuery } from './queries.ts'
export { VendorLogo } from './vendor-logo.tsx'
