export { fillListings } from './rebuild-listings.ts'
