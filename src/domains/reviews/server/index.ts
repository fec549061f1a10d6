/** The public interface of reviews for other domains' servers. */
export { averageRating } from './rating.rules.ts'
export { loadRatings, loadVendorRatings } from './ratings.sql.ts'
