/** The door of finance for other domains' servers. */
export { commissionPreview } from './preview-commission.ts'
export { balancesOf } from './read-balances.ts'
export { ratesOf } from './settings.sql.ts'
