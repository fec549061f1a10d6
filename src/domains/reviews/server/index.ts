/** The door of reviews for other domains' servers. */
export { averageOf } from './rating.rules.ts'
export { type Rating, ratingsOf, ratingsOfVendors } from './ratings.sql.ts'
