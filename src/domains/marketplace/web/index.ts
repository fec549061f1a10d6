export { ListingCard, ListingCardSkeleton } from './listing-card.tsx'
export { VendorMark } from './vendor-mark.tsx'
export { overviewQuery } from './queries.ts'
export { marketplacePath } from './filters.ts'
