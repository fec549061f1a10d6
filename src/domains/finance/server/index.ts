/** The door of finance for other domains' servers. */
export { ratesOf } from './settings.sql.ts'
