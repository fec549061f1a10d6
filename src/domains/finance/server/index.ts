/** The door of finance for other domains' servers. */
export { commissionByLine } from './line-commission.ts'
export { ratesOf } from './settings.sql.ts'
