/** The door of reviews for other domains' servers. */
export { type Rating, ratingsOf, ratingsOfVendors } from './ratings.sql.ts'
