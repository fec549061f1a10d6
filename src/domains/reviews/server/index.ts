/** The door of reviews for other domains' servers. */
export { averageOf } from './rating.rules.ts'
export { ratingsOf, ratingsOfVendors } from './ratings.sql.ts'
