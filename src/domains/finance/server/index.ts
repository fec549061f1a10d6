/** The door of finance for other domains' servers. */
export { commissionByLine } from './line-commission.ts'
export { commissionPreview } from './preview-commission.ts'
export { balancesOf } from './read-balances.ts'
