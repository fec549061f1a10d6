export { openProductFeed } from './feed/product-feed.ts'
export { fillListings } from './rebuild-listings.ts'
